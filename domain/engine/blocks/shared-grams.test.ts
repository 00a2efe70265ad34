import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedGrams } from './shared-grams.ts';

const pairsOf = (text: string) => {
  const all = text === '' ? [] : ['^', ...text.split(''), '$'];
  return new Set(all.slice(1).map((letter, i) => all[i]! + letter));
};
const plainly = (texts: readonly string[], text: string, least: (fewer: number, more: number) => number) =>
  texts.flatMap((other, at) => {
    const [a, b] = [pairsOf(text), pairsOf(other)];
    const shared = [...a].filter((pair) => b.has(pair)).length;
    return shared > 0 && shared >= least(Math.min(a.size, b.size), Math.max(a.size, b.size)) ? [at] : [];
  });

describe('sharedGrams', () => {
  const texts = ['maya', 'mayah', 'amya', '', 'oak'];
  it.each([
    ['maya', 5, [0]],
    ['maya', 4, [0, 1]],
    ['maya', 1, [0, 1, 2]],
    ['', 0, []],
    ['xyz', 1, []],
  ])('%s, at least %i pairs', (text, least, expected) =>
    expect(sharedGrams(texts).near(text, () => least)).toEqual(expected),
  );

  it('asks of the same text what each question asks', () => {
    const index = sharedGrams(texts);
    const all = (fewer: number) => fewer;
    const four = () => 4;
    expect(index.near('maya', (_fewer, more) => more)).toEqual([0]);
    expect(index.near('maya', four)).toEqual([0, 1]);
    expect(index.near('maya', all)).toEqual([0]);
    expect(index.near('may', all)).toEqual([]);
    expect(index.near('maya', four)).toEqual([0, 1]);
  });

  it('finds what counting each with each finds, again and again', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcñ'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.array(word, { maxLength: 5 }), (all, asked) => {
        const index = sharedGrams(all);
        const least = (fewer: number, more: number) => Math.max(1, fewer - more / 4);
        for (const text of asked)
          expect(index.near(text, least).sort((a, b) => a - b)).toEqual(plainly(all, text, least));
      }),
      { seed: 711, numRuns: 300 },
    );
  });
});
