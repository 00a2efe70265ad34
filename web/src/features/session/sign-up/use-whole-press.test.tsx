// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { useWholePress } from './use-whole-press.ts';

function Form({ onLeft }: { onLeft: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useWholePress(box);
  return (
    <form>
      <input name="password" onBlur={onLeft} />
      <input name="email" />
      <div ref={box}>
        <label>
          <input type="checkbox" /> I agree
        </label>
      </div>
      <button type="button">Show password</button>
    </form>
  );
}

const press = () => new MouseEvent('mousedown', { bubbles: true, cancelable: true });

test('a box that is pressed is ticked before the field with the focus is left, and then has the focus', () => {
  const onLeft = vi.fn();
  const { box, click } = drawForTest(<Form onLeft={onLeft} />);
  box.querySelector<HTMLElement>('[name=password]')!.focus();
  const down = press();
  act(() => void box.querySelector('label')!.dispatchEvent(down));
  // A press that is prevented leaves the focus where it is.
  expect(down.defaultPrevented).toBe(true);
  expect(onLeft).not.toHaveBeenCalled();
  click('I agree');
  const tick = box.querySelector<HTMLInputElement>('[type=checkbox]')!;
  expect(tick.checked).toBe(true);
  expect(document.activeElement).toBe(tick);
  expect(onLeft).toHaveBeenCalledOnce();
});

test('a button keeps its focus, and another field takes its own press', () => {
  const { box, click } = drawForTest(<Form onLeft={() => undefined} />);
  act(() => void box.querySelector('button')!.dispatchEvent(press()));
  click('Show password');
  expect(document.activeElement?.textContent).toBe('Show password');
  const down = press();
  act(() => void box.querySelector('[name=email]')!.dispatchEvent(down));
  expect(down.defaultPrevented).toBe(false);
});

test('Enter in a field, which clicks the button as well, leaves the focus in the field', () => {
  const onLeft = vi.fn();
  const { box, click } = drawForTest(<Form onLeft={onLeft} />);
  const field = box.querySelector<HTMLElement>('[name=password]')!;
  field.focus();
  click('Show password');
  expect(document.activeElement).toBe(field);
  expect(onLeft).not.toHaveBeenCalled();
});
