import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { subscribe } from './graphql.ts';

type Observer = {
  next: (message: { data?: Record<string, unknown> }) => void;
  error: (error: unknown) => void;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function listen() {
  const opened: Observer[] = [];
  const heard: unknown[] = [];
  let lost = 0;
  let ended = 0;
  const stop = subscribe(
    '',
    {},
    'tick',
    z.number(),
    (value) => heard.push(value),
    () => (lost += 1),
    () => ({
      subscribe: (observer) => {
        opened.push(observer);
        return { unsubscribe: () => (ended += 1) };
      },
    }),
  );
  return { opened, heard, stop, counts: () => ({ lost, ended }) };
}

test('messages are parsed; a malformed one is dropped, not thrown', () => {
  const { opened, heard } = listen();
  opened[0]!.next({ data: { tick: 1 } });
  opened[0]!.next({ data: { tick: 'x' } });
  expect(heard).toEqual([1]);
});

test('an ended subscription is opened again, with growing waits, and says that messages may be missing', () => {
  const { opened, counts } = listen();
  opened[0]!.error(new Error('gone'));
  vi.advanceTimersByTime(1999);
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([opened.length, counts().lost]).toEqual([2, 1]);
  opened[1]!.error(new Error('gone'));
  vi.advanceTimersByTime(3999);
  expect(opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(opened).toHaveLength(3);
});

test('once stopped it stays stopped', () => {
  const { opened, stop, counts } = listen();
  opened[0]!.error(new Error('gone'));
  stop();
  vi.advanceTimersByTime(120_000);
  expect([opened.length, counts().ended]).toEqual([1, 1]);
});
