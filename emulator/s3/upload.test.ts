import fc from 'fast-check';
import { expect, test } from 'vitest';
import { S3Error } from './errors.ts';
import { readUpload } from './upload.ts';

const SHA256 = 'x-amz-checksum-sha256';
const request = (body: Buffer, headers: Record<string, string> = {}) => ({
  method: 'PUT',
  url: new URL('http://localhost/s3/b/k'),
  headers,
  body,
});
const chunked = (parts: Uint8Array[], trailer = '') =>
  Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
    Buffer.from(`0\r\n${trailer}\r\n`),
  ]);
const headersFor = (length: number) => ({
  'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
  'x-amz-decoded-content-length': String(length),
});
const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 6 });
const codeOf = (read: () => unknown) => {
  try {
    read();
    return 'ok';
  } catch (error) {
    if (error instanceof S3Error) return error.code;
    throw error;
  }
};

test('however it is cut in chunks, the content is the same', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const whole = Buffer.concat(parts);
      expect(readUpload(request(chunked(parts), headersFor(whole.length))).content.equals(whole)).toBe(true);
    }),
    { seed: 20261120 },
  );
});

test('a body cut off anywhere in its content, or any other bytes, is refused and never half kept', () => {
  fc.assert(
    fc.property(pieces, fc.nat(), fc.uint8Array({ maxLength: 30 }), (parts, at, noise) => {
      const whole = Buffer.concat(parts);
      const body = chunked(parts);
      const cut = body.subarray(0, at % (body.length - 4));
      expect(codeOf(() => readUpload(request(cut, headersFor(whole.length))))).toBe('IncompleteBody');
      const other = codeOf(() => readUpload(request(Buffer.from(noise), headersFor(31))));
      expect(other).toBe('IncompleteBody');
    }),
    { seed: 20261120 },
  );
});

test.each([
  ['a right trailer', `${SHA256}:LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=\r\n`, 'ok'],
  ['a wrong trailer', `${SHA256}:${'A'.repeat(43)}=\r\n`, 'BadDigest'],
  ['an algorithm it does not know', 'x-amz-checksum-crc64nvme:AAAAAAAAAAA=\r\n', 'NotImplemented'],
])('%s', (_, trailer, code) =>
  expect(codeOf(() => readUpload(request(chunked([Buffer.from('hello')], trailer), headersFor(5))))).toBe(
    code,
  ),
);

test('signed chunks are refused by name', () =>
  expect(
    codeOf(() =>
      readUpload(request(Buffer.alloc(0), { 'x-amz-content-sha256': 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD' })),
    ),
  ).toBe('NotImplemented'));

test('Content-MD5 is verified', () => {
  const md5 = (value: string) =>
    codeOf(() => readUpload(request(Buffer.from('hello'), { 'content-md5': value })));
  expect([md5('XUFAKrxLKna5cZ2REBfFkg=='), md5('AUFAKrxLKna5cZ2REBfFkg==')]).toEqual(['ok', 'BadDigest']);
});
