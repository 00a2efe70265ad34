import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { subscribe } from './subscribe.ts';

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

async function listen() {
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
    async () => ({
      subscribe: (observer) => {
        opened.push(observer);
        return { unsubscribe: () => (ended += 1) };
      },
    }),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { opened, heard, stop, counts: () => ({ lost, ended }) };
}

test('messages are parsed; a malformed one is dropped, not thrown', async () => {
  const { opened, heard } = await listen();
  opened[0]!.next({ data: { tick: 1 } });
  opened[0]!.next({ data: { tick: 'x' } });
  expect(heard).toEqual([1]);
});

test('an ended subscription is opened again, with growing waits, and says that messages may be missing', async () => {
  const { opened, counts } = await listen();
  opened[0]!.error(new Error('gone'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([opened.length, counts().lost]).toEqual([2, 1]);
  opened[1]!.error(new Error('gone'));
  await vi.advanceTimersByTimeAsync(3999);
  expect(opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(3);
});

test('once stopped it stays stopped', async () => {
  const { opened, stop, counts } = await listen();
  opened[0]!.error(new Error('gone'));
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([opened.length, counts().ended]).toEqual([1, 1]);
});

test('stopped before its client is there, it never begins', async () => {
  let listened = 0;
  const opened = async () => ({ subscribe: () => ({ unsubscribe: () => {}, count: (listened += 1) }) });
  subscribe(
    ...(['', {}, 'tick', z.number()] as const),
    () => {},
    () => {},
    opened,
  )();
  await vi.advanceTimersByTimeAsync(0);
  expect(listened).toBe(0);
});
