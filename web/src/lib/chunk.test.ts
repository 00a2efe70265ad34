import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunk, page } from './chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

test('a part of the page that does not arrive is given up after 120000 ms', async () => {
  const outcome = chunk(never).catch((error: Error) => error.message);
  let told: unknown;
  void outcome.then((words) => (told = words));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toBe('This part of the page took too long to arrive.');
});

test('one that arrives in time is shown, and nothing is left waiting', async () => {
  const Page = () => null;
  const late = () =>
    new Promise<{ default: typeof Page }>((resolve) => setTimeout(() => resolve({ default: Page }), 119_000));
  const loaded = page(late)();
  await vi.advanceTimersByTimeAsync(119_000);
  expect(await loaded).toEqual({ Component: Page });
  expect(vi.getTimerCount()).toBe(0);
});

test('one that cannot be loaded says why at once', async () => {
  await expect(chunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('without a connection a page is waited for, and comes when it is back', async () => {
  const Page = () => null;
  let back = () => {};
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => (back = heard));
  let asked = 0;
  const loaded = page(() => Promise.resolve({ default: Page, asked: (asked += 1) }))();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(0);
  back();
  expect(await loaded).toEqual({ Component: Page });
});
