import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingsOf, spokenLikeness } from './readings.ts';

describe('readings', () => {
  it.each([
    ['jelzin', 'yeltsin'],
    ['chodorkowski', 'khodorkovsky'],
    ['gorbatschow', 'gorbachev'],
    ['choigou', 'shoigu'],
    ['klitschko', 'klychko'],
    ['dostojewski', 'dostoevsky'],
    ['ahmadinedschad', 'ahmadinejad'],
    ['poroszenko', 'poroshenko'],
  ])('%s is %s as another language spells it', (a, b) =>
    expect(spokenLikeness(a, b)).toBeGreaterThanOrEqual(0.9),
  );

  it.each([
    ['hassan', 'hussein'],
    ['ivanov', 'ivanova'],
    ['lavrov', 'lebedev'],
    ['merkel', 'markle'],
    ['schmidt', 'schwartz'],
    ['khan', 'kahn'],
    ['', ''],
  ])('%s is not %s', (a, b) => expect(spokenLikeness(a, b)).toBe(0));

  it('are symmetric and bounded, and a long word is what it is', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aeiouyskhcwzjtn', 'sch', 'ou'), maxLength: 14 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const value = spokenLikeness(a, b);
        expect(value).toBeCloseTo(spokenLikeness(b, a), 9);
        expect(value === 0 || (value >= 0.9 && value <= 1)).toBe(true);
        expect(readingsOf(a).length).toBeLessThanOrEqual(3);
        if (/[skcztn]/.test(a) && a.length >= 6) expect(spokenLikeness(a, a)).toBe(1);
      }),
      { seed: 871, numRuns: 500 },
    );
  });
});
