import { describe, expect, it } from 'vitest';
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
    [undefined, ['-'], false],
  ])('%s, proven as %j: %s', (name, keys, searched) => {
    expect(searchableName(name, keys)).toEqual(searched ? [name] : []);
  });
});
