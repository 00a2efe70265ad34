import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locationLikeness } from './location-signal.ts';

describe('locationLikeness', () => {
  it.each([
    ['Ferrow Bay, UK', 'ferrow bay', 1],
    ['Tromsø', 'Tromso, Norway', 1],
    ['Ferrow Bay', 'Ferrow Hill', 0.5],
    ['Ferrow Bay', 'Tromsø', 0],
    ['Ferrow Bay', '🌍', undefined],
    [undefined, 'Tromsø', undefined],
  ])('%s and %s: %s', (a, b, expected) => expect(locationLikeness(a, b)).toBe(expected));

  it('is the share of words of two places, whichever comes first', () => {
    const place = fc.array(fc.constantFrom('Ferrow', 'Bay', 'Tromsø', 'UK'), { maxLength: 4 });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [one, other] = [
          locationLikeness(a.join(', '), b.join(' ')),
          locationLikeness(b.join(' '), a.join(', ')),
        ];
        expect(one).toBe(other);
        const [x, y] = [new Set(a), new Set(b)];
        const both = [...x].filter((word) => y.has(word)).length;
        expect(one).toBe(x.size && y.size ? both / Math.min(x.size, y.size) : undefined);
      }),
      { seed: 125, numRuns: 200 },
    );
  });
});
