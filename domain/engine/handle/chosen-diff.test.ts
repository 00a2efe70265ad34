import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosenDiff } from './chosen-diff.ts';
import { handleDiff } from './handle-diff.ts';

it.each([
  ['maya_hollimund', 'maya_ho1limund', true],
  ['maya2004', 'maya_2004', true],
  ['447700900123', '447700900124', false],
  ['maya_hollimund', '+447700900124', false],
  ['UCX6OQ3DkcsbYNE6H8uQQuVA', 'maya_hollimund', false],
])('%s and %s are told apart: %s', (yours, theirs, told) =>
  expect(chosenDiff(yours, theirs)).toEqual(told ? handleDiff(yours, theirs) : undefined),
);

it('tells any two handles with a letter apart, and none from a number', () => {
  const handle = fc.stringMatching(/^[a-z][a-z0-9_.]{0,12}$/);
  fc.assert(
    fc.property(handle, handle, fc.bigInt({ min: 100_000n, max: 10n ** 15n }), (one, other, number) => {
      expect(chosenDiff(one, other)).toEqual(handleDiff(one, other));
      expect(chosenDiff(one, String(number)) ?? chosenDiff(`+${number}`, one)).toBe(undefined);
    }),
    { seed: 363, numRuns: 200 },
  );
});
