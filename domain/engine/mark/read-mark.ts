import { lumaOf, type Pixels } from '../photo/pdq.ts';
import { photoPlace } from '../photo/place/photo-place.ts';
import { thumbOf } from '../photo/photo-thumb.ts';
import { candidatePlace } from './candidate-place.ts';
import { markChips } from './pattern/mark-chips.ts';
import { markEvidence } from './mark-evidence.ts';
import { markScore } from './mark-score.ts';

/**
 * The score of each key in a candidate picture, in their order, against the square original that was marked (unmarked itself,
 * 256 points are enough); "not placed" where the candidate does not show the original. What a score means says
 * mark-score.ts. About a second, whatever the number of keys.
 */
export function readMark(
  candidate: Pixels,
  original: Pixels,
  keys: readonly Uint8Array[],
): number[] | 'not placed' {
  const evidence = evidenceIn(candidate, original);
  if (evidence === 'not placed') return evidence;
  return keys.map((key) => markScore(evidence, markChips(key)));
}

/** The part of a reading that needs no key: it can be done where the keys are not. */
export function evidenceIn(candidate: Pixels, original: Pixels): Float64Array | 'not placed' {
  if (original.width !== original.height) throw new RangeError('Only a square picture is marked');
  const thumbs = { original: thumbOf(lumaOf(original)), candidate: thumbOf(lumaOf(candidate)) };
  const found = photoPlace(thumbs.original, thumbs.candidate);
  return found ? markEvidence(candidate, original, candidatePlace(found, candidate, thumbs)) : 'not placed';
}
