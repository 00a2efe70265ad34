import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPhotoBlocks } from './photo-blocks.ts';

const hash = (digit: string) => digit.repeat(64);
/** The first `count` bits turned over. */
const turned = (hex: string, count: number) => {
  const digits = [...hex].map((digit) => parseInt(digit, 16));
  for (let i = 0; i < count; i++) digits[i >> 2]! ^= 8 >> (i & 3);
  return digits.map((digit) => digit.toString(16)).join('');
};
const prints = [
  { hash: 'not a hash' },
  { hash: hash('a') },
  undefined,
  { hash: hash('5'), views: [hash('3'), 'nor this'] },
];

describe('createPhotoBlocks', () => {
  it.each([
    ['the same', hash('a'), [1]],
    ['70 bits off', turned(hash('a'), 70), [1]],
    ['71 bits off', turned(hash('a'), 71), []],
    ['a view, 62 bits off', turned(hash('3'), 62), [3]],
    ['a view, 63 bits off', turned(hash('3'), 63), []],
    ['the same as a view and nearly as the picture', turned(hash('5'), 2), [3]],
    ['no hash', 'portrait.jpg', []],
  ])('%s', (_what, asked, expected) =>
    expect(createPhotoBlocks(prints).near({ hash: asked })).toEqual(expected),
  );

  it('finds a picture at whatever number of bits counts as edited', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 }),
        fc.nat(70),
        (hex, bits) => {
          expect(createPhotoBlocks([{ hash: hex }]).near({ hash: turned(hex, bits) })).toEqual([0]);
        },
      ),
      { seed: 718, numRuns: 200 },
    );
  });
});
