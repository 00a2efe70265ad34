import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePlace, locationLikeness } from './location-signal.ts';

describe('locationLikeness', () => {
  it.each([
    ['Ferrow Bay, UK', 'ferrow bay', 1],
    ['Tromsø', 'Tromso, Norway', 1],
    ['Ferrow Bay', 'Ferrow Hill', 0.5],
    ['Ferrow Bay', 'Tromsø', 0],
    ['Ferrow Bay', '🌍', undefined],
    [undefined, 'Tromsø', undefined],
  ])('%s and %s: %s', (a, b, expected) => expect(locationLikeness(a, b)).toBe(expected));

  it.each([
    ['London, UK', 'UK – London', true],
    ['Tromsø', 'TROMSO', true],
    ['London, UK', 'Leeds, UK', false],
    ['New York', 'New Orleans', false],
    ['United States', 'United Kingdom', false],
    ['York', 'New York', false],
    ['Washington', 'Washington, D.C.', false],
    ['🌍', '🌏', false],
    [undefined, undefined, false],
  ])('%s and %s are the same place: %s', (a, b, expected) => expect(isSamePlace(a, b)).toBe(expected));

  it('is one place only where either has every word of the other', () => {
    const place = fc.uniqueArray(fc.constantFrom('Ferrow', 'Bay', 'Tromsø', 'UK', 'D', 'C'), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const same = a.length > 0 && a.length === b.length && a.every((word) => b.includes(word));
        expect(isSamePlace(a.join(', '), b.join(' '))).toBe(same);
        if (same && a.some((word) => word.length > 1))
          expect(locationLikeness(a.join(', '), b.join(' '))).toBe(1);
      }),
      { seed: 382, numRuns: 300 },
    );
  });

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
