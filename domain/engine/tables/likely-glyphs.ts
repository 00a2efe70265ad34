/** What stands for a letter at a glance, on any keyboard; the likeliest ways alone. */
export const LIKELY_GLYPHS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    l: ['1', 'i'],
    i: ['1', 'l'],
    o: ['0'],
    m: ['rn'],
    e: ['3'],
    a: ['4'],
    s: ['5'],
    w: ['vv'],
    rn: ['m'],
    vv: ['w'],
    0: ['o'],
    1: ['l', 'i'],
  }),
);
