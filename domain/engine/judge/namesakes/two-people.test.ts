import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areTwoPeople } from './two-people.ts';

it.each([
  [{}, false],
  [{ name: 0, handle: 0 }, false],
  [{ photo: 0.25 }, true],
  [{ photo: 0.26 }, false],
  [{ bio: 0.24 }, true],
  [{ bio: 0.25 }, false],
])('%o: %s', (signals, are) => expect(areTwoPeople(signals)).toBe(are));

it('one that differs is enough', () => {
  const likeness = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(likeness, likeness, (photo, bio) => {
      expect(areTwoPeople({ photo, bio })).toBe(areTwoPeople({ photo }) || areTwoPeople({ bio }));
    }),
    { seed: 94, numRuns: 100 },
  );
});
