import { wholePoints } from '#domain/engine/judge/whole-points';
import type { Evidence } from '#domain/case/case';
import type { Snapshot } from '#domain/case/snapshot';
import { snapshotText } from '#domain/case/snapshot-text';
import { saidInOrder } from '#domain/scan/reasons/weighed';
import { textEvidence } from './edit-case.ts';

/** A comparison as evidence: what it came to in words, and its whole text with the hash. */
export const snapshotEvidence = (id: string, seen: Snapshot, at: string): Evidence =>
  textEvidence(id, seen.seenBy === 'search' ? 'finding' : 'comparison', {
    words: inShort(seen),
    kept: snapshotText(seen),
    at,
  });

const inShort = ({ seenBy, verdict, score, reasons }: Snapshot): string =>
  [
    seenBy === 'search' ? 'As our scan saw it' : 'As you entered it',
    `: ${verdict}, likeness ${wholePoints(score)} of 100. `,
    saidInOrder(reasons),
  ].join('');
