import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from './instant.ts';
import { Profile } from './profile.ts';

describe('Profile', () => {
  it.each<[string, unknown]>([
    ['nothing', {}],
    ['null for what is missing', { handle: null, links: null, followers: null, createdAt: null, id: null }],
    ['the longest of all', { handle: 'x'.repeat(256), bio: 'x'.repeat(20_000), links: Array(200).fill('x'.repeat(2048)) }],
    ['lone halves of pairs', { handle: '\ud800', name: '\udc00' }],
    ['a number as id', { id: 7 }],
    ['milliseconds', { createdAt: 0 }],
    ['a day', { createdAt: '2020-02-29' }],
  ])('takes %s', (_, value) => expect(Profile.safeParse(value).success).toBe(true)); // prettier-ignore

  it.each([
    ['id', 512],
    ['platform', 64],
    ['handle', 256],
    ['name', 1000],
    ['bio', 20_000],
    ['location', 1000],
    ['domain', 253],
    ['photo', 4096],
  ])('takes %s of %d characters and no more', (field, most) => {
    expect(Profile.safeParse({ [field]: 'x'.repeat(most) }).success).toBe(true);
    expect(Profile.safeParse({ [field]: 'x'.repeat(most + 1) }).success).toBe(false);
  });

  it.each<[string, unknown]>([
    ['a name of 1 MB', { name: 'x'.repeat(1_000_000) }],
    ['a bio of 1 MB', { bio: 'x'.repeat(1_000_000) }],
    ['a thousand links', { links: Array(1000).fill('maya.com') }],
    ['201 links', { links: Array(201).fill('maya.com') }],
    ['a long date', { createdAt: `2020-01-01${' '.repeat(55)}` }],
    ['a long link', { links: ['x'.repeat(2049)] }],
    ['no number', { followers: NaN }],
    ['endless followers', { followers: Infinity }],
    ['fewer than none', { following: -1 }],
    ['no date', { createdAt: 'soon' }],
    ['an endless date', { createdAt: Infinity }],
    ['a number for a handle', { handle: 7 }],
    ['a list', []],
    ['nothing at all', null],
  ])('refuses %s', (_, value) => expect(Profile.safeParse(value).success).toBe(false)); // prettier-ignore

  it('keeps what it takes, and takes what it kept', () => {
    const text = fc.option(fc.string({ unit: 'binary', maxLength: 40 }), { nil: undefined });
    const known = fc.record({
      handle: text,
      name: text,
      bio: text,
      followers: fc.option(fc.nat(), { nil: undefined }),
    });
    fc.assert(
      fc.property(known, (given) => {
        const profile = Profile.parse(given);
        for (const [key, value] of Object.entries(given)) expect(profile[key as keyof Profile]).toBe(value);
        expect(Profile.parse(profile)).toEqual(profile);
      }),
      { seed: 320, numRuns: 200 },
    );
  });

  it('agrees with the limits written down field by field', () => {
    const limits = { platform: 64, handle: 256, name: 1000, location: 1000, domain: 253, photo: 4096 };
    const missing = (value: unknown) => value === undefined || value === null;
    const isText = (value: unknown, most: number) => typeof value === 'string' && value.length <= most;
    const allowed = (field: string, value: unknown) => {
      if (missing(value)) return true;
      if (field === 'followers' || field === 'following')
        return typeof value === 'number' && value >= 0 && value < Infinity;
      if (field === 'links')
        return Array.isArray(value) && value.length <= 200 && value.every((link) => isText(link, 2048));
      if (field === 'createdAt')
        return typeof value === 'number'
          ? Math.abs(value) < Infinity
          : isText(value, 64) && !Number.isNaN(Date.parse(value as string));
      return isText(value, limits[field as keyof typeof limits]);
    };
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        undefined,
        null,
        true,
        NaN,
        Infinity,
        -1,
        0,
        1e300,
        '2020-01-01',
        {},
        [],
        ['maya.com', 7],
      ),
      fc
        .constantFrom(63, 64, 65, 253, 254, 256, 257, 1000, 1001, 4096, 4097)
        .map((length) => 'x'.repeat(length)),
      fc.constantFrom(200, 201).map((length) => Array(length).fill('x')),
      fc.constantFrom(2048, 2049).map((length) => ['x'.repeat(length)]),
    );
    const field = fc.constantFrom(...Object.keys(limits), 'links', 'createdAt', 'followers', 'following');
    fc.assert(
      fc.property(fc.dictionary(field, value, { maxKeys: 4 }), (profile) => {
        const expected = Object.entries(profile).every(([name, given]) => allowed(name, given));
        expect(Profile.safeParse(profile).success).toBe(expected);
      }),
      { seed: 321, numRuns: 1000 },
    );
  });

  it.each([
    [0, 0],
    ['1970-01-02', 86_400_000],
    ['2020-01-01T00:00:00Z', 1_577_836_800_000],
    ['never', NaN],
  ])('%s is %d', (value, expected) => expect(instant(value)).toBe(expected));
});
