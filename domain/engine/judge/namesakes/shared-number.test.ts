import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleShape } from '../../handle/handle-shape.ts';
import { sharesNumber } from './shared-number.ts';

const shares = (yours: string, theirs: string) => sharesNumber(handleShape(yours), handleShape(theirs));

it.each([
  ['james.carter.7731', 'james.carter.7731.official', true],
  ['jamescarter7731', 'jamescarter7731_', true],
  ['jamescarter7731', 'real.james.carter.7731', true],
  ['emma_jones_1994', 'emma_jones_1994_official', true],
  ['emma_jones_88', 'emma_jones_88_support', true],
  ['emma_jones_1994', 'emmajones1994', false],
  ['emma_jones_88', 'emmajones88', false],
  ['james.carter.7731', 'james.carter.7732', false],
  ['james.carter.7731', 'james.carter.official', false],
  ['james.carter', 'james.carter.official', false],
])('%s and %s share a number: %s', (yours, theirs, expected) => expect(shares(yours, theirs)).toBe(expected));

it('a longer number is shared whatever stands around it, and no other one is', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 3000, max: 99_999 }),
      fc.integer({ min: 3000, max: 99_999 }),
      (one, other) => {
        expect(shares(`john.smith.${one}`, `johnsmith_${other}`)).toBe(one === other);
        expect(shares(`john.smith.${one}`, `johnsmith_${one}`)).toBe(true);
      },
    ),
    { seed: 7731 },
  ));
