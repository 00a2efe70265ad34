import type { Evidence } from '#domain/case/case';
import { comparedLine } from '#domain/case/compared/compared-as';
import { isFromSearchEngine, type Snapshot } from '#domain/case/snapshot';
import { snapshotText } from '#domain/case/compared/snapshot-text';
import { utcMoment } from '#domain/utc';
import { saidInOrder } from '#domain/scan/reasons/weighed';
import { textEvidence } from '../edit-case.ts';

/** A comparison as evidence: what it came to in words, and its whole text with the hash. */
export const snapshotEvidence = (id: string, seen: Snapshot, at: string): Evidence => ({
  ...textEvidence(id, seen.seenBy === 'search' ? 'finding' : 'comparison', {
    words: inShort(seen),
    kept: snapshotText(seen),
    at,
  }),
  ...(isFromSearchEngine(seen) && { seenIn: 'web search' }),
});

const inShort = (seen: Snapshot): string =>
  [whoseSight(seen), `: ${comparedLine(seen)}. `, saidInOrder(seen.reasons)].join('');

function whoseSight(seen: Snapshot): string {
  if (isFromSearchEngine(seen))
    return `As a search engine had stored it when our scan asked on ${utcMoment(Date.parse(seen.seenAt ?? seen.at))}`;
  return seen.seenBy === 'search' ? 'As our scan saw it' : 'As you entered it';
}
