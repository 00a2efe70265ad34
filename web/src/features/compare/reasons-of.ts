import type { Reason } from '#domain/scan/finding';
import type { Comparison } from './comparison.ts';

/** Why, in reasons: before what the engine found the copy that the other picture derives from. */
export const reasonsOf = ({
  judgement: { evidence },
  mark,
}: Pick<Comparison, 'judgement' | 'mark'>): Reason[] => [
  ...(mark ? [mark] : []),
  ...evidence.map(({ reason, edits: _, ...rest }) => ({ ...rest, words: reason })),
];
