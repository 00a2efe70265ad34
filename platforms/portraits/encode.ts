import { crc32, deflateSync } from 'node:zlib';
import encodeJpeg, { init } from '@jsquash/jpeg/encode.js';
import { packageFile } from '../package-file.ts';
import type { Raster } from './raster.ts';

/** PNG, true colour, each row predicted from the one above (engraved lines compress well so). */
export function png(raster: Raster): Buffer {
  const { width, height, data } = raster;
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = y === 0 ? 0 : 2;
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) {
        const i = (y * width + x) * 4 + c;
        const above = y === 0 ? 0 : (data[i - width * 4] as number);
        rows[at++] = ((data[i] as number) - above) & 255;
      }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

let codec: Promise<void> | undefined;

/** JPEG at a quality of 1-100. */
export async function jpeg(raster: Raster, quality: number): Promise<Buffer> {
  codec ??= load();
  await codec;
  return Buffer.from(await encodeJpeg(raster as Parameters<typeof encodeJpeg>[0], { quality }));
}

/** Node has no fetch for files, so the codec's own loader cannot find its program: it is handed over. */
async function load(): Promise<void> {
  const wasmBinary = await packageFile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  await init({ wasmBinary } as Parameters<typeof init>[0]);
}
