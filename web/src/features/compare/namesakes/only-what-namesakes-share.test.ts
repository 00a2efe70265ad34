import { expect, test } from 'vitest';
import { compare } from '../comparison.ts';
import { emptySide, type Side } from '../side.ts';
import { onlyWhatNamesakesShare } from './only-what-namesakes-share.ts';

const on = (link: string, part: Partial<Side> = {}): Side => ({
  ...emptySide(),
  name: 'Maya Hollimund',
  link,
  ...part,
});
const bio = 'Slow glazes, kept in Ferrow Bay since 2009.';

test.each([
  ['a number that the platform may have given', 'facebook.com/maya.hollimund.5', {}, true],
  ['a number without a separator', 'facebook.com/mayahollimund77', {}, true],
  ['another separator', 'x.com/maya_hollimund', {}, false],
  ['separators at its end', 'facebook.com/maya.hollimund__', {}, false],
  ['a digit in place of a letter', 'facebook.com/maya.ho1limund', {}, false],
  ['two letters for one', 'facebook.com/maya.hollirnund.5', {}, false],
  ['the very handle', 'instagram.com/maya.hollimund', {}, false],
  ['the bio as well', 'facebook.com/maya.hollimund.5', { bio }, false],
] as const)('%s', (_, link, more, is) => {
  const yours = on('facebook.com/maya.hollimund', { bio });
  expect(onlyWhatNamesakesShare(compare({ yours, theirs: on(link, more) })!)).toBe(is);
});
