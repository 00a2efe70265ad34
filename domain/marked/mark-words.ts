import { falseAlarmWords } from '../engine/mark/mark-score.ts';
import { platformTable } from '../platform/platform-table.ts';
import type { Reason } from '../scan/finding.ts';
import { utcDay } from '../utc.ts';
import type { IssuedCopy } from './issued-copy.ts';

/** A mark that was read in a picture: of which copy, how surely, and among how many keys it was looked for. */
export type FoundMark = Pick<IssuedCopy, 'picture' | 'platform' | 'issuedAt'> & {
  score: number;
  keys: number;
};

/** The signal of a reason that names a copy. */
export const markSignal = 'mark';

/** What may be claimed of a mark, and no more (docs/decisions/068): which copy it derives from, never who used it. */
export const markWords = ({ platform, issuedAt, score, keys }: FoundMark): string =>
  `Its picture derives from the copy issued to you as “${platformTable[platform].name}” on ${utcDay(issuedAt)}. ` +
  `Its mark scores ${score.toFixed(1)}; a picture without that mark would score this ${falseAlarmWords(score, keys)}.`;

/** The reason that names a copy. No points: the score says how alike both are, which the picture has told already. */
export const markReason = (mark: FoundMark): Reason => markReasonOf(markWords(mark));

/** The same of the words that were told of it. */
export const markReasonOf = (words: string): Reason => ({
  ...{ signal: markSignal, value: 1, words, side: 'for', adds: 0 },
});

/** The same out of a finding's reasons, as a platform is told it; nothing where no mark was read. */
export const markTold = (reasons: readonly { signal: string; words: string }[], whom: string): string[] =>
  reasons
    .filter(({ signal }) => signal === markSignal)
    .map(({ words }) => words.replace('issued to you', `issued to ${whom}`));
