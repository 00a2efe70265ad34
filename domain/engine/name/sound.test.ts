import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundLikeness, soundsOf } from './sound.ts';

const like = (a: string, b: string) => soundLikeness(soundsOf(a), soundsOf(b));

const DROPPED: Record<string, number> = { p: 0.9, b: 0.9, t: 0.75, l: 0.6, a: 0.2, o: 0.2 };
const CHANGED: Record<string, number> = { bp: 0.15, ao: 0.1, al: 0.7, lo: 0.7 };
const changed = (x: string, y: string) => (x === y ? 0 : (CHANGED[[x, y].sort().join('')] ?? 1));
/** The cheapest way from one word to the other, every way tried. */
function cheapest(a: string, b: string): number {
  if (a === '') return [...b].reduce((sum, sound) => sum + DROPPED[sound]!, 0);
  if (b === '') return cheapest(b, a);
  return Math.min(
    changed(a[0]!, b[0]!) + cheapest(a.slice(1), b.slice(1)),
    DROPPED[a[0]!]! + cheapest(a.slice(1), b),
    DROPPED[b[0]!]! + cheapest(a, b.slice(1)),
  );
}

describe('sounds', () => {
  it.each([
    ['philip', 'filip'],
    ['schmidt', 'shmidt'],
    ['catherine', 'katerine'],
    ['anna', 'ana'],
    ['max', 'maks'],
    ['malraux', 'malro'],
    ['rousseaux', 'rousso'],
    ['xia', 'shia'],
    ['christina', 'kristina'],
    ['khrushcheva', 'chruschtscheva'],
  ])('%s and %s are the same', (a, b) => expect(soundsOf(a)).toEqual(soundsOf(b)));

  it.each([
    ['robert', 'lobert', 'peter'],
    ['fatima', 'patima', 'george'],
    ['sergei', 'serhei', 'anton'],
    ['wakukawa', 'vakukava', 'kakukaka'],
  ])('%s is nearer to %s than to %s', (name, near, far) =>
    expect(like(name, near)).toBeGreaterThan(like(name, far)),
  );

  it.each([
    ['p', 'f', 0.3, 0.9 + 0.7],
    ['s', 'sh', 0.3, 0.85 + 0.85],
    ['t', 'ch', 0.6, 0.75 + 0.85],
    ['t', 's', 0.6, 0.75 + 0.85],
    ['k', 'h', 0.35, 0.75 + 0.3],
    ['k', 'ch', 0.55, 0.75 + 0.85],
    ['f', 'h', 0.5, 0.7 + 0.3],
    ['y', 'j', 0.4, 0.3 + 0.85],
    ['y', 'a', 0.2, 0.3 + 0.2],
    ['f', 'a', 0.35, 0.7 + 0.2],
    ['l', 'n', 0.7, 0.6 + 0.7],
    ['h', 'a', 0.5, 0.3 + 0.2],
    ['l', 'a', 0.7, 0.6 + 0.2],
    ['n', 'a', 0.8, 0.7 + 0.2],
    ['k', 'a', 0.9, 0.75 + 0.2],
    ['p', 'b', 0.15, 0.9 + 0.9],
    ['m', 'n', 0.25, 0.7 + 0.7],
    ['a', 'o', 0.1, 0.2 + 0.2],
    ['p', 't', 1, 0.9 + 0.75],
  ])('%s for %s costs %d', (a, b, price, gaps) => {
    const expected = Math.max(0, 1 - (1.6 * Math.min(price, gaps)) / gaps);
    expect(like(a, b)).toBeCloseTo(expected, 9);
  });

  it('are compared as a search through all ways does', () => {
    const word = fc
      .string({ unit: fc.constantFrom(...'pbtlao'), minLength: 1, maxLength: 5 })
      .filter((text) => !/(.)\1/.test(text));
    fc.assert(
      fc.property(word, word, (a, b) => {
        const most = cheapest(a, '') + cheapest('', b);
        expect(like(a, b)).toBeCloseTo(Math.max(0, 1 - (1.6 * cheapest(a, b)) / most), 9);
      }),
      { seed: 202, numRuns: 150 },
    );
  });

  it('are alike both ways, from 0 to 1, and most of all to themselves', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), maxLength: 10 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const value = like(a, b);
        expect(value).toBeCloseTo(like(b, a), 12);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(like(a, a)).toBe(a === '' ? 0 : 1);
      }),
      { seed: 203, numRuns: 300 },
    );
  });
});
