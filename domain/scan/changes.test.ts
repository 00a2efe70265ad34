import { expect, it, test } from 'vitest';
import { changedWords } from './reasons/changed-words.ts';
import { asksAgain, changesOf } from './changes.ts';
import type { SeenProfile } from './finding.ts';

const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const other = 'a'.repeat(64);
const before: SeenProfile = {
  ...{ platform: 'X', handle: 'maya', name: 'Maya', bio: 'Slow glazes' },
  ...{ imageUrl: 'https://img.example/1', photoHash: hash },
};

it.each<[string, Partial<SeenProfile>, string]>([
  ['the same', {}, ''],
  ['in other letters', { handle: 'MAYA' }, ''],
  ['more followers', { followers: 9 }, ''],
  ['the same picture compressed anew', { photoHash: `${hash.slice(0, -1)}3` }, ''],
  ['a picture that could not be fetched', { photoHash: undefined }, ''],
  ['another picture', { photoHash: other }, 'its picture'],
  ['no picture any more', { photoHash: undefined, imageUrl: undefined }, 'its picture'],
  ['another name', { name: 'Maya H.' }, 'its name'],
  ['the same with spaces around it', { name: ' Maya ' }, ''],
  ['no name any more', { name: undefined }, 'its name'],
  [
    'all of it',
    { handle: 'm', name: 'M', bio: '', photoHash: other },
    'its handle, its name, its picture and its bio',
  ],
])('%s: %s', (_, after, expected) =>
  expect(changedWords(changesOf(before, { ...before, ...after }))).toBe(expected),
);

test('what a search engine leaves out has not changed; another name in it has', () => {
  const kept = { ...before, seenIn: 'web search' as const };
  expect(
    changesOf(kept, { ...kept, name: undefined, bio: 'Another part of it', photoHash: undefined }),
  ).toEqual({});
  expect(changesOf(kept, { ...before, bio: 'All of it' })).toEqual({});
  expect(changesOf(kept, { ...kept, name: 'Lina' })).toEqual({ name: { before: 'Maya', after: 'Lina' } });
});

test('spaces around a text were none before either, and what was there is told by its beginning', () => {
  expect(changesOf({ ...before, name: ' Maya  ' }, before)).toEqual({});
  expect(changesOf({ ...before, bio: 'b'.repeat(600) }, { ...before, bio: null })).toEqual({
    bio: { before: 'b'.repeat(500), after: null },
  });
});

test('a picture that a search engine shows none of is not gone', () => {
  const engine = { ...before, seenIn: 'web search' as const };
  expect(changesOf(before, { ...engine, photoHash: null, imageUrl: null })).toEqual({});
  expect(changesOf({ ...engine, photoHash: null, imageUrl: null }, before)).toEqual({});
});

type Sight = Parameters<typeof asksAgain>[0];
const sight = (theirs: Partial<SeenProfile> = {}, over: Partial<Sight> = {}): Sight => ({
  ...{ verdict: 'possible clone', score: 70, reasons: [], theirs: { ...before, ...theirs } },
  ...over,
});
const code = {
  reasons: [{ signal: 'proof', value: 1, words: 'It shows a proof code.', side: 'for' as const }],
};
const bare = { imageUrl: undefined, photoHash: undefined };

test.each<[string, Sight, Sight, boolean]>([
  ['as it was', sight(), sight(), false],
  ['more alike, but itself as it was', sight(), sight({}, { score: 90 }), false],
  ['under another handle', sight(), sight({ handle: 'lina' }), true],
  ['under another name', sight(), sight({ name: 'Lina' }), true],
  ['with another picture', sight(), sight({ photoHash: other }), true],
  ['with a picture where it had none', sight(bare), sight(), true],
  ['with another bio, no more alike', sight(), sight({ bio: 'Moss' }), false],
  ['with another bio, and more alike', sight(), sight({ bio: 'Moss' }, { score: 71 }), true],
  ['with a proof code', sight(), sight({}, code), true],
  ['with a proof code, as before', sight({}, code), sight({}, code), false],
  ['as somebody of that name', sight(), sight({ name: 'Lina' }, { verdict: 'namesake' }), false],
])('what was dismissed and is seen %s is looked at anew: %#', (_, was, is, again) =>
  expect(asksAgain(was, is)).toBe(again),
);

test('what is new stands beside what was there, a long text by its beginning', () => {
  const picture = {
    sha256: 'ab'.repeat(32),
    bytes: 1,
    contentType: 'image/png' as const,
    at: '2026-11-20T10:00:00Z',
  };
  const kept = { ...before, picture };
  expect(
    changesOf(kept, { ...before, handle: 'Lina', name: ' ', bio: 'b'.repeat(600), photoHash: other }),
  ).toEqual({
    handle: { before: 'maya', after: 'Lina' },
    name: { before: 'Maya', after: null },
    bio: { before: 'Slow glazes', after: 'b'.repeat(500) },
    picture: { before: picture, after: null },
  });
  expect(changesOf({ ...before, name: null }, kept)).toEqual({ name: { before: null, after: 'Maya' } });
});

/** The print with so many of its marks turned round. */
const apart = (marks: number) =>
  [...hash]
    .map((digit, at) => {
      const turned = Math.max(0, Math.min(4, marks - at * 4));
      return (parseInt(digit, 16) ^ (2 ** turned - 1)).toString(16);
    })
    .join('');

test.each<[string, Partial<SeenProfile>, Partial<SeenProfile>, boolean]>([
  ['31 of 256 marks are others', {}, { photoHash: apart(31) }, false],
  ['32 of 256 marks are others', {}, { photoHash: apart(32) }, true],
  ['a print that cannot be read', {}, { photoHash: 'no print' }, false],
  ['a print that could not be read before', { photoHash: 'no print' }, {}, false],
  ['no picture, twice', { imageUrl: null, photoHash: null }, { imageUrl: null, photoHash: null }, false],
  ['one that could not be fetched before', { photoHash: null }, {}, false],
  [
    'one that cannot be fetched, where none was',
    { imageUrl: null, photoHash: null },
    { photoHash: null },
    false,
  ],
])('another picture: %s', (_, was, is, changed) =>
  expect('picture' in changesOf({ ...before, ...was }, { ...before, ...is })).toBe(changed),
);
