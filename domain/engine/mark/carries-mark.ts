import { flatShare } from '../photo/flat-share.ts';
import { lumaOf, type Pixels } from '../photo/pdq.ts';
import { photoPlace } from '../photo/place/photo-place.ts';
import { thumbOf } from '../photo/photo-thumb.ts';
import { SIDE } from './pattern/lapped-transform.ts';

export type NoMark = 'not square' | 'too small' | 'too plain';

/** Above it a picture shows hardly anything (flat-share.ts). */
const MOST_FLAT = 0.85;

/** Undefined for a picture that can carry a mark, otherwise why not: a mark in a plain picture shows, and is never found again. */
export function carriesMark(square: Pixels): NoMark | undefined {
  if (square.width !== square.height) return 'not square';
  if (square.width < SIDE) return 'too small';
  if (flatShare(square) > MOST_FLAT) return 'too plain';
  const thumb = thumbOf(lumaOf(square));
  return photoPlace(thumb, { ...thumb }) ? undefined : 'too plain';
}
