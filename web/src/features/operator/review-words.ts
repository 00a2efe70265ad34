import type { DecisionKind } from '#domain/proof/decision';
import type { Review, ReviewedHolder } from '#domain/proof/review';

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

/** What a decision about a badge does, before it is made. */
export const decisionWords: Record<
  'keep' | 'pause' | 'end',
  { title: string; button: string; does: string }
> = {
  keep: {
    title: 'Nothing wrong here?',
    button: 'Keep it',
    does: 'It is shown as its holder wants it, and the reports about it are closed.',
  },
  pause: {
    title: 'Pause this badge?',
    button: 'Pause it',
    does: 'It reads “Paused for review” until somebody of us shows it again.',
  },
  end: {
    title: 'End this proof?',
    button: 'End the proof',
    does: 'It is then no longer confirmed, for nobody. Its holder is told that it was ended after a review, and can prove it again. This cannot be taken back.',
  },
};

/** What was decided, in a word or two, as a list says it. */
export const decidedWords: Record<DecisionKind, string> = {
  keep: 'Kept',
  pause: 'Paused',
  end: 'Proof ended',
  'close message': 'Message done',
  'open message': 'Message open again',
  'send announcement': 'Announced',
  'make operator': 'Made operator',
  'remove operator': 'No longer operator',
};
