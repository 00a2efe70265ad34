import type { Review, ReviewedHolder } from '#domain/proof/review';
import { words } from './words.ts';

const { card, table } = words;

/** What a review is about, in a line. */
export function reviewTitle({ holders }: Pick<Review, 'holders'>): string {
  const handles = holders.map(({ handle }) => handle).join(', ');
  if (holders.length > 1) return card.alike(holders.length, handles);
  const [only] = holders;
  if (only!.reports.length > 0) return card.reported(handles);
  return only!.reason === 'disputed' ? card.disputed(handles) : card.other(handles);
}

/** How the badge of one holder stands now. */
export function badgeState({
  reviewSince,
  wantsPublic,
}: Pick<ReviewedHolder, 'reviewSince' | 'wantsPublic'>): {
  kind: 'done' | 'wait' | 'none';
  said: string;
} {
  if (!wantsPublic) return { kind: 'none', said: table.badges.private };
  return reviewSince
    ? { kind: 'wait', said: table.badges.paused }
    : { kind: 'done', said: table.badges.shown };
}
