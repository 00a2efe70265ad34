import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Affine, applied, composed, determinant, inverse, scaling, shift } from './affine.ts';

it.each<[string, Affine, [number, number], [number, number]]>([
  ['a shift', shift(3, -1), [1, 1], [4, 0]],
  ['a scaling', scaling(2), [1.5, 2], [3, 4]],
  ['first the inner, then the outer', composed(scaling(2), shift(1, 0)), [1, 1], [4, 2]],
  ['a mirror image', [-1, 0, 10, 0, 1, 0], [2, 3], [8, 3]],
])('%s leads where it should', (_, affine, from, to) => expect(applied(affine, ...from)).toEqual(to));

it.each<[string, Affine, number]>([
  ['nothing changed', [1, 0, 5, 0, 1, 7], 1],
  ['a mirror image', [-1, 0, 10, 0, 1, 0], -1],
  ['twice as wide, three times as high, slanted', [2, 5, 0, 0, 3, 0], 6],
  ['a quarter turn', [0, -1, 0, 1, 0, 0], 1],
])('the determinant of %s', (_, affine, expected) => expect(determinant(affine)).toBe(expected));

const number = fc.double({ min: -3, max: 3, noNaN: true });
const affine = fc.tuple(number, number, number, number, number, number);

it('leads back by its inverse', () => {
  fc.assert(
    fc.property(affine, number, number, (map, x, y) => {
      fc.pre(Math.abs(determinant(map)) > 0.05);
      const back = applied(inverse(map), ...applied(map, x, y));
      expect(back[0]).toBeCloseTo(x, 6);
      expect(back[1]).toBeCloseTo(y, 6);
    }),
    { seed: 305 },
  );
});

it('composed is one after the other', () => {
  fc.assert(
    fc.property(affine, affine, number, number, (outer, inner, x, y) => {
      const [once, twice] = [applied(composed(outer, inner), x, y), applied(outer, ...applied(inner, x, y))];
      expect(once[0]).toBeCloseTo(twice[0], 6);
      expect(once[1]).toBeCloseTo(twice[1], 6);
    }),
    { seed: 306 },
  );
});
