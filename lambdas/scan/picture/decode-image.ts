import jpegDecode, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import jpegWasm from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import pngDecode, { init as initPng } from '@jsquash/png/decode.js';
import * as pngFile from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';
import webpDecode, { init as initWebp } from '@jsquash/webp/decode.js';
import webpWasm from '@jsquash/webp/codec/dec/webp_dec.wasm';
import { imageHeader } from '#domain/engine/photo/image-header';
import type { Pixels } from '#domain/engine/photo/pdq';
import type { FetchedImage } from './fetch-image.ts';

/** The points of a picture; undefined when it cannot be read or is too large. */
export type DecodeImage = (image: FetchedImage) => Promise<Pixels | undefined>;

/** Avatars are small; a larger one is decoded nowhere (a 5 MB file can hold a billion pixels). */
const mostPixels = 4_000_000;

/** Node has both, but the types of a program without a DOM do not. */
const web = globalThis as unknown as {
  WebAssembly: { Module: new (bytes: Uint8Array) => object };
  ImageData?: new (data: Uint8ClampedArray, width: number, height: number) => Pixels;
};

// What the decoders build their answer with, which only browsers have.
web.ImageData ??= class {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
};

/** Each codec is compiled when its first picture comes. The codecs' types know only one of their two ways to start. */
const decoders = {
  'image/jpeg': { start: () => initJpeg(compiled(jpegWasm)), decode: jpegDecode },
  'image/png': { start: () => initPng(compiled(pngWasm)), decode: pngDecode },
  'image/webp': { start: () => initWebp(compiled(webpWasm)), decode: webpDecode },
};
/** The package types this file as the module inside it; what the bundle holds is its bytes. */
const pngWasm = (pngFile as unknown as { default: Uint8Array<ArrayBuffer> }).default;
const compiled = (bytes: Uint8Array<ArrayBuffer>) => new web.WebAssembly.Module(bytes);
const started = new Map<FetchedImage['contentType'], Promise<unknown>>();

export const decodeImage: DecodeImage = async ({ contentType, bytes }) => {
  const header = imageHeader(bytes);
  if (!header || header.width * header.height > mostPixels) return undefined;
  const { start, decode } = decoders[contentType];
  if (!started.has(contentType)) started.set(contentType, start());
  await started.get(contentType);
  try {
    return await decode(bytes.slice().buffer);
  } catch {
    return undefined;
  }
};
