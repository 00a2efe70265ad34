import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

afterEach(() => vi.useRealTimers());

test('a list that is shown has what was compared meanwhile, though no message told of it', async () => {
  vi.useFakeTimers();
  const queries = new QueryClient();
  let onServer: string[] = [];
  const shown = new QueryObserver(queries, { queryKey: ['report'], queryFn: async () => [...onServer] });
  const leave = shown.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  askAgain(queries, ['report'], [100, 1_000]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.getCurrentResult().data).toEqual([]);
  onServer = ['an account that was given'];
  await vi.advanceTimersByTimeAsync(600);
  expect(shown.getCurrentResult().data).toEqual(['an account that was given']);
  leave();
});
