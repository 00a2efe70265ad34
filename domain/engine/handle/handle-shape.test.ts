import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAIMS, DECORATIONS } from './decorations.ts';
import { bareOf, handleShape } from './handle-shape.ts';

describe('handleShape', () => {
  it.each([
    ['RealFinn_Oakes99', 'finnoakes', ['99', 'real']],
    ['maya_hollimund_official', 'mayahollimund', ['official']],
    ['@maya.hollimund', 'mayahollimund', []],
    ['official', 'official', []],
    ['the_oa', 'theoa', []],
    ['', '', []],
  ])('%s without decorations is %s', (handle, core, cut) => {
    const shape = handleShape(handle);
    expect(shape.core).toBe(bareOf(core));
    expect([...shape.cut].sort()).toEqual(cut);
  });

  it.each([
    ['rn4y4', 'rnaya'],
    ['mАyа', 'maya'],
    ['vvill', 'wi11'],
    ['l0ok', 'Iook'],
    ['m-a_y.a', 'maya'],
    ['MAYA', 'maya'],
    ['Rnaya', 'maya'],
    ['метамаѕк', 'metamask'],
    ['еьау', 'ebay'],
    ['ΜАУА', 'maya'],
  ])('%s and %s are one when bare', (a, b) => expect(bareOf(a)).toBe(bareOf(b)));

  const small = fc.string({ unit: fc.constantFrom(...'amnilvrxyz0159_.-'), maxLength: 14 });
  const decorated = fc
    .tuple(
      fc.constantFrom('', 'real_', 'the', 'mr.', '2024'),
      small,
      fc.constantFrom('', '_official', 'hq', '99'),
    )
    .map((parts) => parts.join(''));

  it('is one for a handle in small letters and in capitals', () => {
    fc.assert(
      fc.property(decorated, (handle) => {
        expect(handleShape(handle.toUpperCase())).toEqual(handleShape(handle));
      }),
      { seed: 302, numRuns: 500 },
    );
  });

  it('is one for words apart that begin with a capital or not', () => {
    const word = fc.string({ unit: fc.constantFrom(...'amnlvrxyz'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const capital = words.map((one) => one.charAt(0).toUpperCase() + one.slice(1));
        expect(handleShape(capital.join('_'))).toEqual(handleShape(words.join('_')));
      }),
      { seed: 303, numRuns: 300 },
    );
  });

  it('names each decoration once', () =>
    expect(handleShape('official_maya_hollimund').decorations).toEqual(['official']));

  it('finds the name again behind decorations that stand apart', () => {
    const name = fc.string({ unit: fc.constantFrom(...'bdfgkmp'), minLength: 5, maxLength: 10 });
    const before = fc.constantFrom('', 'real_', 'official.', 'the-');
    const after = fc.constantFrom('', '_official', '.2024', '_99', '-real');
    fc.assert(
      fc.property(name, before, after, (text, front, back) => {
        const shape = handleShape(front + text + back);
        expect(shape.core).toBe(bareOf(text));
        expect(shape.cut.length).toBe(Number(front !== '') + Number(back !== ''));
      }),
      { seed: 211, numRuns: 200 },
    );
  });

  describe('agrees with trying every word there is', () => {
    const WORDS = [...new Set([...CLAIMS, ...DECORATIONS])];
    const longest = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length)[0] ?? '';
    /** No layer touches these letters. */
    const name = fc.string({ unit: fc.constantFrom(...'bdfgkpz'), minLength: 4, maxLength: 8 });
    const plain = (text: string) => text.replace(/i/g, 'l').replace(/m/g, 'rn');

    it('set apart: what stands before the first and after the last word of its own', () => {
      const apart = fc.array(
        fc.oneof(name, fc.constantFrom('real', 'official', 'the', 'hq', '2024', 'x', 'king')),
        {
          minLength: 1,
          maxLength: 5,
        },
      );
      fc.assert(
        fc.property(apart, fc.constantFrom('_', '.', '-', '__'), (words, between) => {
          const isOwn = (word: string) => !WORDS.includes(word) && !/^[0-9]+$/.test(word) && word.length > 1;
          const own = words.flatMap((word, i) => (isOwn(word) ? [i] : []));
          fc.pre(own.length > 0);
          const [first, last] = [own[0]!, own.at(-1)!];
          const shape = handleShape(words.join(between));
          expect(shape.coreText).toBe(words.slice(first, last + 1).join(''));
          expect([...shape.cut].sort()).toEqual([...words.slice(0, first), ...words.slice(last + 1)].sort());
          expect(shape.coreTokens.map((token) => token.length)).toHaveLength(last + 1 - first);
        }),
        { seed: 322, numRuns: 300 },
      );
    });

    it('not set apart: the longest word at an end, a number first', () => {
      const glued = fc.array(
        fc.oneof(name, fc.constantFrom('real', 'official', 'the', 'hq', 'mr', '7', '82', 'tv', 'dev')),
        {
          minLength: 1,
          maxLength: 4,
        },
      );
      const cutBack = (text: string) => {
        const number = /[0-9]+$/.exec(text)?.[0];
        if (number) return number;
        const words = WORDS.filter((word) => word.length > 1 && text.endsWith(word));
        return longest(words.filter((word) => text.length - word.length >= 4));
      };
      fc.assert(
        fc.property(glued, (parts) => {
          const text = parts.join('');
          const fronts = WORDS.filter((word) => word.length > 2 || ['mr', 'dr', 'ms', 'im'].includes(word));
          const front = longest(
            fronts.filter((word) => text.startsWith(word) && text.length - word.length >= 4),
          );
          const back = cutBack(text);
          const rest = text.slice(0, text.length - back.length);
          const second = back && cutBack(rest);
          const expected = [
            ...(back ? [rest] : []),
            ...(second ? [rest.slice(0, rest.length - second.length)] : []),
            ...(front ? [text.slice(front.length)] : []),
            ...(front && back
              ? [text.slice(front.length, Math.max(front.length, text.length - back.length))]
              : []),
          ].filter((core) => core.length >= 4);
          const folded = (core: string) => bareOf(plain(core));
          expect(handleShape(text).looseCores).toEqual(expected.map(folded));
        }),
        { seed: 323, numRuns: 300 },
      );
    });
  });

  it.each([
    ['zkgqhqtv', ['zkgqhq', 'zkgq'], [['tv'], ['hq', 'tv']]],
    ['zkgqhq7', ['zkgqhq', 'zkgq'], [['7'], ['hq', '7']]],
    ['zkg7hq', ['zkg7'], [['hq']]],
    ['realzkgqhq', ['realzkgq', 'zkgqhq', 'zkgq'], [['hq'], ['real'], ['real', 'hq']]],
    ['realzkg', [], []],
    ['zkgq', [], []],
  ])('%s may be %j', (handle, cores, cuts) => {
    const { looseCores, looseCuts } = handleShape(handle);
    expect([looseCores, looseCuts]).toEqual([cores.map(bareOf), cuts]);
  });

  it.each([
    ['RepMayaHollimund', 'mayahollimund', ['rep']],
    ['repmaya', 'maya', ['rep']],
    ['congresswomanmaya', 'maya', ['congresswoman']],
    ['repma', 'repma', []],
    ['IAmMaya', 'maya', ['i', 'am']],
    ['maya2024', 'maya', ['2024']],
    ['2maya', 'maya', ['2']],
    ['a_b', 'ab', []],
    ['real_official', 'real', ['official']],
  ])('%s has the core %s', (handle, core) => expect(handleShape(handle).core).toBe(bareOf(core)));

  it.each([
    ['characters that stand for eighteen', 'ﷺ'.repeat(5000)],
    ['for six', '㌖'.repeat(5000)],
    ['marks on marks', 'a' + '\u0301\u0316'.repeat(100_000)],
    ['decorations', 'real_'.repeat(100_000)],
    ['1 MB', 'm'.repeat(1_000_000)],
    ['halves of pairs', '\ud800'.repeat(100_000)],
  ])('looks at 64 glyphs of %s', (_, handle) => {
    const shape = handleShape(handle);
    // m looks like two letters, a ligature like up to seven
    for (const text of [shape.text, shape.compact, shape.bare, shape.core, shape.coreText])
      expect(text.length).toBeLessThanOrEqual(7 * 64);
    expect(shape.text.length).toBeLessThanOrEqual(64);
  });

  it('answers any text, bounded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const shape = handleShape(text);
        expect(shape.looseCores.length).toBeLessThanOrEqual(4);
        expect(shape.coreTokens.length).toBeLessThanOrEqual(shape.tokens.length);
        expect(handleShape(text)).toEqual(shape);
      }),
      { seed: 212, numRuns: 60 },
    );
  });
});
