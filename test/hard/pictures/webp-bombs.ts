/** One point in WebP's lossless form, whose codes take no bits at all: of any size it stays as light. */
const points = Buffer.from('2f00000010071011118888fe07', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([
    Buffer.from(type, 'latin1'),
    length,
    data,
    ...(data.length % 2 === 1 ? [Buffer.alloc(1)] : []),
  ]);
}

const file = (...chunks: Buffer[]) =>
  chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]));

function lossless(width: number, height: number): Buffer {
  const data = Buffer.from(points);
  data.writeUInt32LE((((width - 1) | ((height - 1) << 14)) >>> 0) | (points.readUInt32LE(1) & 0xf0000000), 1);
  return chunk('VP8L', data);
}

const three = (value: number) => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff];
/** What stands before the points of an extended file; 2: it moves. */
const canvas = (width: number, height: number, flags = 0) =>
  chunk('VP8X', Buffer.from([flags, 0, 0, 0, ...three(width - 1), ...three(height - 1)]));
const frame = (width: number, height: number) =>
  chunk(
    'ANMF',
    Buffer.concat([
      Buffer.from([...three(0), ...three(0), ...three(width - 1), ...three(height - 1), ...three(1), 0]),
      lossless(width, height),
    ]),
  );

/** A picture of one tone, as it should be. */
export const plainWebp = (side: number): Buffer => file(lossless(side, side));

/** WebP files that claim or unpack to far more than they weigh. */
export function webpBombs(): Record<string, Buffer> {
  const moving = chunk('ANIM', Buffer.alloc(6));
  return {
    'WebP of 16,384 by 16,384 points in 40 bytes': plainWebp(16_384),
    'WebP of 8,192 by 8,192 points in 40 bytes': plainWebp(8_192),
    'WebP with a canvas that is smaller than its points': file(canvas(64, 64), lossless(16_384, 16_384)),
    'WebP with a canvas of 16 million by 16 million points': file(canvas(2 ** 24, 2 ** 24), lossless(64, 64)),
    'WebP of 50,000 frames': file(
      canvas(64, 64, 2),
      moving,
      Buffer.concat(Array.from({ length: 50_000 }, () => frame(64, 64))),
    ),
    'WebP with a frame that is larger than its canvas': file(
      canvas(64, 64, 2),
      moving,
      frame(16_000, 16_000),
    ),
    'WebP with a WebP inside a WebP': nested(20),
    'WebP of 200,000 chunks that nobody knows': file(
      canvas(64, 64),
      Buffer.concat(Array.from({ length: 200_000 }, () => chunk('NONE', Buffer.alloc(0)))),
      lossless(64, 64),
    ),
    'WebP whose chunk is longer than the file': Buffer.concat([
      file(canvas(64, 64)),
      Buffer.from('VP8L', 'latin1'),
      Buffer.from('ffffff7f', 'hex'),
    ]),
  };
}

const nested = (deep: number): Buffer =>
  deep === 0 ? plainWebp(64) : file(canvas(64, 64), chunk('ICCP', nested(deep - 1)), lossless(64, 64));
