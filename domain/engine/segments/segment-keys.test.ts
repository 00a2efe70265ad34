import fc from 'fast-check';
import { expect, it } from 'vitest';
import { osaByTable } from './osa-by-table.ts';
import { bucketHash, mostCome, mostGone, ones, signature } from './segment-keys.ts';

const codes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const may = (a: Uint8Array, b: Uint8Array, edits: number) => {
  const [own, other] = [signature(a, 0, a.length), signature(b, 0, b.length)];
  const longer = a.length - b.length;
  return ones(own & ~other) <= mostGone(longer, edits) && ones(other & ~own) <= mostCome(longer, edits);
};

it.each([
  ['maya', 'maya', 1, true],
  ['maya', 'moya', 1, true],
  ['maya', 'noah', 1, false],
  ['mayaxy', 'maya', 2, true],
  ['mayaxyz', 'maya', 2, false],
])('signatures of %s and %s, %d edits: %s', (a, b, edits, expected) =>
  expect(may(codes(a), codes(b), edits)).toBe(expected),
);

it('never rules out what is near', () => {
  const text = fc.uint8Array({ max: 40, minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const distance = osaByTable(a, b);
      for (const edits of [1, 2]) if (distance <= edits) expect(may(a, b, edits)).toBe(true);
    }),
    { seed: 61, numRuns: 3000 },
  );
});

it('puts a segment into the same bucket wherever it stands', () =>
  expect(bucketHash(codes('xxmaya'), 2, 6, 12, 1, 255)).toBe(bucketHash(codes('maya'), 0, 4, 12, 1, 255)));
