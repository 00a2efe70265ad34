import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markKey } from './mark-key.ts';

const secret = new Uint8Array(32).fill(1);
const picture = new Uint8Array(32).fill(2);

it.each([
  ['a secret', () => markKey(new Uint8Array(16), picture, 'x'), 'A secret has 32 bytes'],
  ['a hash', () => markKey(secret, new Uint8Array(20), 'x'), 'A SHA-256 has 32 bytes'],
  ['a name', () => markKey(secret, picture, ''), 'A copy needs a name'],
])('refuses %s that is none', (_, make, sentence) => expect(make).toThrow(sentence));

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const name = fc.string({ minLength: 1, unit: 'grapheme' });

it('is the HMAC that node:crypto makes', () => {
  fc.assert(
    fc.property(bytes, bytes, name, (key, hash, copy) => {
      const twin = createHmac('sha256', key).update('countersign picture mark 1\n').update(hash).update(copy);
      expect(Buffer.from(markKey(key, hash, copy)).toString('hex')).toBe(twin.digest('hex'));
    }),
    { seed: 316 },
  );
});

it('differs with secret, picture and copy', () => {
  fc.assert(
    fc.property(bytes, name, name, (other, one, two) => {
      fc.pre(one !== two && Buffer.compare(other, secret) !== 0 && Buffer.compare(other, picture) !== 0);
      const keys = [markKey(secret, picture, one), markKey(secret, picture, two), markKey(other, picture, one), markKey(secret, other, one)]; // prettier-ignore
      expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(4);
    }),
    { seed: 317 },
  );
});
