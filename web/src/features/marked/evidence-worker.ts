import { evidenceIn } from '#domain/engine/mark/read-mark';
import type { Pixels } from '#domain/engine/photo/pdq';
import { evidenceText } from '#domain/marked/evidence-text';

export interface EvidenceJob {
  candidate: Pixels;
  originals: readonly Pixels[];
}
/** For each original what was measured, as a request carries it; null where the candidate does not show it. */
export type EvidenceDone = { read: (string | null)[] } | { failed: true };

/** Beside the page: each original that is shown takes a second. */
addEventListener('message', ({ data: { candidate, originals } }: MessageEvent<EvidenceJob>) => {
  try {
    const read = originals.map((original) => {
      const evidence = evidenceIn(candidate, original);
      return evidence === 'not placed' ? null : evidenceText(evidence);
    });
    postMessage({ read } satisfies EvidenceDone);
  } catch (error) {
    console.error(error);
    postMessage({ failed: true } satisfies EvidenceDone);
  }
});
