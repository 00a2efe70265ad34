import { expect, test } from 'vitest';
import { changeWords, homoglyphWords } from './homoglyph-words.ts';

test.each([
  ['insertion', 'maya', 'maya7', 'an extra digit'],
  ['insertion', 'maya', 'mayya', 'an extra letter'],
  ['omission', 'maya77', 'maya7', 'a missing digit'],
  ['omission', 'maya_7', 'maya7', 'a missing separator'],
  ['omission', 'maya7', 'mya7', 'a missing letter'],
  ['repetition', 'maya7', 'maya77', 'a doubled digit'],
  ['repetition', 'maya_7', 'maya__7', 'a doubled separator'],
  ['repetition', 'maya7', 'mayaa7', 'a doubled letter'],
  ['transposition', 'maya7', 'may7a', 'two characters swapped'],
  ['transposition', 'maya7', 'maay7', 'two letters swapped'],
  ['affix', 'maya', 'maya0', 'an extra digit'],
  ['affix', 'maya', 'mayaq', 'an addition'],
  ['token reorder', 'maya_hollimund', 'hollimund_maya', 'words in a different order'],
  ['token reorder', 'maya_hollimund', 'mhollimund', 'a part left out'],
  ['TLD swap', 'maya.example', 'maya.test', 'another ending'],
  ['TLD swap', 'maya.co.uk', 'mayaco.uk', 'a missing dot'],
  ['TLD swap', 'maya.net', 'mayanet.com', 'its ending in the name'],
  ['TLD swap', 'maya.net', 'maya-net.com', 'its ending in the name'],
] as const)('%s of %s to %s is %s', (kind, own, value, said) =>
  expect(changeWords(kind, own, value)).toBe(said),
);

test.each([
  ['wren', 'ᴡren', 'a similar letter'],
  ['wren', 'wгen', 'another alphabet'],
  ['wren', 'vvren', 'two letters for one'],
  ['7731', '77З1', 'another alphabet'],
  ['maya', 'mayɑ', 'a similar letter'],
  ['lola', '1ola', 'a digit for a letter'],
  ['lola', '101a', 'digits for letters'],
  ['water.example', 'w4t3r.com', 'digits for letters'],
  ['l0la', 'lola', 'a letter for a digit'],
])('%s as %s shows %s', (own, value, said) => expect(homoglyphWords(own, value)).toBe(said));
