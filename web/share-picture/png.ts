import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from './raster.ts';

/** A PNG of true colour. */
export function png({ width, height, data }: Raster): Buffer {
  const row = width * 3;
  // Each row as it is: flat colours repeat, and what differs from the row above would not.
  const told = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) told.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(told, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const whole = Buffer.alloc(body.length + 12);
  whole.writeUInt32BE(body.length, 0);
  whole.write(name, 4, 'latin1');
  body.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, body.length + 8)), body.length + 8);
  return whole;
}
