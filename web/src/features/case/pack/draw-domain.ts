import type { DomainSeen } from '#domain/case/domain-seen';
import { resembles } from '#domain/domain-watch/name/resembles';
import { observations } from '#domain/domain-watch/observations';
import { asSeen } from '#domain/engine/web/as-seen';
import { wholePoints } from '#domain/engine/judge/whole-points';
import { siteDiff } from '#domain/engine/web/site-diff';
import { utcMoment } from '#domain/utc';
import { drawDifferences } from './draw-differences.ts';
import type { Paper } from './paper.ts';
import { words as packWords } from './words.ts';

/** What was seen of a look-alike domain, a line each, and, where they are alike, both names letter by letter, as people read them. */
export function drawDomain(paper: Paper, seen: DomainSeen, goneAt?: string | null): void {
  paper.title(packWords.seen(utcMoment(Date.parse(seen.at))));
  const isAlike = resembles(seen);
  if (!isAlike)
    paper.write(packWords.givenDomain(asSeen(seen.brand), wholePoints(seen.score)), { size: 9.5 });
  for (const line of observations({ ...seen, goneAt }, seen.brand)) paper.write(`•  ${line}`, { size: 9.5 });
  // Of two names that aren't alike all letters differ.
  if (isAlike)
    drawDifferences(
      paper,
      packWords.names,
      {
        yours: { whose: packWords.ownDomain, name: asSeen(seen.brand) },
        theirs: { whose: packWords.otherDomain, name: asSeen(seen.domain) },
      },
      siteDiff,
    );
}
