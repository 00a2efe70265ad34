import { expect, it, vi } from 'vitest';
import { reloadStale } from './stale.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x.js');
const now = Date.parse('2026-11-23T12:00:00.000Z');

function browser() {
  const kept = new Map<string, string>();
  return {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    reload: vi.fn(),
  };
}

it('a tab whose parts are gone is loaded anew once, and after a later deploy again', () => {
  const tab = browser();
  expect(reloadStale(gone, now, tab)).toBe(true);
  expect(reloadStale(gone, now + 5000, tab)).toBe(false);
  expect(tab.reload).toHaveBeenCalledTimes(1);
  expect(reloadStale(gone, now + 3_600_000, tab)).toBe(true);
});

it.each(['error loading dynamically imported module: /assets/x.js', 'Importing a module script failed.'])(
  'as %s',
  (message) => expect(reloadStale(new TypeError(message), now, browser())).toBe(true),
);

it.each([
  new Error('x is not a function'),
  undefined,
  new Error('This part of the page took too long to arrive.'),
])('any other error stays one: %s', (error) => {
  const tab = browser();
  expect(reloadStale(error, now, tab)).toBe(false);
  expect(tab.reload).not.toHaveBeenCalled();
});
