import { expect, it } from 'vitest';
import type { ReviewedHolder } from '#domain/proof/review';
import { badgeWords, reviewTitle } from './review-words.ts';

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
  [[holder('maya'), holder('rnaya')], 'Two holders look alike: maya, rnaya'],
  [[holder('a'), holder('b'), holder('c')], '3 holders look alike: a, b, c'],
  [[holder('maya', { reports: [report] })], 'Reported: maya'],
  [[holder('maya', { reason: 'disputed' })], 'Proven by somebody else too: maya'],
  [[holder('maya', { reason: 'looks like another' })], 'To look at: maya'],
])('%#: %s', (holders, title) => {
  expect(reviewTitle({ holders })).toBe(title);
});

it('a badge is shown, paused, or its holder’s own affair', () => {
  expect(badgeWords(holder('a')).words).toBe('Shown');
  expect(badgeWords(holder('a', { reviewSince: '2026-11-20T00:00:00Z' })).words).toBe('Paused');
  expect(badgeWords(holder('a', { reviewSince: '2026-11-20T00:00:00Z', wantsPublic: false })).words).toBe(
    'Kept private',
  );
});
