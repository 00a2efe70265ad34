import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discOf } from './photo-disc.ts';
import { tonesApart } from './photo-tones.ts';

const SIDE = 25;
/** A face as avatar makers draw it, the same outlines always: ground, hair, skin, clothes, lips. */
function drawn(tones: readonly number[], edit: (grey: number) => number = (grey) => grey): Float64Array {
  const { u, v } = discOf(SIDE);
  return Float64Array.from(u, (x, i) => {
    const y = v[i]!;
    const part =
      y > 0.55
        ? 3
        : Math.hypot(x, y - 0.25) < 0.12
          ? 4
          : Math.hypot(x, y) < 0.38
            ? 2
            : Math.hypot(x, y + 0.1) < 0.6
              ? 1
              : 0;
    return Math.round(edit(tones[part]!));
  });
}
const one = [200, 60, 170, 110, 20];
const other = [60, 150, 200, 90, 120];
const noise = (seed: number) =>
  Float64Array.from(discOf(SIDE).u, (_, i) => (Math.imul(i * 31 + seed, 2654435761) >>> 8) % 256);

describe('the tones of two drawings', () => {
  it.each<[string, Float64Array, Float64Array, (apart: number) => boolean]>([
    ['the same', drawn(one), drawn(one), (apart) => apart === 0],
    ['brighter', drawn(one), drawn(one, (grey) => grey + 30), (apart) => apart < 1],
    ['with less contrast', drawn(one), drawn(one, (grey) => 90 + grey / 3), (apart) => apart < 2],
    [
      'as an encoder leaves it',
      drawn(one),
      drawn(one).map((grey, i) => grey + (i % 3)),
      (apart) => apart < 2,
    ],
    ['in other colors', drawn(one), drawn(other), (apart) => apart > 10],
    ['with other hair alone', drawn(one), drawn([200, 140, 170, 110, 20]), (apart) => apart > 10],
    ['as its negative', drawn(one), drawn(one, (grey) => 255 - grey), (apart) => apart > 10],
    ['two photos, which are nowhere flat', noise(1), noise(2), (apart) => apart === 0],
  ])('%s', (_, a, b, holds) => {
    expect(tonesApart(a, b, SIDE)).toSatisfy(holds);
    expect(tonesApart(b, a, SIDE)).toBeCloseTo(tonesApart(a, b, SIDE), 6);
  });

  it('are on one line after an edit for all of the picture, whatever was drawn', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10, max: 245 }), { minLength: 5, maxLength: 5 }),
        fc.double({ min: 0.4, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        (tones, gain, more) => {
          const edited = drawn(tones, (grey) => gain * grey + more);
          expect(tonesApart(drawn(tones), edited, SIDE)).toBeLessThan(2.5);
        },
      ),
      { seed: 71, numRuns: 200 },
    );
  });
});
