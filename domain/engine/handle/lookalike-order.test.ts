import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as edits from '../glyph/text-edits.ts';
import { LIKELY_GLYPHS } from '../tables/likely-glyphs.ts';
import { affixed, FIRST_AFFIXES } from './handle-affixes.ts';
import { handleParts, otherSeparators, reorders, retitled } from './handle-parts.ts';
import { lookalikeHandles } from './lookalikes.ts';

const all = (handle: string) => [...lookalikeHandles(handle, { max: 1e6 })];
const made = (handle: string, kind: string) =>
  all(handle).flatMap((one) => (one.class === kind ? [one.value] : []));

/** So many of each a round, for as many rounds as it takes. */
const inRounds = (sources: [number, string[]][]) =>
  Array.from({ length: 60 }, (_, round) =>
    sources.flatMap(([share, values]) => values.slice(round * share, (round + 1) * share)),
  ).flat();

describe('the likeliest look-alikes', () => {
  it('come in rounds: three decorations, two letters that look alike, and one of everything else', () => {
    const handle = fc.stringMatching(/^(real_?)?[amlo]{1,4}[_.]?[kls]{2,4}$/);
    fc.assert(
      fc.property(handle, (text) => {
        const parts = handleParts(text);
        const expected = inRounds([
          [3, [...affixed(text, FIRST_AFFIXES)]],
          [2, [...edits.replacements(text, LIKELY_GLYPHS)]],
          [1, [...otherSeparators(text, parts)]],
          [1, [...edits.omissions(text)]],
          [1, [...edits.repetitions(text)]],
          [1, [...edits.transpositions(text)]],
          [1, [...reorders(text, parts)]],
          [1, [...retitled(text, parts)]],
        ]);
        const first = [...new Set(expected)].filter((value) => value !== text);
        const found = [...lookalikeHandles(text, { max: first.length })];
        expect(found.map(({ value }) => value)).toEqual(first);
      }),
      { seed: 614, numRuns: 12 },
    );
  });
});

describe('lookalikeHandles', () => {
  it.each([
    ['maya_hollimund', 'maya_holimund_', 'affix'],
    ['maya_hollimund', '_maya_hollimundd', 'affix'],
    ['maya_hollimund', 'maya_hollimudn1', 'affix'],
    ['maya_hollimund', 'realmaya_ho1limund', 'homoglyph'],
    ['maya_hollimund', 'rnaya_ho1limund', 'homoglyph'],
    ['jeffoakley', 'the_jeff_oakley', 'affix'],
    ['jeffoakley', 'jeff.oakley1', 'affix'],
    ['zkgqf', 'zkgqfs', 'plural'],
    ['zkgqf', 'zkgqfes', 'plural'],
    ['zkgqf', 'zk_gqf', 'hyphenation'],
    ['zkgqf', 'zkg.qf', 'hyphenation'],
    ['zkgqf', 'zkgqff__', 'affix'],
    ['zkgqf', 'zkgqff1', 'affix'],
    ['zkgqf', 'zkgqv', 'replacement'],
  ])('of %s: %s (%s)', (handle, value, kind) =>
    expect(new Map(all(handle).map((one) => [one.value, one.class])).get(value)).toBe(kind),
  );

  it.each(['', '  ', '\u0301'])('%j has none', (handle) => expect(all(handle)).toEqual([]));

  it('are 2,000 unless told otherwise', () =>
    expect([...lookalikeHandles('maya_hollimund')]).toEqual(all('maya_hollimund').slice(0, 2000)));

  it.each(['@maya', ' maya ', 'MAYA', 'máya'])('of %s are those of maya', (handle) =>
    expect(all(handle)).toEqual(all('maya')),
  );

  it('look at 64 letters', () => {
    const long = 'zk'.repeat(40);
    const first = (handle: string) => [...lookalikeHandles(handle, { max: 50 })];
    expect(first(long)).toEqual(first(long.slice(0, 64)));
    expect(first(long)[0]!.value).toBe(`real${long.slice(0, 64)}`);
  });

  it('hold every letter and digit at every place, once', () => {
    const text = 'zkgqf';
    const named = new Set([text, ...all(text).map(({ value }) => value)]);
    const places = Array.from({ length: text.length + 1 }, (_, at) => at);
    const expected = [...edits.LETTERS].flatMap((letter) =>
      places.flatMap((at) => [0, 1].map((over) => text.slice(0, at) + letter + text.slice(at + over))),
    );
    expect(expected.filter((value) => !named.has(value))).toEqual([]);
    const lengths = (kind: string) => new Set(made(text, kind).map((value) => value.length));
    expect([lengths('insertion'), lengths('replacement')]).toEqual([new Set([6]), new Set([5])]);
    expect(made('maya', 'vowel swap').filter((value) => !/^m[aeiou]y[aeiou]$/.test(value))).toEqual([]);
  });

  it('hold nothing that no handle is written with', () => {
    expect(all('maya oak!').filter(({ value }) => !/^[\p{L}\p{N}._-]+$/u.test(value))).toEqual([]);
  });
});
