import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';
import { likenessWords, looksLike, noName } from './proof-review.ts';

/** A picture's print, of which so many of 256 marks are others than those of the picture `0`. */
const print = (marks: number) => {
  const bits = '1'.repeat(marks).padEnd(256, '0');
  return Array.from({ length: 64 }, (_, at) => parseInt(bits.slice(at * 4, at * 4 + 4), 2).toString(16)).join(
    '',
  );
};

const maya = { id: 'GITHUB#maya-hollimund', owner: 'u1', nameKey: 'hollimund maya', photoHash: print(0) };
const other = { id: 'X#somebody', owner: 'u2', nameKey: 'hollimund maya', photoHash: print(0) };

describe('two holders are looked at together', () => {
  it.each([
    ['one name, one picture', {}, true],
    ['one name, a picture that was saved anew', { photoHash: print(31) }, true],
    ['one name, the picture in a mirror', { photoHash: '5'.repeat(64) }, true],
    ['one name, another picture', { photoHash: print(32) }, false],
    ['a name that reads the same, one picture', { nameKey: nameKey('Maya Ho1Iirnund') }, true],
    [
      'a name that reads the same, another picture',
      { nameKey: nameKey('Maya Ho1Iirnund'), photoHash: print(32) },
      false,
    ],
    [
      'a name that reads the same, no picture, a handle that does, too',
      { nameKey: nameKey('Maya Ho1Iirnund'), photoHash: null, id: 'X#Maya_Ho11irnund' },
      true,
    ],
    ['one person with two accounts', { owner: 'u1' }, false],
    ['one picture, another name', { nameKey: 'maya otto' }, false],
    ['no name of either', { nameKey: null }, false],
    ['one name, no picture, another handle', { photoHash: null }, false],
    ['one name, no picture, one handle', { photoHash: null, id: 'X#maya-hollimund' }, true],
    [
      'one name, no picture, a handle that reads the same',
      { photoHash: null, id: 'X#Maya_Ho11irnund' },
      true,
    ],
    ['one name, another picture, one handle', { photoHash: print(32), id: 'X#maya-hollimund' }, false],
    [
      'another name, no picture, one handle',
      { nameKey: 'maya otto', photoHash: null, id: 'X#maya-hollimund' },
      false,
    ],
  ])('%s', (_, over, alike) => {
    expect(looksLike(maya, { ...other, ...over })).toBe(alike);
    expect(looksLike({ ...other, ...over }, maya)).toBe(alike);
  });

  it('never where neither has a name', () => {
    const nobody = (holder: object) => ({ ...maya, nameKey: undefined, photoHash: print(0), ...holder });
    expect(looksLike(nobody({}), nobody({ owner: 'u2' }))).toBe(false);
  });

  it('without names only for one picture: a handle alone is not enough', () => {
    const [one, two] = [maya, other].map((holder) => ({ ...holder, nameKey: noName, id: 'X#maya' }));
    expect(looksLike(one!, two!)).toBe(true);
    expect(looksLike(one!, { ...two!, photoHash: null })).toBe(false);
  });

  it.each([
    ['maya.hollimund', 'mayahollimund', true],
    ['0123456789', 'oizeasgtbg', true],
    ['vvren', 'wren', true],
    ['corn', 'com', true],
    ['élan', 'elan', true],
    ['maya', 'mayb', false],
    ['maya2', 'maya', false],
  ])('handles %s and %s without pictures: %s', (one, two, alike) => {
    const holder = (owner: string, handle: string) => ({ owner, id: `X#${handle}`, nameKey: 'maya' });
    expect(looksLike(holder('u1', one), holder('u2', two))).toBe(alike);
  });
});

describe('the reasons for operators', () => {
  const name = 'The names of both holders read the same.';
  const handles = 'Their handles read the same, and we can’t see both pictures.';
  it.each([
    ['name and picture', {}, [name, 'Both profiles show the same picture: 256 of 256 marks match.']],
    [
      'a picture saved anew',
      { photoHash: print(31) },
      [name, 'Both profiles show the same picture: 225 of 256 marks match.'],
    ],
    [
      'the picture in a mirror',
      { photoHash: '5'.repeat(64) },
      [name, 'Both profiles show the same picture, one of them mirrored: 256 of 256 marks match.'],
    ],
    ['another picture', { photoHash: print(32) }, [name]],
    ['no picture, one handle', { photoHash: null, id: 'X#maya_hollimund' }, [name, handles]],
    [
      'the picture alone',
      { nameKey: null },
      ['Both profiles show the same picture: 256 of 256 marks match.'],
    ],
  ])('%s', (_, over, words) => expect(likenessWords(maya, { ...other, ...over })).toEqual(words));

  it('name nothing that is not there', () => {
    const [one, two] = [maya, other].map((holder) => ({ ...holder, nameKey: noName, id: 'X#maya' }));
    expect(likenessWords(one!, two!)).toEqual([
      'Both profiles show the same picture: 256 of 256 marks match.',
    ]);
    expect(likenessWords(one!, { ...two!, photoHash: null })).toEqual([]);
  });
});
