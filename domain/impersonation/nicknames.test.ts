import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areNicknames, isFirstName } from './nicknames.ts';
import { NICKNAME_FAMILIES } from './tables/nickname-families.ts';

const families = NICKNAME_FAMILIES.trim()
  .split(/[|\n]/)
  .map((family) => family.split(' '));
const names = [...new Set(families.flat())];

describe('nicknames', () => {
  it.each([
    ['bill', 'william', true],
    ['bob', 'robert', true],
    ['carl', 'karl', true],
    ['allan', 'allen', true],
    ['abbie', 'abigail', true],
    ['tina', 'christina', true],
    ['cathy', 'kathie', true],
    ['mary', 'martin', false],
    ['bill', 'robert', false],
    ['zorblax', 'quimby', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(areNicknames(a, b)).toBe(expected);
    expect(areNicknames(b, a)).toBe(expected);
  });

  it('finds every pair that a walk through the families finds', () => {
    for (const family of families)
      for (const a of family) {
        expect(isFirstName(a)).toBe(true);
        for (const b of family) expect(areNicknames(a, b), `${a} ${b}`).toBe(true);
      }
  });

  it('does not depend on who comes first', () => {
    const name = fc.oneof(
      fc.constantFrom(...names),
      fc.string({ unit: fc.constantFrom(...'abehilmnrty'), minLength: 1, maxLength: 8 }),
    );
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(areNicknames(a, b), `${a} ${b}`).toBe(areNicknames(b, a));
        expect(areNicknames(a, a)).toBe(true);
      }),
      { seed: 204, numRuns: 3000 },
    );
  });
});
