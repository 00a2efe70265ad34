import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as edits from '../glyph/text-edits.ts';
import { ASCII_GLYPHS, MARKED_GLYPHS } from '../tables/glyphs.ts';
import { twoGlyphs } from './two-glyphs.ts';

const alikeOf = (text: string) => [...(ASCII_GLYPHS.get(text) ?? []), ...(MARKED_GLYPHS.get(text) ?? [])];
const TABLE = new Map([...ASCII_GLYPHS.keys(), ...MARKED_GLYPHS.keys()].map((key) => [key, alikeOf(key)]));

/** The same by plain cuts: every piece of the label that has look-alikes, alone and with every piece behind it. */
function naive(label: string): Set<string> {
  const found = new Set<string>();
  const cuts = (text: string) =>
    [...text].flatMap((_, at) =>
      [1, 2].flatMap((width) => {
        const piece = text.slice(at, at + width);
        if (piece.length < width) return [];
        const [head, tail] = [text.slice(0, at), text.slice(at + width)];
        return alikeOf(piece).map((alike) => ({ head, alike, tail }));
      }),
    );
  for (const { head, alike, tail } of cuts(label)) {
    // one behind it
    for (const behind of cuts(tail)) found.add(head + alike + behind.head + behind.alike + behind.tail);
    // or it again
    for (const again of edits.replacements(alike, TABLE)) found.add(head + again + tail);
    // or the run that it now is part of, letter by letter
    const letters = new Set(alike);
    const [letter] = letters;
    if (letters.size > 1) continue;
    let [from, to] = [head.length, head.length + alike.length];
    const all = head + alike + tail;
    while (all[from - 1] === letter) from -= 1;
    while (all[to] === letter) to += 1;
    if (to - from > 1)
      for (const other of alikeOf(letter!))
        found.add(all.slice(0, from) + other.repeat(to - from) + all.slice(to));
  }
  for (const letter of label)
    if (label.split(letter).length > 2)
      for (const alike of alikeOf(letter)) {
        const once = label.split(letter).join(alike);
        for (const two of [...edits.replacements(once, TABLE), ...edits.replacementsThroughout(once, TABLE)])
          found.add(two);
      }
  return found;
}

describe('twoGlyphs', () => {
  it.each([
    ['maya', 'rn4ya'],
    ['maya', 'mạýa'],
    ['mobile', 'mobííe'],
    ['medium', 'ňňedium'],
    ['bill', 'bííl'],
  ])('of %s are %s', (label, expected) => expect(new Set(twoGlyphs(label))).toContain(expected));

  it('are what plain cuts make, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'lijmnrv7-'), minLength: 1, maxLength: 5 }),
        (label) => {
          const [made, expected] = [new Set(twoGlyphs(label)), naive(label)];
          expect([...made].filter((value) => !expected.has(value)).slice(0, 3)).toEqual([]);
          expect([...expected].filter((value) => !made.has(value)).slice(0, 3)).toEqual([]);
        },
      ),
      { seed: 612, numRuns: 15, examples: [['iil'], ['lii'], ['rm'], ['mn'], ['nmn'], ['ll'], ['rnn']] },
    );
  });

  it('leaves every letter that no glyph stands for', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'amlf-'), minLength: 1, maxLength: 6 }), (label) => {
        const hyphens = label.split('-').length;
        for (const made of twoGlyphs(label)) expect(made.split('-')).toHaveLength(hyphens);
      }),
      { seed: 207, numRuns: 12 },
    );
  });
});
