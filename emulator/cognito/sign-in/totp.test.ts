import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Secret } from 'otpauth';
import { totpCode, totpSecret, totpStep } from './totp.ts';

/** RFC 6238, appendix B (SHA-1), the last six of its eight digits. */
const secret = totpSecret(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(secret, Math.floor(second / 30))).toBe(code);
  expect(totpStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

const bytesOf = (encoded: string) => Buffer.from(Secret.fromBase32(encoded).bytes);

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %s is %s', (text, encoded) => {
  expect(totpSecret(Buffer.from(text))).toBe(encoded);
  expect(bytesOf(encoded).toString()).toBe(text);
});

test('base 32 loses nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) =>
      bytesOf(totpSecret(Buffer.from(bytes))).equals(Buffer.from(bytes)),
    ),
    { seed: 7 },
  );
});

test('one step early or late is accepted, two are not', () => {
  const now = 1_700_000_000_000;
  const step = Math.floor(now / 30_000);
  const accepted = [-2, -1, 0, 1, 2].map(
    (away) => totpStep(secret, totpCode(secret, step + away), now) !== undefined,
  );
  expect(accepted).toEqual([false, true, true, true, false]);
});
