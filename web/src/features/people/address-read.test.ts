import { expect, test } from 'vitest';
import { addressOf } from './address-read.ts';
import { connectedWords } from './connected-words.ts';
import { groupsOf } from './groups.ts';

test.each([
  ['Otto@Example.com', '', { emailAddress: 'otto@Example.com' }],
  ['https://github.com/otto', '', { platform: 'GITHUB', handle: 'otto' }],
  ['@otto', 'X', { platform: 'X', handle: 'otto' }],
])('%s is read', (text, platform, address) => {
  const read = addressOf(text, platform);
  expect(read.state === 'read' && JSON.stringify(read.address).toLowerCase()).toBe(
    JSON.stringify(address).toLowerCase(),
  );
});

test.each([
  ['', '', 'empty'],
  ['otto', '', 'ask'],
  ['https://example.com/otto', '', 'unknown'],
  ['otto@example', '', 'unknown'],
  ['otto@', '', 'unknown'],
])('%s is not an address yet', (text, platform, state) => {
  expect(addressOf(text, platform).state).toBe(state);
});

test('each row stands in one group', () => {
  const row = (status: 'REQUESTED' | 'ACCEPTED' | 'BROKEN' | 'IGNORED', asked: boolean) => ({
    userId: 'me',
    peerId: `${status}-${asked}`,
    status,
    asked,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    peerVerified: false,
    earlierName: null,
    vouches: [],
  });
  const rows = (['REQUESTED', 'ACCEPTED', 'BROKEN', 'IGNORED'] as const).flatMap((status) => [
    row(status, true),
    row(status, false),
  ]);
  const groups = groupsOf(rows);
  expect(Object.values(groups).flat()).toHaveLength(rows.length);
  expect(groups.asking.map(({ peerId }) => peerId)).toEqual(['REQUESTED-false']);
});

test.each([
  [0, 'You have no verified connections yet. Each adds 5 to your score, starting with the first.'],
  [1, 'One verified connection: +5 to your score.'],
  [7, '7 verified connections: +20 to your score, the most that connections can add.'],
])('%i verified', (count, words) => {
  expect(connectedWords(count)).toBe(words);
});
