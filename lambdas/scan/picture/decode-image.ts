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

type Decode = (file: ArrayBuffer) => Promise<Pixels>;
const compiled = (bytes: Uint8Array<ArrayBuffer>) => new web.WebAssembly.Module(bytes);

/**
 * Each codec is read out of the bundle and compiled when its first picture comes: a function that starts has no picture yet. The
 * codecs' types know only one of their two ways to start.
 */
const codecs: Record<FetchedImage['contentType'], () => Promise<Decode>> = {
  'image/jpeg': async () => {
    const { default: decode, init } = await import('@jsquash/jpeg/decode.js');
    await init(compiled((await import('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')).default));
    return decode;
  },
  'image/png': async () => {
    const { default: decode, init } = await import('@jsquash/png/decode.js');
    // The package types this file as the module inside it; what the bundle holds is its bytes.
    const file: unknown = await import('@jsquash/png/codec/pkg/squoosh_png_bg.wasm');
    await init(compiled((file as { default: Uint8Array<ArrayBuffer> }).default));
    return decode;
  },
  'image/webp': async () => {
    const { default: decode, init } = await import('@jsquash/webp/decode.js');
    await init(compiled((await import('@jsquash/webp/codec/dec/webp_dec.wasm')).default));
    return decode;
  },
};
const started = new Map<FetchedImage['contentType'], Promise<Decode>>();

export const decodeImage: DecodeImage = async ({ contentType, bytes }) => {
  const header = imageHeader(bytes);
  if (!header || header.width * header.height > mostPixels) return undefined;
  if (!started.has(contentType)) started.set(contentType, codecs[contentType]());
  const decode = await started.get(contentType)!;
  try {
    // A copy of its own: `slice` of a Buffer is a view of memory that it shares.
    return await decode(new Uint8Array(bytes).buffer);
  } catch {
    return undefined;
  }
};
