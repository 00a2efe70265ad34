import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endingOf } from './crowd-endings.ts';

const LENGTH = 6;
const placeOf = (keys: readonly string[], range: { least: number; last: number; most: number }) => {
  const starts = Uint32Array.from({ length: keys.length + 1 }, (_, i) => LENGTH * i);
  const codes = Uint8Array.from(keys.join(''), (letter) => letter.charCodeAt(0));
  return endingOf({ count: keys.length, starts, codes }, Int32Array.from(keys.keys()), LENGTH, range);
};

const WORDS = ['aaxend', 'abxend', 'bayend', 'bbyend'];

it.each([
  ['two share each ending from the third letter on', { least: 1, last: 5, most: 2 }, 2],
  ['two from the second on as well, but that is not the last place', { least: 0, last: 1, most: 2 }, 1],
  ['one alone has each', { least: 0, last: 5, most: 1 }, 1],
  ['all end alike', { least: 3, last: 5, most: 3 }, 0],
  ['as many as all may end alike', { least: 3, last: 5, most: 4 }, 5],
  ['no place is left', { least: 4, last: 3, most: 4 }, 0],
])('%s', (_what, range, expected) => expect(placeOf(WORDS, range)).toBe(expected));

it('is the last place from which on few enough end alike', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: LENGTH, maxLength: LENGTH });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      (keys, most) => {
        const commonest = (place: number) => {
          const counts = new Map<string, number>();
          for (const key of keys) counts.set(key.slice(place), (counts.get(key.slice(place)) ?? 0) + 1);
          return Math.max(...counts.values());
        };
        const found = placeOf(keys, { least: 1, last: LENGTH - 1, most });
        // two endings may share a number by chance, which counts them together: never too late a place
        if (found > 0) expect(commonest(found)).toBeLessThanOrEqual(most);
        const last = [5, 4, 3, 2, 1].find((place) => commonest(place) <= most) ?? 0;
        expect(found).toBeLessThanOrEqual(last);
        if (keys.length <= most) expect(found).toBe(LENGTH - 1);
      },
    ),
    { seed: 102, numRuns: 300 },
  );
});
