import type { Review, ReviewedHolder } from '#domain/review';

/** What a review is about, in a line. */
export function reviewTitle({ holders }: Pick<Review, 'holders'>): string {
  const handles = holders.map(({ handle }) => handle).join(', ');
  if (holders.length > 1)
    return `${holders.length === 2 ? 'Two' : holders.length} holders look alike: ${handles}`;
  const [only] = holders;
  if (only!.reports.length > 0) return `Reported: ${handles}`;
  if (only!.reason === 'disputed') return `Proven by somebody else too: ${handles}`;
  return `To look at: ${handles}`;
}

/** How the badge of one holder stands now. */
export function badgeWords({
  reviewSince,
  wantsPublic,
}: Pick<ReviewedHolder, 'reviewSince' | 'wantsPublic'>): {
  kind: 'done' | 'wait' | 'none';
  words: string;
} {
  if (!wantsPublic) return { kind: 'none', words: 'Kept private' };
  return reviewSince ? { kind: 'wait', words: 'Paused' } : { kind: 'done', words: 'Shown' };
}
