import { crc32, deflateSync } from 'node:zlib';

const SIZE = 64;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(8 + body.length);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body) >>> 0, whole.length - 4);
  return whole;
}

/** A grey picture by its points; `note` makes another file of the same picture. */
function png(grey: (x: number, y: number) => number, note: string): Buffer {
  const head = Buffer.from([0, 0, 0, SIZE, 0, 0, 0, SIZE, 8, 0, 0, 0, 0]);
  const rows = Buffer.alloc(SIZE * (SIZE + 1));
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) rows[y * (SIZE + 1) + 1 + x] = grey(x, y);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', head), chunk('tEXt', Buffer.from(`note\0${note}`)), chunk('IDAT', deflateSync(rows))],
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture with detail, another one for each number. */
export const pngOf = (seed: number, note = ''): Buffer =>
  png(
    (x, y) => 128 + 60 * Math.sin((x * seed) / 7 + y / 5) + 60 * Math.cos((y * seed) / 9 - x / (3 + seed)),
    note,
  );

/** A picture of one colour. */
export const flatPng = (): Buffer => png(() => 200, 'flat');
