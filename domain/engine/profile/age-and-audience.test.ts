import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../durations.ts';
import { relativeLikeness } from './age-and-audience.ts';

describe('relativeLikeness', () => {
  it.each([
    [{ createdAt: '2015-01-01' }, { createdAt: '2026-01-01' }, { value: 1, age: 'younger' }],
    [{ createdAt: '2015-01-01' }, { createdAt: '2009-01-01' }, { value: 0, age: 'older' }],
    [{ createdAt: 0 }, { createdAt: 183 * day }, { value: 0.5, age: 'alike' }],
    [{ createdAt: 0 }, { createdAt: 183 * day + 1 }, { value: 1, age: 'younger' }],
    [{ followers: 12_000 }, { followers: 40 }, { value: 1, audience: 'smaller' }],
    [{ followers: 0 }, { followers: 3 }, { value: 0.5, audience: 'alike' }],
    [{ followers: 0 }, { followers: 100 }, { value: 0, audience: 'larger' }],
    [{ followers: 100 }, { followers: 0 }, { value: 1, audience: 'smaller' }],
    [{ followers: 99 }, { followers: 0 }, { value: 0.5, audience: 'fewer' }],
    [{ createdAt: 0, followers: 3 }, {}, undefined],
    [{ createdAt: 0, followers: 10_000 }, { createdAt: day * 999, followers: 9000 }, { value: 0.75, age: 'younger', audience: 'alike' }],
    [{ createdAt: 'never', followers: NaN }, { createdAt: 0, followers: 3 }, undefined],
    [{ followers: 1e308 }, { followers: 1e308 }, undefined],
    [{}, { createdAt: 0, followers: 3 }, undefined],
  ])('%# %j and %j', (yours, theirs, expected) => expect(relativeLikeness(yours, theirs)).toEqual(expected)); // prettier-ignore

  it.each([
    ['older than all whose age is known', '2018-04-01', { value: 0, age: 'eldest' }],
    ['opened with the oldest of them', '2018-10-01', undefined],
    ['younger than some', '2020-01-01', undefined],
    ['of unknown age', undefined, undefined],
  ])('beside an account of unknown age one that is %s', (_, createdAt, expected) =>
    expect(relativeLikeness({}, { createdAt }, '2019-01-18')).toEqual(expected),
  );

  it('says nothing of accounts elsewhere where the age of this one is known', () =>
    expect(
      relativeLikeness({ createdAt: '2015-01-01' }, { createdAt: '2018-04-01' }, '2019-01-18')?.age,
    ).toBe('younger'));

  // "About as many" may be said of half as many again, and of no more.
  it.each([
    [494, 41, 'smaller'],
    [41, 494, 'larger'],
    [494, 50, 'fewer'],
    [494, 329, 'fewer'],
    [494, 330, 'alike'],
    [494, 494, 'alike'],
    [494, 741, 'alike'],
    [494, 742, 'more'],
    [494, 4939, 'more'],
    [494, 4940, 'larger'],
    [3, 9, 'alike'],
    [15, 0, 'alike'],
    [16, 0, 'fewer'],
  ] as const)('%d followers beside %d: %s', (yours, theirs, audience) =>
    expect(relativeLikeness({ followers: yours }, { followers: theirs })?.audience).toBe(audience),
  );

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
          const [x, y] = [Math.max(10, a.followers), Math.max(10, b.followers)];
          points.push(10 * y <= x ? 1 : 10 * x <= y ? 0 : 0.5);
        }
        const inDays = ({ createdAt, followers }: typeof a) => ({
          followers,
          ...(createdAt !== undefined && { createdAt: createdAt * day }),
        });
        const found = relativeLikeness(inDays(a), inDays(b));
        expect(found?.value).toBe(points.length ? points.reduce((x, y) => x + y) / points.length : undefined);
        if (found) expect(found.value + relativeLikeness(inDays(b), inDays(a))!.value).toBe(1);
      }),
      { seed: 126, numRuns: 500 },
    );
  });
});
