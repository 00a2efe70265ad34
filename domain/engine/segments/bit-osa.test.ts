import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPattern } from './bit-osa.ts';
import { osaByTable } from './osa-by-table.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('createPattern', () => {
  it.each([
    ['maya', 'Maya', 1, 0],
    ['maya', 'myAA', 3, 1],
    ['maya', '', 4, 4],
    ['MaYa', 'mAyA', 4, 0],
    ['MAYA', 'maya', 4, 0],
    ['az', 'AZ', 2, 0],
    ['a{', 'a[', 1, 1],
    ['a`', 'a@', 1, 1],
    ['a[', 'a{', 1, 1],
    ['a!', 'aA', 1, 1],
  ])('%s and %s: %d, and %d in any case', (a, b, distance, anyCase) => {
    const text = bytes(b);
    expect(createPattern(bytes(a), a.length).distance(text, 0, text.length)).toBe(distance);
    expect(createPattern(bytes(a), a.length, { anyCase: true }).distance(text, 0, text.length)).toBe(anyCase);
  });

  it('agrees with the table', () => {
    const codes = (max: number, min = 0) => fc.uint8Array({ max: 3, minLength: min, maxLength: max });
    fc.assert(
      fc.property(codes(32, 1), codes(40), (a, b) => {
        const pattern = createPattern(a, a.length);
        expect(pattern.distance(Uint8Array.from([9, ...b]), 1, b.length + 1)).toBe(osaByTable(a, b));
      }),
      { seed: 6, numRuns: 2000 },
    );
  });
});
