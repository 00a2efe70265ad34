// @vitest-environment happy-dom
import { Hub } from 'aws-amplify/utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSession, currentSession, onOtherUser, watchSession } from './session.ts';

const auth = vi.hoisted(() => ({ getCurrentUser: vi.fn(), fetchAuthSession: vi.fn(), signOut: vi.fn() }));
vi.mock('aws-amplify/auth', () => auth);

const named = (name: string) => Object.assign(new Error(name), { name });
const signedInAs = (email: string) => {
  auth.getCurrentUser.mockResolvedValue({ userId: 'sub-1' });
  auth.fetchAuthSession.mockResolvedValue({ tokens: { idToken: { payload: { email } } } });
};
/** As Amplify says it itself: only its own symbol may speak on this channel unremarked. */
const tell = (event: string, data?: unknown) =>
  Hub.dispatch('auth', { event, data }, 'Auth', Symbol.for('amplify_default'));
let stop = () => {};

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}'))); // config.json
  auth.signOut.mockReset().mockResolvedValue(undefined);
  signedInAs('maya@hollimund.example');
  stop = watchSession(() => {});
  await checkSession();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a token refresh asks who the user is now', async () => {
  expect(currentSession()).toMatchObject({ email: 'maya@hollimund.example' });
  signedInAs('maya@new.example');
  tell('tokenRefresh');
  await vi.waitFor(() =>
    expect(currentSession()).toEqual({
      status: 'authenticated',
      userId: 'sub-1',
      email: 'maya@new.example',
    }),
  );
});

test('if that fails, the person is signed out', async () => {
  auth.getCurrentUser.mockRejectedValue(named('NotAuthorizedException'));
  tell('tokenRefresh');
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'unauthenticated' }));
});

test('a refresh that fails signs out, a network error on refresh does not', async () => {
  auth.fetchAuthSession.mockRejectedValue(named('NetworkError'));
  tell('tokenRefresh_failure', { error: named('NetworkError') });
  await checkSession();
  expect(currentSession()).toMatchObject({ status: 'authenticated' });
  auth.fetchAuthSession.mockResolvedValue({});
  tell('tokenRefresh_failure', { error: named('NotAuthorizedException') });
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'unauthenticated' }));
});

test('whoever was deleted is signed out of this browser', async () => {
  auth.getCurrentUser.mockRejectedValue(named('UserNotFoundException'));
  auth.signOut.mockClear();
  await checkSession();
  expect(currentSession()).toEqual({ status: 'unauthenticated' });
  expect(auth.signOut).toHaveBeenCalledOnce();
});

test('a page that opens without a network does not ask to sign in; it goes on once the network is back', async () => {
  tell('signedOut');
  auth.getCurrentUser.mockRejectedValue(named('NetworkError'));
  await checkSession();
  expect(currentSession()).toMatchObject({ status: 'failed', words: expect.stringContaining('network') });
  auth.getCurrentUser.mockReset();
  auth.getCurrentUser.mockResolvedValue({ userId: 'sub-1' });
  auth.fetchAuthSession.mockResolvedValue({ tokens: { idToken: { payload: {} } } });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'authenticated' }));
});

test('a sign-out event ends the session at once', () => {
  tell('signedOut');
  expect(currentSession()).toEqual({ status: 'unauthenticated' });
});

test('a sign-in in another tab is seen once it is written whole, a sign-out at once', async () => {
  tell('signedOut');
  const told = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key: `CognitoIdentityServiceProvider.${key}`, newValue }));
  auth.getCurrentUser.mockClear();
  told('client.LastAuthUser', 'sub-1');
  told('client.sub-1.accessToken', 'a');
  expect(auth.getCurrentUser).not.toHaveBeenCalled();
  told('client.sub-1.clockDrift', '0');
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'authenticated' }));
  auth.getCurrentUser.mockRejectedValue(named('UserUnAuthenticatedException'));
  told('client.LastAuthUser', null);
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'unauthenticated' }));
});

test('somebody else in the same tab finds nothing of the person before them: neither what was loaded, nor what was typed', async () => {
  const loaded = new Set(['the cases of sub-1']);
  onOtherUser(() => loaded.clear());
  sessionStorage.setItem('typed.form', JSON.stringify({ by: 'sub-1', at: '/support', values: {} }));
  tell('signedOut');
  await checkSession();
  expect([loaded.size, sessionStorage.length]).toEqual([1, 1]);
  auth.getCurrentUser.mockResolvedValue({ userId: 'sub-2' });
  await checkSession();
  expect([loaded.size, sessionStorage.length]).toEqual([0, 0]);
});

test('a sign-out on purpose in another tab leaves nothing typed in this one', () => {
  sessionStorage.setItem('typed.form', '{}');
  dispatchEvent(new StorageEvent('storage', { key: 'countersign.known', newValue: null }));
  expect(sessionStorage.length).toBe(1);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sessionStorage.length).toBe(0);
});
