import type { Thumb } from './photo-thumb.ts';

/** Grey levels that neighbours may differ by within one tone. */
const ONE_TONE = 3;
/** Measured: drawn avatars of three makers reach .64 and more, photos of textured scenes .01; a plain wall behind a face is some .4. */
const MOSTLY = 0.6;

/**
 * Whether a picture is drawn in areas of one tone, as the avatars of a maker are. The hash of such a picture says little: it is that of the
 * few outlines, which all of one maker share.
 */
export function isDrawn({ width, height, data }: Thumb): boolean {
  let flat = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      let [low, high] = [255, 0];
      for (let row = y - 1; row <= y + 1; row++)
        for (let at = row * width + x - 1; at <= row * width + x + 1; at++) {
          low = Math.min(low, data[at]!);
          high = Math.max(high, data[at]!);
        }
      if (high - low <= ONE_TONE) flat += 1;
    }
  return flat >= MOSTLY * Math.max(1, (width - 2) * (height - 2));
}
