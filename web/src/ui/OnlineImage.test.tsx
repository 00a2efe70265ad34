// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawForTest } from './draw-for-test.tsx';
import { OnlineImage } from './OnlineImage.tsx';

afterEach(() => vi.restoreAllMocks());

const turn = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
const fail = (box: HTMLElement) => act(() => box.querySelector('img')!.dispatchEvent(new Event('error')));

test('a picture that failed leaves its place to words, and is asked for again with the connection', () => {
  const { box } = drawForTest(
    <OnlineImage src="/p.jpg" alt="Maya" className="portrait">
      <span>unavailable</span>
    </OnlineImage>,
  );
  turn(false);
  fail(box);
  expect([box.querySelector('img'), box.textContent]).toEqual([null, 'unavailable']);
  turn(true);
  expect(box.querySelector('img')?.alt).toBe('Maya');
  fail(box);
  expect(box.querySelector('img'), 'with a connection it is not asked for for ever').toBe(null);
});
