// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rootForTest } from '../../ui/draw-for-test.tsx';
import { stateKey } from '../../features/proof/link/callback.ts';
import OAuthCallback from './oauth-callback.tsx';

const closed = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  closed.mockReset();
  vi.stubGlobal('close', closed);
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => vi.useRealTimers());

function open(platform: string, search: string): string {
  history.replaceState(null, '', `/auth/${platform}${search}`);
  const box = document.createElement('div');
  const router = createMemoryRouter([{ path: '/auth/:platform', Component: OAuthCallback }], {
    initialEntries: [`/auth/${platform}${search}`],
  });
  act(() => rootForTest(box).render(<RouterProvider router={router} />));
  return box.textContent;
}
const started = (platform: 'x' | 'github', state: string) =>
  localStorage.setItem(stateKey(platform), JSON.stringify({ state, at: Date.now() }));

test('x says that it is processing, stores the code and closes after 100 ms', () => {
  started('x', 'abc_x');
  expect(open('x', '?code=c1&state=abc_x')).toContain('Processing X login...');
  expect(localStorage.getItem('x')).toBe('c1');
  vi.advanceTimersByTime(99);
  expect(closed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(closed).toHaveBeenCalledOnce();
});

test('the others close at once', () => {
  started('github', 's');
  open('github', '?code=c2&state=s');
  vi.advanceTimersByTime(0);
  expect([localStorage.getItem('github'), closed.mock.calls.length]).toEqual(['c2', 1]);
});

test('whoever cancels reads that nothing has changed, and what to do with the window', () => {
  expect(open('github', '?error=access_denied')).toContain(
    'User cancelled OAuth flow.Nothing has changed. You can close this window and try again.',
  );
});

test('a state that is not ours: the sentence, no code, and the window stays', () => {
  expect(open('github', '?code=c2&state=s')).toContain('An error occurred while validating the state.');
  vi.advanceTimersByTime(1000);
  expect([localStorage.getItem('github'), closed.mock.calls.length]).toEqual([null, 0]);
});
