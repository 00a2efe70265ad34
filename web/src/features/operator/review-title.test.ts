import { expect, it } from 'vitest';
import type { ReviewedHolder } from '#domain/proof/review';
import { badgeState, reviewTitle } from './review-title.ts';

const holder = (handle: string, over: Partial<ReviewedHolder> = {}) =>
  ({
    handle,
    reports: [],
    reason: null,
    reviewSince: null,
    wantsPublic: true,
    ...over,
  }) as unknown as ReviewedHolder;
const report = { id: 'r', at: '', own: '', words: '' };

it.each([
  [[holder('maya'), holder('rnaya')], 'Two accounts look alike: maya, rnaya'],
  [[holder('a'), holder('b'), holder('c')], '3 accounts look alike: a, b, c'],
  [[holder('maya', { reports: [report] })], 'Reported: maya'],
  [[holder('maya', { reason: 'disputed' })], 'Also proven by someone else: maya'],
  [[holder('maya', { reason: 'looks like another' })], 'To review: maya'],
])('%#: %s', (holders, title) => {
  expect(reviewTitle({ holders })).toBe(title);
});

it('a badge is shown, paused, or its holder’s own affair', () => {
  expect(badgeState(holder('a')).said).toBe('Shown');
  expect(badgeState(holder('a', { reviewSince: '2026-11-20T00:00:00Z' })).said).toBe('Paused');
  expect(badgeState(holder('a', { reviewSince: '2026-11-20T00:00:00Z', wantsPublic: false })).said).toBe(
    'Kept private',
  );
});
