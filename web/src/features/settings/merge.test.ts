import { describe, expect, test } from 'vitest';
import { clashesOf, editAddresses, type AddressEdit } from './merge.ts';

describe('clashesOf', () => {
  const base = { firstName: 'Maya', lastName: 'Holt', birthCity: null };
  test.each([
    ['nobody else changed anything', {}, { firstName: 'Mia' }, []],
    ['the other window changed another field', { lastName: 'Hollimund' }, { firstName: 'Mia' }, []],
    ['both wrote the same', { firstName: 'Mia' }, { firstName: 'Mia' }, []],
    ['both wrote something else', { firstName: 'May' }, { firstName: 'Mia' }, [['firstName', 'May']]],
    ['an empty line is nothing', { birthCity: '' }, { birthCity: 'Hartford' }, []],
    [
      'filled there, filled otherwise here',
      { birthCity: 'Oslo' },
      { birthCity: 'Hartford' },
      [['birthCity', 'Oslo']],
    ],
    ['cleared there, changed here', { firstName: null }, { firstName: 'Mia' }, [['firstName', null]]],
  ])('%s', (_, changes, patch, expected) => {
    const clashes = clashesOf(base, { ...base, ...changes }, patch);
    expect(clashes.map(({ field, theirs }) => [field, theirs])).toEqual(expected);
  });
});

describe('editAddresses', () => {
  const home = { address: '1 Elm St', city: 'Hartford' };
  const work = { address: '9 Main St', city: 'Boston' };
  const moved = { address: '2 Oak St', city: 'Hartford' };
  test.each<[string, (typeof home)[], AddressEdit, (typeof home)[]]>([
    ['adds at the end', [home], { kind: 'add', address: work }, [home, work]],
    ['adds once', [home, work], { kind: 'add', address: work }, [home, work]],
    ['adds in its place', [work, moved], { kind: 'add', address: home, at: 0 }, [home, work, moved]],
    ['adds at the end of a list that is shorter by now', [], { kind: 'add', address: home, at: 2 }, [home]],
    ['changes in place', [home, work], { kind: 'change', from: home, to: moved }, [moved, work]],
    [
      'a changed one that is gone comes back',
      [work],
      { kind: 'change', from: home, to: moved },
      [work, moved],
    ],
    ['removes', [home, work], { kind: 'remove', address: home }, [work]],
    ['removing what is gone does nothing', [work], { kind: 'remove', address: home }, [work]],
  ])('%s', (_, list, edit, expected) => {
    expect(editAddresses(list, edit)).toEqual(expected);
  });

  test('stored fields that a person does not see make no difference', () => {
    const stored = { ...home, address2: null, verifiedAt: null, createdAt: '2026-01-01T00:00:00.000Z' };
    expect(editAddresses([stored, work], { kind: 'remove', address: home })).toEqual([work]);
  });
});
