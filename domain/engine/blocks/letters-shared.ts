/** Which letters a text has, a bit each, and which of them twice: enough to tell most texts apart at once. */
export interface Letters {
  once: number;
  twice: number;
}

/** Letters a to z have a bit each; all others share six. */
export function lettersOf(text: string): Letters {
  let [once, twice] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) - 97;
    const bit = 1 << (code >= 0 && code < 26 ? code : 26 + ((code + 97) % 6));
    twice |= once & bit;
    once |= bit;
  }
  return { once, twice };
}

/** How many letters of `a` find none in `b`, at least; each of them is one edit. */
export const lettersMissing = (a: Letters, b: Letters): number =>
  ones(a.once & ~b.once) + ones(a.twice & ~b.twice);

/** Bits that are set (Warren, Hacker's Delight, 5-1). */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
