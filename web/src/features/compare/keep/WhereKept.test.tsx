// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { keepForLater } from './keep-for-later.ts';
import { keptHere } from '../kept-here.ts';
import { type Draft, emptySide } from '../side.ts';
import { WhereKept } from './WhereKept.tsx';

const kept = () => ({
  at: Date.now(),
  link: 'https://x.com/maya_ho1limund',
  ...{ platform: 'X', handle: 'maya_ho1limund', platformName: 'X' },
});
const of = (link: string): Draft => ({ yours: emptySide(), theirs: { ...emptySide(), link } });
const draw = (filled: boolean, link = kept().link) => {
  const Form = () => {
    const [started, setStarted] = useState(filled);
    const onClear = () => {
      setStarted(false);
      return () => setStarted(filled);
    };
    return <WhereKept draft={of(started ? link : '')} onClear={onClear} />;
  };
  const { box } = drawForTest(<Form />);
  const press = () => act(() => box.querySelector('button')!.click());
  return { box, press };
};
beforeEach(() => localStorage.clear());

test('what was only entered is kept in this tab, and says so', () => {
  expect(draw(true).box.textContent).toBe('What you entered is kept in this tab only. Clear it');
  expect(draw(false).box.textContent).toBe('');
});

test('what was to become a case is kept in this browser, until it is cleared', () => {
  act(() => void keepForLater(kept()));
  const { box, press } = draw(true);
  expect(box.textContent).toBe('What you entered is kept in this browser. Clear it');
  box.querySelector('button')!.focus();
  press();
  expect(keptHere(Date.now())).toBeUndefined();
  expect(box.textContent).toBe('Cleared. Undo');
  expect(document.activeElement?.textContent).toBe('Undo');
  press();
  expect(keptHere(Date.now())).toMatchObject({ handle: 'maya_ho1limund' });
  expect(box.textContent).toBe('What you entered is kept in this browser. Clear it');
});

test('what was only entered comes back as well', () => {
  const { box, press } = draw(true);
  press();
  expect(box.textContent).toBe('Cleared. Undo');
  press();
  expect(box.textContent).toBe('What you entered is kept in this tab only. Clear it');
});

test('it can be cleared from an empty form, too', () => {
  act(() => void keepForLater(kept()));
  const { box } = draw(false);
  expect(box.textContent).toBe(
    'A comparison that you saved is kept in this browser. Continue with it Clear it',
  );
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/cases/new');
});

test('what was saved about another account isn’t what was entered here', () => {
  act(() => void keepForLater(kept()));
  const { box, press } = draw(true, 'https://x.com/maya_h0llimund');
  expect(box.textContent).toBe('What you entered is kept in this tab only. Clear it');
  press();
  expect(box.textContent).toBe('Cleared. Undo');
  expect(keptHere(Date.now())).toMatchObject({ handle: 'maya_ho1limund' });
});
