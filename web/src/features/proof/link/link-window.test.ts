import { expect, test } from 'vitest';
import { receiveCallback } from './callback.ts';
import { beginLink, begunLink, dropLateLinks, LINK_LASTS, takeCode } from './link-window.ts';

function stores() {
  const one = () => {
    const map = new Map<string, string>();
    return {
      map,
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    };
  };
  return { local: one(), tab: one() };
}
const account = { platform: 'GITHUB', handle: 'maya-hollimund' } as const;
const link = { ...account, state: `${'a'.repeat(32)}_github`, at: 1000 };
const back = (state: string, code = 'c0de') => ({ search: `?code=${code}&state=${state}`, hash: '' });

test('what the callback page stored is taken once, and nothing stays behind', () => {
  const both = stores();
  beginLink(link, both);
  expect(receiveCallback('github', back(link.state), both.local, 2000)).toEqual({ kind: 'stored' });
  expect(begunLink(account, 2000, both)).toEqual(link);
  expect(takeCode(account, both)).toBe('c0de');
  expect(takeCode(account, both)).toBeUndefined();
  expect(both.local.map.size + both.tab.map.size).toBe(0);
});

test('a forged state leaves no code', () => {
  const both = stores();
  beginLink(link, both);
  expect(receiveCallback('github', back(`${'b'.repeat(32)}_github`), both.local, 2000).kind).toBe('refused');
  expect(takeCode(account, both)).toBeUndefined();
});

test('a code that came back twice is refused the second time', () => {
  const both = stores();
  beginLink(link, both);
  receiveCallback('github', back(link.state), both.local, 2000);
  expect(receiveCallback('github', back(link.state, 'other'), both.local, 2001).kind).toBe('refused');
  expect(takeCode(account, both)).toBe('c0de');
});

test('a code left behind by an earlier sign-in is not taken for the next one', () => {
  const both = stores();
  both.local.setItem('github', 'old');
  beginLink(link, both);
  expect(takeCode(account, both)).toBeUndefined();
});

test('what is over is deleted, in its tab and in any other', () => {
  const both = stores();
  beginLink(link, both);
  dropLateLinks(link.at + LINK_LASTS - 1, both);
  expect([both.local.map.size, both.tab.map.size]).toEqual([1, 1]);
  dropLateLinks(link.at + LINK_LASTS, { ...both, tab: stores().tab });
  expect([both.local.map.size, both.tab.map.size]).toEqual([0, 1]);
  dropLateLinks(link.at + LINK_LASTS, both);
  expect(both.tab.map.size).toBe(0);
});

test('a code that nobody took is deleted as long after it came', () => {
  const { local, tab } = stores();
  beginLink(link, { local, tab });
  receiveCallback('github', back(link.state), local, 2000);
  dropLateLinks(2000 + LINK_LASTS - 1, { local, tab });
  expect(local.getItem('github')).toBe('c0de');
  dropLateLinks(2000 + LINK_LASTS, { local, tab });
  expect(local.map.size).toBe(0);
});

test('what another tab has begun since is left to it', () => {
  const both = stores();
  beginLink(link, both);
  const later = { ...link, at: link.at + 1000 };
  beginLink(later, { ...both, tab: stores().tab });
  receiveCallback('github', back(link.state), both.local, later.at);
  dropLateLinks(link.at + LINK_LASTS, both);
  expect(both.tab.map.size).toBe(0);
  expect(both.local.getItem('github')).toBe('c0de');
});

test('another account, or too late, is not waited for', () => {
  const both = stores();
  beginLink(link, both);
  expect(begunLink({ ...account, handle: 'other' }, 2000, both)).toBeUndefined();
  expect(begunLink(account, link.at + LINK_LASTS, both)).toBeUndefined();
});
