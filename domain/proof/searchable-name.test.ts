import { describe, expect, it } from 'vitest';
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
    ['Maya Hollimund', 'hollimund maya'],
    ['Hollimund, MAYA', 'hollimund maya'],
    ['López, María', 'lopez maria'],
    [' … ', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of %j is %j', (name, key) => expect(nameKey(name)).toBe(key));

  it('is one that a table’s index takes, however long the name', () =>
    expect(nameKey(Array.from('abcdef', (letter) => 'ß'.repeat(31) + letter).join(' '))).toHaveLength(200));
});
