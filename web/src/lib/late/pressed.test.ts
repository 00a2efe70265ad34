import { afterEach, expect, test, vi } from 'vitest';
import { pressed } from './pressed.ts';

afterEach(() => void vi.unstubAllGlobals());

test('without a connection nothing is asked for, and it comes once there is one', async () => {
  const load = vi.fn(async () => 'the module');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(pressed(load)).rejects.toThrow('You’re offline. Please try again once you’re back online.');
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await pressed(load)).toBe('the module');
});

test.each([
  ['Failed to fetch dynamically imported module: /a.js', /Please reload the page, and try again\.$/],
  ['It broke.', /^It broke\.$/],
])('what goes wrong says what to do: %s', async (message, said) => {
  vi.stubGlobal('navigator', { onLine: true });
  await expect(pressed(() => Promise.reject(new Error(message)))).rejects.toThrow(said);
});
