import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COEFFICIENTS } from './lapped-transform.ts';
import { markChips } from './mark-chips.ts';

// The first byte of RFC 8439's stream for the key of zeros is 0x76: 0110 1110 from its lowest bit.
it.each([
  [0, -1],
  [1, 1],
  [2, 1],
  [3, -1],
  [7, -1],
])('chip %d of the key of zeros is %d', (at, chip) => expect(markChips(new Uint8Array(32))[at]).toBe(chip));

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });

it('are the bits of the stream, the lowest of each byte first', () => {
  fc.assert(
    fc.property(keys, (key) => {
      const stream = createCipheriv('chacha20', key, new Uint8Array(16)).update(new Uint8Array(1082));
      const twin = [...stream].flatMap((byte) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => ((byte >> bit) & 1 ? 1 : -1)),
      );
      expect([...markChips(key)]).toEqual(twin.slice(0, COEFFICIENTS));
    }),
    { seed: 314, numRuns: 10 },
  );
});

it('of two keys agree by chance alone', () => {
  fc.assert(
    fc.property(keys, keys, (a, b) => {
      fc.pre(Buffer.compare(a, b) !== 0);
      const [one, other] = [markChips(a), markChips(b)];
      const alike = one.reduce((sum, chip, i) => sum + chip * other[i]!, 0);
      expect(Math.abs(alike) / Math.sqrt(COEFFICIENTS)).toBeLessThan(5);
    }),
    { seed: 315, numRuns: 100 },
  );
});
