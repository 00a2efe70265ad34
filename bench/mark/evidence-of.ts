import { candidatePlace } from '../../domain/engine/mark/candidate-place.ts';
import { markEvidence } from '../../domain/engine/mark/mark-evidence.ts';
import { lumaOf, type Pixels } from '../../domain/engine/photo/pdq.ts';
import { photoPlace } from '../../domain/engine/photo/photo-place.ts';
import { thumbOf } from '../../domain/engine/photo/photo-thumb.ts';

/** What readMark (domain/engine/mark/read-mark.ts) asks its keys of; undefined where the candidate is not placed. */
export function evidenceOf(candidate: Pixels, original: Pixels): Float64Array | undefined {
  const thumbs = { original: thumbOf(lumaOf(original)), candidate: thumbOf(lumaOf(candidate)) };
  const found = photoPlace(thumbs.original, thumbs.candidate);
  return found && markEvidence(candidate, original, candidatePlace(found, candidate, thumbs));
}
