import { expect, test } from 'vitest';
import { compare } from '../comparison.ts';
import { emptySide, type Side } from '../side.ts';
import { picturesWouldTell } from './pictures-would-tell.ts';

const on = (link: string, part: Partial<Side> = {}): Side => ({
  ...emptySide(),
  name: 'Maya Hollimund',
  link,
  ...part,
});
const bio = 'Slow glazes, kept in Ferrow Bay since 2009.';
const common = { name: 'Emma Smith' };

test.each([
  ['a number that the platform may have given', 'facebook.com/maya.hollimund.5', {}, true],
  ['a number without a separator', 'facebook.com/mayahollimund77', {}, true],
  ['another separator', 'x.com/maya_hollimund', {}, true],
  ['the very handle on another platform', 'instagram.com/maya.hollimund', {}, true],
  ['a digit in place of a letter', 'facebook.com/maya.ho1limund', {}, false],
  ['two letters for one', 'facebook.com/maya.hollirnund.5', {}, false],
  ['a claim', 'facebook.com/maya.hollimund.official', {}, false],
  ['a word', 'facebook.com/maya.hollimund.clay', {}, true],
  [
    'a word, and another text',
    'facebook.com/maya.hollimund.clay',
    { bio: 'Runs up hills with two loud dogs.' },
    true,
  ],
  ['a word, and the bio as well', 'facebook.com/maya.hollimund.clay', { bio }, false],
  ['the bio as well', 'facebook.com/maya.hollimund.5', { bio }, false],
] as const)('%s', (_, link, more, would) => {
  const draft = { yours: on('facebook.com/maya.hollimund', { bio }), theirs: on(link, more) };
  expect(picturesWouldTell(draft, compare(draft)!.judgement)).toBe(would);
});

test.each([
  ['a word, and a common name', 'emma.smith.ceramics', true],
  ['a claim', 'emma.smith.official', true],
  ['a letter exchanged', 'emma.srnith', false],
])('of a common name, %s', (_, handle, would) => {
  const draft = {
    yours: on('instagram.com/emma.smith', common),
    theirs: on(`instagram.com/${handle}`, common),
  };
  expect(picturesWouldTell(draft, compare(draft)!.judgement)).toBe(would);
});
