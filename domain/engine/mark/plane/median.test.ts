import fc from 'fast-check';
import { expect, it } from 'vitest';
import { median } from './median.ts';

it.each([
  [[], 0],
  [[4], 4],
  [[9, 1, 5], 5],
  [[1, 2, 3, 10], 3],
])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

it('is what sorting finds', () => {
  const list = fc.array(fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: 0, max: 3 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(list, (values) => {
      const before = [...values];
      expect(median(values) === [...values].sort((a, b) => a - b)[values.length >> 1]!).toBe(true);
      expect(values).toEqual(before);
    }),
    { seed: 309, numRuns: 500 },
  );
});
