// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedBy } from '../../lib/form/typed-here.ts';
import { keepForLater } from '../compare/keep/keep-for-later.ts';
import { keptHere } from '../compare/kept-here.ts';
import { emptySide, loadDraft, saveDraft } from '../compare/side.ts';
import { leave } from './leave.ts';

const auth = vi.hoisted(() => ({ signOut: vi.fn() }));
vi.mock('aws-amplify/auth', () => auth);

beforeEach(() => {
  vi.useFakeTimers();
  auth.signOut.mockReset().mockResolvedValue(undefined);
  localStorage.setItem('lastActiveBusinessId', 'b-1');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

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

test('where something has to go through first and does not, nobody is signed out and nothing is forgotten', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['user'], { id: '1' });
  const first = () => Promise.reject(new Error('offline'));
  await expect(leave(queries, { first })).rejects.toThrow('offline');
  expect(auth.signOut).not.toHaveBeenCalled();
  expect([localStorage.length, queries.getQueryData(['user'])]).toEqual([1, { id: '1' }]);
});

test('of whoever was away, what they typed waits in the tab, and nothing else stays', async () => {
  sessionStorage.setItem('typed.form', '{}');
  sessionStorage.setItem('countersign.tourEnded', '1');
  await leave(new QueryClient(), { away: true });
  expect([localStorage.length, Object.keys(sessionStorage)]).toEqual([0, ['typed.form']]);
  await leave(new QueryClient());
  expect(sessionStorage.length).toBe(0);
});

const LAST_USER = 'CognitoIdentityServiceProvider.client.LastAuthUser';
/** As Amplify and the session do between them. */
const signInAs = (userId: string) => {
  localStorage.setItem(LAST_USER, userId);
  typedBy(userId);
};
const draft = { yours: emptySide(), theirs: { ...emptySide(), link: 'https://x.com/maya_ho1limund' } };
const onItsWay = () => {
  const account = { link: draft.theirs.link, platform: 'X', handle: 'maya_ho1limund', platformName: 'X' };
  keepForLater({ at: Date.now(), ...account });
  saveDraft(draft);
  sessionStorage.setItem('countersign.compared', JSON.stringify({ of: '', at: 1 }));
};
/** What of a comparison there is to go on with. */
const comparison = () => [
  keptHere(Date.now())?.handle,
  loadDraft().theirs.link,
  sessionStorage.getItem('countersign.compared') !== null,
];
const WHOLE = ['maya_ho1limund', draft.theirs.link, true];
const NONE = [undefined, '', false];

test('a comparison on its way to a case waits for whoever was away', async () => {
  onItsWay();
  signInAs('maya');
  await leave(new QueryClient(), { away: true });
  // Beyond the tab it is for nobody else: who they are is known only after they signed in.
  expect(comparison()[0]).toBeUndefined();
  signInAs('maya');
  expect(comparison()).toEqual(WHOLE);
});

test('and is gone once somebody else signs in, or who it is for signs out on purpose', async () => {
  signInAs('maya');
  onItsWay();
  await leave(new QueryClient(), { away: true });
  signInAs('pat');
  expect(comparison()).toEqual(NONE);
  onItsWay();
  await leave(new QueryClient());
  expect([comparison(), localStorage.length, sessionStorage.length]).toEqual([NONE, 0, 0]);
});

test('what somebody else compares after a sign-out is their own', async () => {
  signInAs('maya');
  await leave(new QueryClient(), { away: true });
  onItsWay();
  expect(comparison()).toEqual(WHOLE);
  signInAs('pat');
  expect(comparison()).toEqual(WHOLE);
});

test('whoever came in by the wrong way takes along what they compared before', async () => {
  onItsWay();
  signInAs('maya by Google');
  await leave(new QueryClient(), { wrongWay: true });
  expect([comparison(), localStorage.length]).toEqual([WHOLE, 1]);
  signInAs('maya');
  expect(comparison()).toEqual(WHOLE);
});
