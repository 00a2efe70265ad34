// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../ui/draw-for-test.tsx';
import { Offline } from './offline.tsx';

beforeEach(() => void vi.useFakeTimers());
const connection = (on: boolean) =>
  act(() => {
    vi.stubGlobal('navigator', { onLine: on });
    dispatchEvent(new Event(on ? 'online' : 'offline'));
  });

test('a page says that the connection is gone, that it is back, and then nothing', () => {
  const { box } = drawForTest(<Offline />);
  const said = () => box.querySelector('[role=status]')!.textContent;
  expect(said()).toBe('');
  connection(false);
  expect(said()).toMatch(/You’re offline\. What you typed is kept\./);
  connection(true);
  expect(said()).toBe('You’re back online.');
  act(() => void vi.advanceTimersByTime(4000));
  expect(said()).toBe('');
  vi.useRealTimers();
});
