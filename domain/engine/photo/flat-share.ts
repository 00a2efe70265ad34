import { lumaOf, type Pixels } from './pdq.ts';

/** Grey levels that look like one tone. */
const NEAR = 6;

/**
 * The share (0..1) of a picture that is of one tone, its commonest. An empty part of a page with a line of text reaches .86
 * and more (measured on screenshots), a portrait on a plain wall some .6: what is above .85 shows no face to compare.
 */
export function flatShare(pixels: Pixels): number {
  const { data } = lumaOf(pixels);
  const tones = new Uint32Array(256);
  for (const value of data) tones[Math.min(255, Math.max(0, Math.round(value)))]! += 1;
  let most = 0;
  for (let tone = 0; tone < 256; tone += 1) {
    let sum = 0;
    for (let near = Math.max(0, tone - NEAR); near <= Math.min(255, tone + NEAR); near += 1)
      sum += tones[near]!;
    most = Math.max(most, sum);
  }
  return most / data.length;
}
