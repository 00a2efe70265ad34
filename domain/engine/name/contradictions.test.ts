import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areOfOtherSex, CONTRADICTION, reversedDescent, SAME_NAME } from './contradictions.ts';
import { nameShape } from './name-shape.ts';
import { assign } from './word-pairs.ts';

const paired = (a: string, b: string) =>
  assign(nameShape(a).words, new Map(nameShape(b).words.entries()), (one, other) => ({
    value: one.text.slice(0, 3) === other.text.slice(0, 3) ? 1 : 0,
    kind: 'similar',
  }));

describe('contradictions', () => {
  it.each([
    ['Valery Ivanov', 'Valeria Ivanova', true],
    ['Alexandra Petrova', 'Alexander Petrov', true],
    ['Olga Baranina', 'Olge Baranin', true],
    // the same first name: a slip in the surname
    ['Sasha Petrov', 'Sasha Petrova', false],
    ['S. Petrov', 'Sasha Petrova', false],
    ['Michel Obama', 'Michelle Obama', false],
    ['Maria Berg', 'Mario Berga', false],
  ])('%s and %s are a man and a woman: %s', (a, b, expected) =>
    expect(areOfOtherSex(paired(a, b))).toBe(expected),
  );

  it('a father is not his son, whatever they are called', () => {
    const name = fc.constantFrom('Salman', 'Muhammad', 'Isa', 'Omar', 'Tarif');
    fc.assert(
      fc.property(name, name, (a, b) => {
        const [one, other] = [nameShape(`${a} bin ${b}`), nameShape(`${b} bin ${a}`)];
        expect(reversedDescent(one, other)).toBe(a !== b);
        expect(reversedDescent(one, one)).toBe(false);
      }),
      { seed: 873, numRuns: 100 },
    );
    expect(CONTRADICTION).toBeLessThan(SAME_NAME);
  });
});
