import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bioShape } from '../profile/bio-signal.ts';
import { createBioBlocks } from './bio-blocks.ts';

const BIOS = [
  'Potter in the old mill, two cats and a kiln',
  'Nurse, night trains, black coffee and long letters',
  'Short',
];
const blocks = createBioBlocks(BIOS.map(bioShape));

describe('createBioBlocks', () => {
  it.each([
    ['Potter in the old mill, two cats and a kiln. DM for prices', [0]],
    ['Nurse on night trains, black coffee and long letters', [1]],
    ['Somebody else in another town with other words', []],
  ])('%s was taken from %j', (bio, expected) => expect(blocks.near(bioShape(bio)!)).toEqual(expected));

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
