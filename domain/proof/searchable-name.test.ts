import { describe, expect, it } from 'vitest';
import { foldedKey } from '../engine/glyph/read-as.ts';
import { nameKey } from './name-key.ts';
import { searchableName } from './searchable-name.ts';

describe('searchableName', () => {
  it.each([
    ['Maya Hollimund', ['hollimund maya'], true],
    ['Maya Hollimund', ['hollimund maya quinn'], true],
    ['Hollimund, Maya', [null, 'hollimund maya'], true],
    ['Maya', ['maya'], true],
    ['Maya', ['hollimund maya'], false],
    ['Maya Hollimund', ['maya'], false],
    ['Somebody Else', ['hollimund maya'], false],
    ['Maya Hollimund', ['-'], false],
    ['Maya Hollimund', [], false],
    ['Maya Quinn Hollimund', ['hollimund maya'], true],
    ['Maya Otto', ['hollimund maya'], false],
    ['Maya Hollimund', ['maya otto', 'hollimund maya'], true],
    ['…', ['-'], false],
    ['', ['-'], false],
    [undefined, ['-'], false],
  ])('%s, proven as %j: %s', (name, keys, searched) => {
    expect(searchableName(name, keys)).toEqual(searched ? [name] : []);
  });
});

describe('nameKey', () => {
  it.each([
    ['Maya Hollimund', 'hoiiimund maya'],
    ['Hollimund, MAYA', 'hoiiimund maya'],
    ['López, María', 'iopez maria'],
    // What reads the same has one key.
    ['Maya HoIIirnund', 'hoiiimund maya'],
    ['M4ya H0l1imund', 'hoiiimund maya'],
    ['Theodosia Plumtree', 'piumtree theodosia'],
    ['Theodosia Plurntree', 'piumtree theodosia'],
    ['Ivvan Lara', 'iara iwan'],
    [' … ', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of %j is %j', (name, key) => expect(nameKey(name)).toBe(key));

  it.each(['hollimund maya', 'iris lara', 'bernd vviebke', '-'])(
    'of an earlier look, %j, is as it would be now',
    (kept) => {
      const now = nameKey(kept) ?? kept;
      expect(foldedKey(kept)).toBe(now);
      expect(foldedKey(now)).toBe(now);
    },
  );

  it('is one that a table’s index takes, however long the name', () =>
    expect(nameKey(Array.from('abcdef', (letter) => 'ß'.repeat(31) + letter).join(' '))).toHaveLength(200));
});
