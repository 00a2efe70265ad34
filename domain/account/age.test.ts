import { describe, expect, it } from 'vitest';
import { ageGroup, ageGroupOf, ageOn } from './age.ts';

const today = '2026-11-20';

describe('ageOn', () => {
  it.each([
    ['2013-11-20', 13],
    ['2013-11-21', 12],
    ['2013-12-01', 12],
    ['2000-02-29', 26],
    ['2027-01-01', -1],
  ])('%s -> %i', (born, age) => {
    expect(ageOn(born, today)).toBe(age);
  });

  it('takes the day of a moment', () => expect(ageOn('2013-11-20', '2026-11-20T07:40:00.000Z')).toBe(13));

  it('counts a birthday on 29 February from the first of March', () => {
    expect([ageOn('2012-02-29', '2025-02-28'), ageOn('2012-02-29', '2025-03-01')]).toEqual([12, 13]);
  });
});

describe('ageGroup', () => {
  it.each([
    ['2013-11-21', undefined, 'too young'],
    ['2013-11-20', undefined, 'needs a parent'],
    ['2013-11-20', 'United States', 'needs a parent'],
    ['2010-11-21', 'DE', 'too young'],
    ['2010-11-21', ' germany', 'too young'],
    ['2010-11-20', 'Germany', 'needs a parent'],
    ['2010-11-21', 'Deutschland', 'too young'],
    ['2010-11-21', 'ROMANIA', 'too young'],
    ['2010-11-21', 'Magyarorszag', 'too young'],
    ['2010-11-21', 'Éire', 'too young'],
    ['2010-11-21', 'Österreich', 'needs a parent'],
    ['2010-11-21', 'France', 'needs a parent'],
    ['2008-11-21', null, 'needs a parent'],
    ['2008-11-20', null, 'adult'],
  ] as const)('%s in %s: %s', (born, country, group) => {
    expect(ageGroup(born, today, country)).toBe(group);
  });
});

it('knows the places where 16 counts by the names that they have in English and at home', () => {
  const tags =
    'en-DE de-DE en-HR hr-HR en-HU hu-HU en-IE en-LI de-LI en-LU de-LU fr-LU en-NL nl-NL en-PL pl-PL en-RO ro-RO en-SK sk-SK';
  const unknown = tags.split(' ').map((tag) => {
    const [language, region] = tag.split('-') as [string, string];
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(region)!;
    return ageGroup('2012-01-01', today, name) === 'too young' ? undefined : name;
  });
  expect(unknown.filter(Boolean)).toEqual([]);
});

describe('ageGroupOf', () => {
  it.each([
    ['needs a parent', { dateOfBirth: '2012-01-01', addresses: null }],
    ['needs a parent', { dateOfBirth: '2012-01-01', addresses: [{ country: 'US' }, { country: 'DE' }] }],
    ['too young', { dateOfBirth: '2012-01-01', addresses: [{ city: 'Kiel' }, { country: 'DE' }] }],
    [undefined, { dateOfBirth: null, addresses: [{ country: 'DE' }] }],
    [undefined, {}],
  ] as const)('%s: %j', (group, { ...user }) => {
    expect(ageGroupOf(user as Parameters<typeof ageGroupOf>[0], today)).toBe(group);
  });
});
