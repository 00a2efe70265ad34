import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipKeys } from './slip-keys.ts';

const keysOf = (name: string, twice: boolean) => {
  const keys = new Set<number>();
  slipKeys(name, twice, (key) => keys.add(key));
  return keys;
};
const meet = (a: string, b: string, twice = false) => {
  const keys = keysOf(a, twice);
  return [...keysOf(b, twice)].some((key) => keys.has(key));
};
const slip = (name: string, at: number, kind: number, letter: string): string => {
  const i = at % name.length;
  if (kind === 0) return name.slice(0, i) + name.slice(i + 1);
  if (kind === 1) return name.slice(0, i) + letter + name.slice(i);
  if (kind === 2) return name.slice(0, i) + letter + name.slice(i + 1);
  return (
    name.slice(0, i) +
    name
      .slice(i, i + 2)
      .split('')
      .reverse()
      .join('') +
    name.slice(i + 2)
  );
};

describe('slipKeys', () => {
  it.each([
    ['paypal', 'paypal', false, true],
    ['paypal', 'papyal', false, true],
    ['paypal', 'paypa', false, true],
    ['paypal', 'paxpal', false, true],
    ['paypal', 'paxpax', false, false],
    ['paypal', 'paxpax', true, true],
    ['paypal', 'kayak', true, false],
  ])('%s and %s, twice %s: meet %s', (a, b, twice, expected) => expect(meet(a, b, twice)).toBe(expected));

  it('visits the name, then the name without each letter, once for a run of the same one, and with twice without each two', () => {
    const wholeOf = (name: string) => {
      const keys: number[] = [];
      slipKeys(name, false, (key) => keys.push(key));
      return keys[0];
    };
    const without = (name: string, ...places: number[]) =>
      [...name].filter((_, at) => !places.includes(at)).join('');
    const name = fc.string({ unit: fc.constantFrom(...'aab'), maxLength: 43 });
    fc.assert(
      fc.property(name, fc.boolean(), (given, twice) => {
        const read = given.slice(0, 40);
        const expected = [read];
        for (let i = 0; i < read.length; i++) {
          if (read[i] !== read[i - 1]) expected.push(without(read, i));
          for (let j = i + 1; twice && j < read.length; j++) expected.push(without(read, i, j));
        }
        const visited: number[] = [];
        slipKeys(given, twice, (key) => visited.push(key));
        expect(visited).toEqual(expected.map(wholeOf));
      }),
      { seed: 614, numRuns: 100 },
    );
    expect(new Set(['', 'a', 'b', 'ab', 'ba', 'aa', 'aba'].map(wholeOf)).size).toBe(7);
  });

  it('of names one slip apart meet, and of two with twice', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 3, maxLength: 20 });
    const place = fc.tuple(fc.nat(19), fc.nat(3), fc.constantFrom(...'abcdez'));
    fc.assert(
      fc.property(name, place, place, (a, one, two) => {
        const once = slip(a, ...one);
        expect(meet(a, once)).toBe(true);
        if (once.length > 1) expect(meet(a, slip(once, ...two), true)).toBe(true);
      }),
      { seed: 611, numRuns: 500 },
    );
  });
});
