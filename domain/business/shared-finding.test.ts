import { expect, test } from 'vitest';
import type { Finding } from '../scan/finding.ts';
import { asShared, isShareable, isSharedWith, withSharing } from './shared-finding.ts';

const at = '2026-11-20T12:00:00.000Z';
const finding: Finding = {
  ...{ subjectId: 'U#maya', id: 'f', platform: 'GITHUB', verdict: 'likely clone', score: 88, reasons: [] },
  yours: { platform: 'GITHUB', handle: 'maya', bio: 'mine' },
  theirs: { platform: 'GITHUB', handle: 'maya-0', name: 'Maya' },
  ...{ status: 'OPEN', firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen', note: 'note' }] },
};

test('a business sees the account, how it is judged and who shares it, and nothing else', () => {
  expect(asShared(finding, 'Maya H')).toEqual({
    ...{ platform: 'GITHUB', handle: 'maya-0', verdict: 'likely clone', status: 'OPEN' },
    ...{ firstSeen: at, sharedBy: 'Maya H' },
  });
});

test.each([
  ['likely clone', 'OPEN', true],
  ['possible clone', 'RESOLVED', true],
  ['likely clone', 'MINE', false],
  ['namesake', 'OPEN', false],
] as const)('a %s that is %s: may be shared %s', (verdict, status, shareable) =>
  expect(isShareable({ verdict, status })).toBe(shareable),
);

test('sharing and ending it leave other businesses as they are, and twice is once', () => {
  const acme = withSharing(finding, 'acme', true)!;
  const both = withSharing(acme, 'other', true)!;
  expect(both.sharedWithBusinessIds).toEqual(['acme', 'other']);
  expect(withSharing(both, 'acme', true)).toBeUndefined();
  const ended = withSharing(both, 'acme', false)!;
  expect([isSharedWith(ended, 'acme'), isSharedWith(ended, 'other')]).toEqual([false, true]);
  expect(withSharing(ended, 'acme', false)).toBeUndefined();
  const many = { ...finding, sharedWithBusinessIds: Array.from({ length: 20 }, (_, n) => `b${n}`) };
  const ids = withSharing(many, 'acme', true)?.sharedWithBusinessIds;
  expect([ids?.length, ids?.at(-1)], 'a row has room for twenty').toEqual([20, 'acme']);
});
