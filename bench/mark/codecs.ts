import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js';
import { decodeImage } from '../../bin/image-file.ts';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';

/** Node has it, but the types of a program without a DOM do not. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { Module: new (bytes: Uint8Array) => object };
};
const program = (path: string) =>
  new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(path)));
type Start = (module: object) => Promise<unknown>;

let jpegStarted: Promise<unknown> | undefined;
let webpStarted: Promise<unknown> | undefined;

/** libjpeg, as most programs encode; a native library that not every machine has. Undefined where it cannot be loaded. */
const sharp = await import('sharp').then(
  (module) => module.default,
  () => undefined,
);
export const hasLibjpeg = sharp !== undefined;

/** Through a JPEG of this quality and back: libjpeg's where there is one, otherwise mozjpeg's. */
export async function jpeg(pixels: Pixels, quality: number): Promise<Pixels> {
  if (!sharp) return mozjpeg(pixels, quality);
  const { width, height, data } = pixels;
  const raw = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
  return decodeImage(await raw.removeAlpha().jpeg({ quality }).toBuffer(), 'a JPEG');
}

/** Its trellis throws away what costs many bits and is seen little: faint patterns before all. */
export async function mozjpeg(pixels: Pixels, quality: number): Promise<Pixels> {
  jpegStarted ??= (initJpeg as Start)(program('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  await jpegStarted;
  const bytes = await encodeJpeg(pixels as Parameters<typeof encodeJpeg>[0], { quality });
  return decodeImage(Buffer.from(bytes), 'a JPEG');
}

/** Through a WebP of this quality and back. */
export async function webp(pixels: Pixels, quality: number): Promise<Pixels> {
  webpStarted ??= (initWebp as Start)(program('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
  await webpStarted;
  const bytes = await encodeWebp(pixels as Parameters<typeof encodeWebp>[0], { quality });
  return decodeImage(Buffer.from(bytes), 'a WebP');
}
