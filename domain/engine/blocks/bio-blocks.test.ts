import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bioShape } from '../profile/bio-signal.ts';
import { createBioBlocks } from './bio-blocks.ts';

const BIOS = [
  'Potter in the old mill, two cats and a kiln',
  'Nurse, night trains, black coffee and long letters',
  'Short',
];
const near = (bio: string, bios: readonly string[] = BIOS) =>
  createBioBlocks(bios.map(bioShape)).near(bioShape(bio)!);

describe('createBioBlocks', () => {
  it.each([
    ['Potter in the old mill, two cats and a kiln. DM for prices', [0]],
    ['Nurse on night trains, black coffee and long letters', [1]],
    ['Somebody else in another town with other words', []],
    ['Somebody who was once in the old mill, now by the sea', []],
    ['Potter in one town, with old cats', []],
  ])('%s was taken from %j', (bio, expected) => expect(near(bio)).toEqual(expected));

  it('gives each of several who wrote the same', () =>
    expect(near(BIOS[0]!, [BIOS[0]!, BIOS[1]!, BIOS[0]!])).toEqual([0, 2]));

  it('a text that two hundred have is compared with each, one that more have with none', () => {
    const many = Array.from({ length: 200 }, () => BIOS[1]!);
    expect(near(BIOS[1]!, many)).toHaveLength(200);
    expect(near(BIOS[1]!, [...many, BIOS[1]!])).toEqual([]);
  });

  it('two pairs of words in common may be enough, one that is said again and again is not', () => {
    expect(near('Potter, old mill, Lyme', ['Potter, old mill, Exeter'])).toEqual([0]);
    expect(near('No no no no', ['No no no no, she said'])).toEqual([]);
  });

  it('finds every text that was taken whole', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 2, maxLength: 6 }), {
      minLength: 8,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 10 }), (all) => {
        const texts = all.map((of) => of.join(' '));
        const shapes = texts.map(bioShape);
        const index = createBioBlocks(shapes);
        for (const [at, shape] of shapes.entries())
          if (shape && shape.pairs.size >= 2) expect(index.near(shape)).toContain(at);
      }),
      { seed: 716, numRuns: 200 },
    );
  });
});
