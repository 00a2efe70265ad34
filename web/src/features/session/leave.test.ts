// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leave } from './leave.ts';

const auth = vi.hoisted(() => ({ signOut: vi.fn() }));
vi.mock('aws-amplify/auth', () => auth);

beforeEach(() => {
  vi.useFakeTimers();
  auth.signOut.mockReset().mockResolvedValue(undefined);
  localStorage.setItem('lastActiveBusinessId', 'b-1');
});
afterEach(() => vi.useRealTimers());

/** A cache with a loaded person and a save that takes `duration` ms. */
function saving(duration: number): { queries: QueryClient; story: string[] } {
  const queries = new QueryClient();
  const story: string[] = [];
  queries.setQueryData(['user'], { id: '1' });
  const mutation = queries.getMutationCache().build(queries, {
    mutationFn: async () => {
      await new Promise((done) => setTimeout(done, duration));
      story.push('saved');
    },
  });
  void mutation.execute(undefined);
  auth.signOut.mockImplementation(async () => {
    story.push(`revoked with ${queries.getQueryCache().getAll().length} loaded`);
  });
  return { queries, story };
}

test('saves, then clears what was loaded, then revokes, then clears the browser', async () => {
  const { queries, story } = saving(300);
  const done = leave(queries);
  await vi.advanceTimersByTimeAsync(300);
  await done;
  expect(story).toEqual(['saved', 'revoked with 0 loaded']);
  expect(localStorage.length).toBe(0);
});

test('a save that hangs holds up the sign-out for two seconds at most', async () => {
  const { queries, story } = saving(60_000);
  const done = leave(queries);
  await vi.advanceTimersByTimeAsync(1999);
  expect(story).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(story).toEqual(['revoked with 0 loaded']);
});

test('the browser is cleared even when revoking fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  auth.signOut.mockRejectedValue(new Error('offline'));
  await leave(new QueryClient());
  expect(localStorage.length).toBe(0);
});

test('of whoever was away, what they typed waits in the tab, and nothing else stays', async () => {
  sessionStorage.setItem('typed.form', '{}');
  sessionStorage.setItem('countersign.tourEnded', '1');
  await leave(new QueryClient(), { away: true });
  expect([localStorage.length, Object.keys(sessionStorage)]).toEqual([0, ['typed.form']]);
  await leave(new QueryClient());
  expect(sessionStorage.length).toBe(0);
});
