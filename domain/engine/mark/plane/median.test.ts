import fc from 'fast-check';
import { expect, it } from 'vitest';
import { median } from './median.ts';

it.each([
  [[], 0],
  [[4], 4],
  [[9, 1, 5], 5],
  [[1, 2, 3, 10], 3],
])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

it('has half of the values on either side', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values);
      expect(2 * values.filter((value) => value <= middle).length).toBeGreaterThanOrEqual(values.length);
      expect(2 * values.filter((value) => value >= middle).length).toBeGreaterThanOrEqual(values.length);
    }),
    { seed: 309 },
  );
});
