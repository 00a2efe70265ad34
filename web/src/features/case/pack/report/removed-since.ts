import type { Case } from '#domain/case/case';
import { utcMoment } from '#domain/utc';
import { paperTitle } from '../paper-title.ts';
import { words } from '../words.ts';

/**
 * What a report names that was sent, and was removed from the case since. The report stays as it was, and without a word of this a piece
 * would seem to be lost or held back. What no report names isn't told: its owner doesn't want it in the pack.
 */
export const removedSince = ({ removed, reportText, earlierReports }: Case) => {
  const named = [...(earlierReports ?? []).map(({ text }) => text), reportText].join('\n').split('\n');
  return (removed ?? []).flatMap((piece) => {
    const [keptAt, ending] = [utcMoment(Date.parse(piece.at)), `: ${piece.sha256}`];
    // One picture may be kept twice: its number alone doesn't tell which one is meant.
    if (!named.some((line) => line.startsWith(`- ${keptAt}, `) && line.endsWith(ending))) return [];
    const removedAt = piece.removedAt ? utcMoment(Date.parse(piece.removedAt)) : undefined;
    return [{ words: words.removed.since(paperTitle(piece), keptAt, removedAt), sha256: piece.sha256 }];
  });
};
