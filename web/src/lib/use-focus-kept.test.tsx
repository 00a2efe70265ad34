// @vitest-environment happy-dom
import { act, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { drawForTest } from '../ui/draw-for-test.tsx';
import { useFocusKept } from './use-focus-kept.ts';

type State = 'idle' | 'busy' | 'done' | 'failed';

function Step({ answer }: { answer: Promise<State> }) {
  const box = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>('idle');
  useFocusKept(box);
  const note = () => {
    setState('busy');
    void answer.then(setState);
  };
  return (
    <section ref={box}>
      <h2>Report it</h2>
      {state !== 'done' && (
        <button disabled={state === 'busy'} onClick={note}>
          Note it
        </button>
      )}
    </section>
  );
}

/** Presses it by keyboard; `meanwhile` happens before the answer comes. As in a browser, a disabled button has no focus. */
async function press(end: State, meanwhile: () => void = () => {}) {
  let answer = (_: State) => {};
  const { box, click } = drawForTest(<Step answer={new Promise((resolve) => (answer = resolve))} />);
  box.querySelector('button')!.focus();
  click('Note it');
  (document.activeElement as HTMLElement).blur();
  meanwhile();
  await act(async () => answer(end));
  return document.activeElement?.textContent;
}

test('a button that is gone leaves the focus to the heading of its step', async () =>
  expect(await press('done')).toBe('Report it'));
test('a button that can be pressed again has the focus again', async () =>
  expect(await press('failed')).toBe('Note it'));
test('whoever has gone on meanwhile is not called back', async () =>
  expect(
    await press('done', () => {
      const elsewhere = document.createElement('button');
      elsewhere.textContent = 'Elsewhere';
      document.body.append(elsewhere);
      elsewhere.focus();
    }),
  ).toBe('Elsewhere'));
