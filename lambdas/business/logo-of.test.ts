import { expect, test } from 'vitest';
import { largestLogo } from '#domain/business/logo';
import { logoOf } from './logo-of.ts';

/** A PNG as far as its header goes. */
const png = (width: number, height: number, size = 64) => {
  const bytes = Buffer.alloc(size);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
};
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64');

test('a logo is what its bytes say', () => {
  expect(logoOf(png(640, 640))).toEqual({ contentType: 'image/png', base64: png(640, 640) });
});

test.each([
  ['what is no picture', svg, 'JPEG, PNG or WebP'],
  ['a few bytes that claim gigabytes', png(2 ** 31 - 1, 10), 'pixels wide or tall'],
  ['more than its row holds', png(640, 640, largestLogo + 1), 'up to 255 kB'],
])('%s is not kept', (_, base64, why) => expect(() => logoOf(base64)).toThrow(why));
