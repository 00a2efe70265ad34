import { evidenceIn } from '../../domain/engine/mark/read-mark.ts';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';

/** What keys are asked of; undefined where the candidate is not placed. */
export function evidenceOf(candidate: Pixels, original: Pixels): Float64Array | undefined {
  const evidence = evidenceIn(candidate, original);
  return evidence === 'not placed' ? undefined : evidence;
}
