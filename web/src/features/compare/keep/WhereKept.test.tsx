// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { keepForLater, keptHere } from '../kept-here.ts';
import { WhereKept } from './WhereKept.tsx';

const kept = () => ({
  at: Date.now(),
  link: 'https://x.com/maya_ho1limund',
  ...{ platform: 'X', handle: 'maya_ho1limund', platformName: 'X' },
});
const draw = (started: boolean) => {
  let cleared = 0;
  const { box } = drawForTest(<WhereKept started={started} onClear={() => (cleared += 1)} />);
  return { box, cleared: () => cleared };
};
beforeEach(() => localStorage.clear());

test('what was only entered is kept in this tab, and says so', () => {
  expect(draw(true).box.textContent).toBe('What you entered is kept in this tab only. Clear it');
  expect(draw(false).box.textContent).toBe('');
});

test('what was to become a case is kept in this browser, until it is cleared', () => {
  act(() => void keepForLater(kept()));
  const { box, cleared } = draw(true);
  expect(box.textContent).toBe('What you entered is kept in this browser. Clear it');
  act(() => box.querySelector('button')!.click());
  expect([keptHere(Date.now()), cleared()]).toEqual([undefined, 1]);
  expect(box.textContent).toBe('What you entered is kept in this tab only. Clear it');
});

test('it can be cleared from an empty form, too', () => {
  act(() => void keepForLater(kept()));
  expect(draw(false).box.textContent).toBe('What you entered is kept in this browser. Clear it');
});
