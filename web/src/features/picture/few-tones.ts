import { lumaOf, type Pixels } from '#domain/engine/photo/pdq';

/** Grey levels to both sides of a tone that look like it. */
const NEAR = 6;
/** Outlines and letters have .99 and more in two tones, photos .65 at most, parts of pages .85. */
const MOST = 0.95;

/**
 * Whether a picture is of two flat tones, as the outline or the letter is that platforms give to everybody who has no picture. It may be a logo
 * as well, which only its owner can tell.
 */
export function hasFewTones(pixels: Pixels): boolean {
  const { data } = lumaOf(pixels);
  const tones = new Float64Array(256);
  for (const value of data) tones[Math.min(255, Math.max(0, Math.round(value)))]! += 1;
  return (takeTone(tones) + takeTone(tones)) / data.length >= MOST;
}

/** How many pixels are of the commonest tone; they are taken out. */
function takeTone(tones: Float64Array): number {
  let [most, at] = [0, 0];
  for (let tone = 0; tone < tones.length; tone += 1) {
    const sum = tones.subarray(Math.max(0, tone - NEAR), tone + NEAR + 1).reduce((all, one) => all + one, 0);
    if (sum > most) [most, at] = [sum, tone];
  }
  tones.fill(0, Math.max(0, at - NEAR), at + NEAR + 1);
  return most;
}
