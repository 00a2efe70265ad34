import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** `kind` 0: grey, 6: with transparency. */
function header(width: number, height: number, { bits = 8, kind = 0 } = {}): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data.set([bits, kind, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

const file = (...chunks: Buffer[]) => Buffer.concat([signature, Buffer.concat(chunks), chunk('IEND')]);
/** So many bytes of nothing, packed some hundredfold. */
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 1 });
const named = (text: string) => Buffer.from(text, 'latin1');
const megabyte = 2 ** 20;

/** A picture of one tone, as it should be. */
export const plainPng = (side: number): Buffer =>
  file(header(side, side), chunk('IDAT', zeros(side * (side + 1))));

/** PNG files that claim or unpack to far more than they weigh. */
export function pngBombs(): Record<string, Buffer> {
  const small = [header(64, 64), chunk('IDAT', zeros(64 * 65))] as const;
  const packed = zeros(128 * megabyte);
  const times = Buffer.alloc(8);
  times.writeUInt32BE(0x7fffffff);
  return {
    'PNG of 100,000 by 100,000 points': file(header(100_000, 100_000, { bits: 1 }), chunk('IDAT', zeros(99))),
    'PNG of 30,000 by 30,000 points, all there': file(
      header(30_000, 30_000, { bits: 1 }),
      chunk('IDAT', zeros(30_000 * 3_751)),
    ),
    'PNG of 8,192 by 8,192 points, all there': file(
      header(8_192, 8_192),
      chunk('IDAT', zeros(8_192 * 8_193)),
    ),
    'PNG whose points unpack to 128 MB more': file(header(64, 64), chunk('IDAT', packed)),
    'PNG with a colour profile of 128 MB': file(
      small[0],
      chunk('iCCP', Buffer.concat([named('p\0\0'), packed])),
      small[1],
    ),
    'PNG with a text of 128 MB': file(
      small[0],
      chunk('zTXt', Buffer.concat([named('t\0\0'), packed])),
      chunk('iTXt', Buffer.concat([named('t\0\x01\0\0\0'), packed])),
      small[1],
    ),
    'PNG that claims another size after the first': file(...small, header(60_000, 60_000), small[1]),
    'PNG of 100,000 chunks': file(
      small[0],
      ...Array.from({ length: 100_000 }, () => chunk('tEXt', named('a\0b'))),
      small[1],
    ),
    'PNG with two thousand million frames': file(
      small[0],
      chunk('acTL', times),
      ...Array.from({ length: 2_000 }, (_, n) => chunk('fcTL', frame(n))),
      small[1],
    ),
    'PNG whose chunk is longer than the file': Buffer.concat([
      signature,
      header(64, 64),
      Buffer.from('7fffffff', 'hex'),
      named('IDAT'),
    ]),
    'PNG with all bits set in its header': file(header(0xffffffff, 0xffffffff, { bits: 16, kind: 6 })),
  };
}

function frame(n: number): Buffer {
  const data = Buffer.alloc(26);
  [n, 0x7fffffff, 0x7fffffff, 0, 0].forEach((value, at) => data.writeUInt32BE(value, 4 * at));
  return data;
}
