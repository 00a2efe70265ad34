import type { Pixels } from '../photo/pdq.ts';
import { SIDE, synthesise } from './pattern/lapped-transform.ts';
import { markChips } from './pattern/mark-chips.ts';
import { markStrength } from './pattern/mark-strength.ts';
import { lumaPlane } from './plane/plane.ts';
import { resizePlane } from './plane/resize-plane.ts';

/** Decibels between a picture and its marked copy: at 46 nothing was seen in portraits, at 40 skin is mottled. */
const PSNR = 46;
/** Rounding to whole levels, and white that cannot be brighter, take some of it away; each round makes up for it. */
const ROUNDS = 3;

/**
 * The picture with the mark of a key in it, as a spread spectrum over its lower frequencies (Cox, Kilian, Leighton and
 * Shamoon, "Secure spread spectrum watermarking for multimedia", IEEE Transactions on Image Processing, 1997): always the
 * same pixels for the same two. Throws RangeError for a picture that is not square, or a key that has not 32 bytes.
 */
export function markPicture(square: Pixels, key: Uint8Array): Pixels {
  const { width, height, data } = square;
  if (width !== height) throw new RangeError('Only a square picture is marked');
  const chips = markChips(key);
  const strength = markStrength(resizePlane(lumaPlane(square), SIDE, SIDE));
  const pattern = resizePlane(synthesise(strength.map((value, i) => value * chips[i]!)), width, height).data;
  const wanted = 255 ** 2 / 10 ** (PSNR / 10);
  let gain = Math.sqrt(wanted / (pattern.reduce((sum, value) => sum + value * value, 0) / pattern.length));
  const out = new Uint8ClampedArray(data);
  for (let round = 1; round <= ROUNDS; round++) {
    let change = 0;
    for (let i = 0; i < pattern.length; i++)
      for (let at = 4 * i; at < 4 * i + 3; at++) {
        out[at] = Math.round(data[at]! + gain * pattern[i]!);
        change += (out[at]! - data[at]!) ** 2;
      }
    if (round < ROUNDS && change > 0) gain *= Math.sqrt((wanted * 3 * pattern.length) / change);
  }
  return { width, height, data: out };
}
