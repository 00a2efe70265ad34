import type { PhotoPlace } from '../photo/place/photo-place.ts';
import type { Thumb } from '../photo/photo-thumb.ts';
import { type Affine, composed, inverse, scaling, shift } from './plane/affine.ts';

type Size = { width: number; height: number };

/**
 * Leads from a candidate's points to those of the square original, whose side counts 1, as the engine's registration of both
 * thumbnails found it: mirrored, turned, cropped or framed.
 */
export function candidatePlace(
  place: PhotoPlace,
  candidate: Size,
  thumbs: { original: Thumb; candidate: Thumb },
): Affine {
  const isPart = place.part === 'theirs';
  const [part, whole] = isPart ? [thumbs.candidate, thumbs.original] : [thumbs.original, thumbs.candidate];
  const step = (place.radius * short(whole)) / (place.disc * short(part));
  const [cos, sin, side] = [
    step * Math.cos(place.turn),
    step * Math.sin(place.turn),
    place.mirrored ? -1 : 1,
  ];
  const turn: Affine = [side * cos, -sin, place.x * short(whole), side * sin, cos, place.y * short(whole)];
  const found = composed(turn, shift(-part.width / 2, -part.height / 2));
  return composed(
    composed(scaling(1 / thumbs.original.width), isPart ? found : inverse(found)),
    scaling(thumbs.candidate.width / candidate.width),
  );
}

const short = ({ width, height }: Size) => Math.min(width, height);
