import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyStream } from './chacha20.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

// RFC 8439, appendix A.1: test vectors 1 and 2 are one stream, 5 has another nonce.
it.each([
  [0, '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586'],
  [1, '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f'],
])('block %d of the key of zeros is that of RFC 8439', (block, expected) => {
  expect(hex(keyStream(new Uint8Array(32), 128).subarray(64 * block, 64 * block + 64))).toBe(expected);
}); // prettier-ignore

it.each([0, 31, 33])('takes no key of %d bytes', (length) => {
  expect(() => keyStream(new Uint8Array(length), 1)).toThrow('32 bytes');
});

it('is what node:crypto makes', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 0, max: 300 }),
      (key, length) => {
        const twin = createCipheriv('chacha20', key, new Uint8Array(16)).update(new Uint8Array(length));
        expect(hex(keyStream(key, length))).toBe(hex(twin));
      },
    ),
    { seed: 311 },
  );
});
