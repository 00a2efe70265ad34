import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelOf, locationLikeness, relativeLikeness } from './side-signals.ts';

const DAY = 86_400_000;

describe('labelOf', () => {
  it.each([
    [{ handle: 'maya_fan_page' }, 'fan page'],
    [{ handle: 'MayaFanPage' }, 'fan page'],
    [{ handle: 'maya.PARODY' }, 'parody'],
    [{ name: 'Maya (Parody)' }, 'parody'],
    [{ bio: 'I am NOT the real Maya' }, 'not the real'],
    [{ bio: 'Fanatic of pottery, unofficially' }, undefined],
    [{ handle: 'fandango', name: 'Fan Page', bio: 'satire' }, 'fan page'],
    [{ bio: `${'x '.repeat(600)} parody` }, undefined],
    [{}, undefined],
  ])('%# of %j is %s', (profile, label) => expect(labelOf(profile)).toBe(label));

  const LABELS = ['parody', 'satire', 'fan account', 'fanaccount', 'not affiliated', 'unofficial'];
  it('finds whole words only, as a look through the list does', () => {
    const word = fc.constantFrom(
      'maya',
      'parody',
      'satire',
      'fan',
      'account',
      'not',
      'affiliated',
      'unofficial',
      'x',
    );
    const glue = fc.constantFrom(' ', ', ', '', '1');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, glue), { maxLength: 6 }), (parts) => {
        const bio = parts.flat().join('');
        const words = ` ${bio.replace(/,/g, ' ').replace(/ +/g, ' ')} `;
        const spaced = ` ${bio.replace(/,/g, ' ,')} `;
        const found = LABELS.some((label) => words.includes(` ${label} `) && spaced.includes(` ${label} `));
        expect(labelOf({ bio }) !== undefined).toBe(found);
      }),
      { seed: 312, numRuns: 500 },
    );
  });
});

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

describe('relativeLikeness', () => {
  it.each([
    [{ createdAt: '2015-01-01' }, { createdAt: '2026-01-01' }, { value: 1, age: 'younger' }],
    [{ createdAt: '2015-01-01' }, { createdAt: '2009-01-01' }, { value: 0, age: 'older' }],
    [{ createdAt: 0 }, { createdAt: 183 * DAY }, { value: 0.5, age: 'alike' }],
    [{ createdAt: 0 }, { createdAt: 183 * DAY + 1 }, { value: 1, age: 'younger' }],
    [{ followers: 12_000 }, { followers: 40 }, { value: 1, audience: 'smaller' }],
    [{ followers: 0 }, { followers: 3 }, { value: 0.5, audience: 'alike' }],
    [{ followers: 0 }, { followers: 90 }, { value: 0, audience: 'larger' }],
    [{ followers: 90 }, { followers: 0 }, { value: 1, audience: 'smaller' }],
    [{ followers: 89 }, { followers: 0 }, { value: 0.5, audience: 'alike' }],
    [{ createdAt: 0, followers: 3 }, {}, undefined],
    [{ createdAt: 0, followers: 10_000 }, { createdAt: DAY * 999, followers: 9000 }, { value: 0.75, age: 'younger', audience: 'alike' }],
    [{ createdAt: 'never', followers: NaN }, { createdAt: 0, followers: 3 }, undefined],
    [{ followers: 1e308 }, { followers: 1e308 }, undefined],
    [{}, { createdAt: 0, followers: 3 }, undefined],
  ])('%# %j and %j', (yours, theirs, expected) => expect(relativeLikeness(yours, theirs)).toEqual(expected)); // prettier-ignore

  it('is what plain sums say, and who is smaller or younger for one is not so for the other', () => {
    const known = fc.record({
      createdAt: fc.option(fc.integer({ min: 0, max: 2000 }), { nil: undefined }),
      followers: fc.option(fc.nat(100_000), { nil: undefined }),
    });
    fc.assert(
      fc.property(known, known, (a, b) => {
        const points: number[] = [];
        if (a.createdAt !== undefined && b.createdAt !== undefined)
          points.push(Math.abs(b.createdAt - a.createdAt) <= 183 ? 0.5 : b.createdAt > a.createdAt ? 1 : 0);
        if (a.followers !== undefined && b.followers !== undefined) {
          const [x, y] = [a.followers + 10, b.followers + 10];
          points.push(10 * y <= x ? 1 : 10 * x <= y ? 0 : 0.5);
        }
        const inDays = ({ createdAt, followers }: typeof a) => ({
          followers,
          ...(createdAt !== undefined && { createdAt: createdAt * DAY }),
        });
        const found = relativeLikeness(inDays(a), inDays(b));
        expect(found?.value).toBe(points.length ? points.reduce((x, y) => x + y) / points.length : undefined);
        if (found) expect(found.value + relativeLikeness(inDays(b), inDays(a))!.value).toBe(1);
      }),
      { seed: 126, numRuns: 500 },
    );
  });
});
