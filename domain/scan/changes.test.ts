import { expect, it, test } from 'vitest';
import { changedWords } from './changed-words.ts';
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

test('a picture where there was none is another picture; a bio alone asks nobody anew', () => {
  const bare = { ...before, imageUrl: undefined, photoHash: undefined };
  expect(asksAgain(changesOf(bare, before))).toBe(true);
  expect(asksAgain(changesOf(before, { ...before, bio: 'Other' }))).toBe(false);
});
