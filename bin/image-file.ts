import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import jpegDecode, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import pngDecode, { init as initPng } from '@jsquash/png/decode.js';
import webpDecode, { init as initWebp } from '@jsquash/webp/decode.js';
import { imageHeader } from '../domain/engine/photo/image-header.ts';
import { MAX_PIXELS, type Pixels } from '../domain/engine/photo/pdq.ts';

const MAX_BYTES = 30_000_000;
/** Node has both, but the types of a program without a DOM do not. */
const web = globalThis as unknown as {
  WebAssembly: { Module: new (bytes: Uint8Array) => object };
  ImageData?: new (data: Uint8ClampedArray, width: number, height: number) => Pixels;
};
/** What the decoder has to say of a file goes nowhere: it names no file, and what it could read it reads. */
const silent = { print: () => undefined, printErr: () => undefined };
/** The codecs' types know one of the two ways to start them; a compiled module is the other. */
const wasm = (path: string) =>
  new web.WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(path)));

// What the decoders build their answer with, which only browsers have.
web.ImageData ??= class {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
};

const startJpeg = initJpeg as (module: object, options: typeof silent) => Promise<void>;

/** Each codec is compiled when its first picture comes. */
const codecs = {
  jpeg: {
    load: () => startJpeg(wasm('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'), silent),
    decode: jpegDecode,
  },
  png: { load: () => initPng(wasm('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')), decode: pngDecode },
  webp: { load: () => initWebp(wasm('@jsquash/webp/codec/dec/webp_dec.wasm')), decode: webpDecode },
};
const loaded = new Map<keyof typeof codecs, Promise<unknown>>();

/** Decodes a JPEG, PNG or WebP file. Throws an Error that names what is wrong; never decodes more than MAX_PIXELS. */
export const readImage = async (file: string): Promise<Pixels> => decodeImage(readPicture(file), file);

/** The bytes of a file that may be a picture; throws an Error that names what is wrong. */
export function readPicture(file: string): Buffer {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Error(`${file}: no such file`);
  if (stat.size > MAX_BYTES) throw new Error(`${file}: over ${MAX_BYTES / 1e6} MB`);
  return readFileSync(file);
}

/** Decodes a picture; `file` is what a fault calls it. */
export async function decodeImage(bytes: Buffer, file: string, most = MAX_PIXELS): Promise<Pixels> {
  const header = imageHeader(bytes);
  if (!header) throw new Error(`${file}: not a JPEG, PNG or WebP picture`);
  if (header.width * header.height > most)
    throw new Error(`${file}: ${header.width} x ${header.height} is over ${most / 1e6} million pixels`);
  if (header.format === 'jpeg' && !hasEnd(bytes)) throw new Error(`${file}: damaged picture, it ends early`);
  const { load, decode } = codecs[header.format];
  if (!loaded.has(header.format)) loaded.set(header.format, load());
  await loaded.get(header.format);
  const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const pixels = await decode(copy).catch(() => undefined);
  if (pixels?.width !== header.width || pixels.height !== header.height)
    throw new Error(`${file}: damaged picture`);
  return pixels;
}

/** A JPEG cut off decodes to half a picture over grey. Behind the first scan there must be an end, which occurs within none. */
function hasEnd(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 < bytes.length && bytes[at + 1] !== 0xda)
    at += bytes[at + 1] === 0xff ? 1 : 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) >= 0;
}
