import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areSpellings, spellingsOf } from './spellings.ts';
import { NAME_SPELLINGS } from '../tables/name-spellings.ts';

const groups = NAME_SPELLINGS.trim()
  .split(/[|\n]/)
  .map((group) => group.split(' '));

describe('spellings', () => {
  // First, since the table is read for whoever asks first.
  it('knows of every word the groups that it stands in, in their order, and of no other', () => {
    for (const word of new Set(groups.flat()))
      expect(spellingsOf(word), word).toEqual(
        [...groups.keys()].filter((number) => groups[number]!.includes(word)),
      );
    expect(spellingsOf('nobody')).toEqual([]);
  });

  it.each([
    ['hussein', 'husayn', true],
    ['park', 'pak', true],
    ['zhou', 'chou', true],
    ['wong', 'huang', true],
    ['hussein', 'hassan', false],
    ['park', 'bae', false],
    ['nobody', 'nobody', false],
  ])('%s and %s: %s', (a, b, expected) => expect(areSpellings(a, b)).toBe(expected));

  it('lists lower-case words, each once in its group', () => {
    for (const group of groups) {
      expect(new Set(group).size, group.join(' ')).toBe(group.length);
      expect(group.length, group.join(' ')).toBeGreaterThan(1);
      for (const word of group) expect(word).toMatch(/^[a-z]{2,}$/);
    }
  });

  it('hold both ways, and only within a group', () => {
    const word = fc.constantFrom(...groups.flat());
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(areSpellings(a, b)).toBe(areSpellings(b, a));
        expect(areSpellings(a, b)).toBe(groups.some((group) => group.includes(a) && group.includes(b)));
        expect(spellingsOf(a).length).toBeGreaterThan(0);
      }),
      { seed: 872, numRuns: 500 },
    );
  });
});
