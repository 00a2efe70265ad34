/**
 * Optimal string alignment by bits (Hyyrö 2003): one pattern of at most 32 codes against many texts. Each text costs a dozen
 * operations a code instead of a row of the table. `masks` says of each code where it stands in the pattern, one bit a place.
 */
export function createPattern(codes: Uint8Array, length: number, { anyCase = false } = {}) {
  const masks = new Int32Array(256);
  for (let i = 0; i < length; i++) masks[codes[i]!]! |= 1 << i;
  if (anyCase)
    for (let code = 97; code < 123; code++) masks[code - 32] = masks[code] = masks[code]! | masks[code - 32]!;
  const top = 1 << (length - 1);

  /** Distance to `text[from, to)`. */
  function distance(text: Uint8Array, from: number, to: number): number {
    let [vp, vn, d0, before, result] = [-1, 0, 0, 0, length];
    for (let j = from; j < to; j++) {
      const mask = masks[text[j]!]!;
      const swap = ((~d0 & mask) << 1) & before;
      d0 = (((mask & vp) + vp) ^ vp) | mask | vn | swap | 0;
      let hp = vn | ~(d0 | vp);
      let hn = d0 & vp;
      if (hp & top) result++;
      else if (hn & top) result--;
      hp = (hp << 1) | 1;
      hn <<= 1;
      vp = hn | ~(d0 | hp);
      vn = hp & d0;
      before = mask;
    }
    return result;
  }
  return { distance, masks };
}

export type Pattern = ReturnType<typeof createPattern>;

/** Longest pattern. */
export const MAX_PATTERN = 32;
