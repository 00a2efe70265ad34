import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import jpegDecode, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import pngDecode, { init as initPng } from '@jsquash/png/decode.js';
import type { PhotoPrint } from '#domain/engine/judge/judgement';
import type { Pixels } from '#domain/engine/photo/pdq';
import { photoPrint } from '#domain/engine/photo/photo-print';
import type { HashImage } from '../../lambdas/scan/picture/hash-image.ts';

/** Node has both, but the types of a program without a DOM do not. */
const web = globalThis as unknown as {
  WebAssembly: { Module: new (bytes: Uint8Array) => object };
  ImageData?: new (data: Uint8ClampedArray, width: number, height: number) => Pixels;
};
web.ImageData ??= class {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
};
const wasm = (path: string) =>
  new web.WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(path)));

/** The twins send these two kinds. */
const codecs = {
  'image/jpeg': {
    load: () => initJpeg(wasm('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
    decode: jpegDecode,
  },
  'image/png': { load: () => initPng(wasm('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')), decode: pngDecode },
};
const loaded = new Map<string, Promise<unknown>>();

/** Print of a picture from a twin, by the same decoders as the deployed scan's: the same file gives the same print. */
export async function hashPicture(type: keyof typeof codecs, bytes: Uint8Array): Promise<PhotoPrint> {
  const { load, decode } = codecs[type];
  if (!loaded.has(type)) loaded.set(type, load());
  await loaded.get(type);
  return photoPrint(await decode(new Uint8Array(bytes).buffer));
}

/** The same for what a search fetched. */
export const hashTwinPicture: HashImage = async ({ contentType, bytes }) =>
  contentType === 'image/webp' ? undefined : hashPicture(contentType, bytes);
