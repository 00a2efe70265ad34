import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageHeader } from './image-header.ts';
import { jpegPasses } from './jpeg-passes.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const PNG = '89504e47 0d0a1a0a 0000000d 49484452 00000140 000000f0';
const JPEG = 'ffd8 ffe0 0004 0000 ffff c0 0011 08 00f0 0140 03';
const LOSSY = '52494646 00000000 57454250 56503820 00000000 300100 9d012a 4041 f000';
const LOSSLESS = '52494646 00000000 57454250 5650384c 00000000 2f 3fc13b00 0000000000';
const EXTENDED = '52494646 00000000 57454250 56503858 0a000000 00000000 3f0100 ef0000';
/** Each pass begins with a marker; in its points a byte of ones is followed by a zero. */
const passes = (count: number, text = '') =>
  `ffd8 fffe ${(2 + text.length / 2).toString(16).padStart(4, '0')} ${text} ffc2 0011 08 00f0 0140 03 000000000000000000` +
  'ffda 0008 0101 00 00 3f 00 12ff00ffd034'.repeat(count) +
  'ffd9';
const size = { width: 320, height: 240 };

describe('imageHeader', () => {
  it.each([
    ['PNG', PNG, { format: 'png', ...size }],
    ['JPEG behind another segment and padding', JPEG, { format: 'jpeg', ...size }],
    ['lossy WebP', LOSSY, { format: 'webp', ...size }],
    ['lossless WebP', LOSSLESS, { format: 'webp', ...size }],
    ['extended WebP', EXTENDED, { format: 'webp', ...size }],
    ['a PNG that claims gigabytes', PNG.replace('00000140 000000f0', 'ffffffff ffffffff'), { format: 'png', width: 4294967295, height: 4294967295 }], // prettier-ignore
    ['a PNG without width', PNG.replace('00000140', '00000000'), undefined],
    ['a JPEG of segments that claim no length', 'ffd8' + 'ffe00000'.repeat(40), undefined],
    ['a JPEG of padding only', 'ffd8' + 'ff'.repeat(400), undefined],
    ['a JPEG segment longer than the file', 'ffd8 ffe0 ffff 00000000000000000000', undefined],
    [
      'a JPEG with a frame behind a marker without length',
      'ffd8 ff01 000d ffc0 0011 08 ffff ffff 03 ffc0 0011 08 0010 0010 03 00',
      undefined,
    ],
    ['a JPEG with a restart before its frame', 'ffd8 ffd0 0004 0000 ffc0 0011 08 0010 0010 03 00', undefined],
    ['a JPEG that ends before its frame', 'ffd8 ffd9 0004 0000 ffc0 0011 08 0010 0010 03 00', undefined],
    ['a JPEG in as many passes as a page’s picture has', passes(12), { format: 'jpeg', ...size }],
    ['a JPEG in a thousand passes', passes(1000), undefined],
    ['a JPEG whose text looks like passes', passes(1, 'ffda0002'.repeat(400)), { format: 'jpeg', ...size }],
    ['a GIF', '474946383961 4001 f000 f70000', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, hex, expected) => expect(imageHeader(bytes(hex))).toEqual(expected));

  it.each([
    ['PNG', PNG],
    ['JPEG', JPEG],
    ['WebP', LOSSY],
    ['lossless WebP', LOSSLESS],
    ['extended WebP', EXTENDED],
  ])('says nothing of a %s cut off anywhere', (_, hex) => {
    const whole = bytes(hex);
    for (let length = 0; length < whole.length; length++)
      expect(imageHeader(whole.subarray(0, length))).toBeUndefined();
  });

  it('reads the size out of any file built of the parts of its format', () => {
    const side = fc.integer({ min: 1, max: 16_383 });
    const u16 = (n: number) => [n >> 8, n & 255];
    const low = (n: number, count: number) =>
      Array.from({ length: count }, (_, i) => Math.floor(n / 256 ** i) & 255);
    const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
    const tail = fc.array(fc.nat(255), { minLength: 10, maxLength: 20 });
    // every marker but frames; those in the list carry other things
    const marker = fc.constantFrom(0xc4, 0xc8, 0xcc, 0xdb, 0xdd, 0xe0, 0xe1, 0xef, 0xfe);
    const frame = fc.constantFrom(0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc9, 0xcb, 0xcf);
    const segments = fc.array(fc.tuple(marker, fc.array(fc.nat(255), { maxLength: 12 }), fc.nat(2)), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(side, side, segments, frame, tail, (width, height, before, last, rest) => {
        const riff = [...text('RIFF'), 0, 0, 0, 0, ...text('WEBP')];
        const built = {
          png: [
            0x89,
            ...text('PNG\r\n'),
            0x1a,
            10,
            0,
            0,
            0,
            13,
            ...text('IHDR'),
            0,
            0,
            ...u16(width),
            0,
            0,
            ...u16(height),
          ],
          jpeg: [
            ...[0xff, 0xd8],
            ...before.flatMap(([kind, data, fill]) => [
              ...Array<number>(fill).fill(0xff),
              0xff,
              kind,
              ...u16(data.length + 2),
              ...data,
            ]),
            ...[0xff, last, ...u16(17), 8, ...u16(height), ...u16(width)],
          ],
          lossy: [
            ...riff,
            ...text('VP8 '),
            0,
            0,
            0,
            0,
            0x30,
            1,
            0,
            0x9d,
            1,
            0x2a,
            ...low(width, 2),
            ...low(height, 2),
          ],
          lossless: [
            ...riff,
            ...text('VP8L'),
            0,
            0,
            0,
            0,
            0x2f,
            ...low(width - 1 + (height - 1) * 2 ** 14, 4),
          ],
          extended: [
            ...riff,
            ...text('VP8X'),
            10,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            ...low(width - 1, 3),
            ...low(height - 1, 3),
          ],
        };
        for (const [name, start] of Object.entries(built))
          expect(imageHeader(Uint8Array.from([...start, ...rest])), name).toEqual({
            format: name === 'png' || name === 'jpeg' ? name : 'webp',
            width,
            height,
          });
      }),
      { seed: 326, numRuns: 200 },
    );
  });

  it('answers any bytes, wherever in a buffer they lie', () => {
    const start = fc.constantFrom('', 'ffd8', 'ffd8ff', PNG.slice(0, 35), LOSSY.slice(0, 35));
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 80 }), fc.nat(9), (hex, rest, offset) => {
        const whole = Uint8Array.from([...bytes(hex), ...rest]);
        const shifted = new Uint8Array(offset + whole.length);
        shifted.set(whole, offset);
        const found = imageHeader(whole);
        expect(imageHeader(shifted.subarray(offset))).toEqual(found);
        if (found) expect(Math.min(found.width, found.height)).toBeGreaterThan(0);
      }),
      { seed: 209, numRuns: 500 },
    );
  });
});

describe('jpegPasses', () => {
  it.each([
    ['none', passes(0), 0],
    ['a camera’s one', passes(1), 1],
    ['a page’s twelve', passes(12), 12],
    ['a thousand', passes(1000), 1000],
    ['one behind a text that looks like passes', passes(1, 'ffda0002'.repeat(400)), 1],
    ['what stands behind the end of the picture', `ffd8 ffd9 ${passes(3).slice(4)}`, 0],
    ['one cut off in the middle of its head', 'ffd8 ffda 00', 0],
  ])('%s', (_, hex, count) => expect(jpegPasses(bytes(hex), 2)).toBe(count));

  it('counts the passes of any file, whatever their points, restarts and padding', () => {
    // Points as a coder writes them: a byte of ones is followed by a zero.
    const points = fc
      .array(fc.nat(255), { maxLength: 30 })
      .map((all) => all.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));
    const restart = fc.integer({ min: 0xd0, max: 0xd7 }).map((marker) => [0xff, marker]);
    const pass = fc
      .tuple(fc.nat(2), fc.array(fc.oneof(points, restart), { maxLength: 4 }))
      .map(([fill, parts]) => [...Array<number>(fill).fill(0xff), 0xff, 0xda, 0, 3, 1, ...parts.flat()]);
    const table = fc.uint8Array({ maxLength: 20 }).map((data) => [0xff, 0xc4, 0, data.length + 2, ...data]);
    fc.assert(
      fc.property(fc.array(fc.tuple(table, pass), { maxLength: 12 }), (parts) => {
        const file = Uint8Array.from([0xff, 0xd8, ...parts.flat(2), 0xff, 0xd9]);
        expect(jpegPasses(file, 2)).toBe(parts.length);
      }),
      { seed: 1191, numRuns: 300 },
    );
  });
});
