import { expect, it } from 'vitest';
// Only tests know how pictures are compared; the generator does not.
import { pdqDistance, pdqHash } from '#domain/engine/photo/pdq';
import { comparedPlates, tooAlike } from './plates.ts';
import { portrait } from './portrait.ts';

/** All of them take minutes: `ALL_PLATES=1` after a change of the drawing, the first three hundred otherwise. */
const last = process.env['ALL_PLATES'] ? comparedPlates : 300;

it(
  'plates that are handed out have enough detail and are more than 80 of 256 bits apart',
  { timeout: 900_000 },
  () => {
    const kept = ['maya', 'tromso'].map((seed) => pdqHash(portrait(seed)).hash);
    const alike: number[] = [];
    for (let plate = 1; plate <= last; plate++) {
      const { hash, quality } = pdqHash(portrait(`plate ${plate}`));
      if (quality >= 50 && kept.every((other) => pdqDistance(other, hash) > 80)) kept.push(hash);
      else alike.push(plate);
    }
    expect(alike).toEqual(tooAlike.filter((plate) => plate <= last));
  },
);
