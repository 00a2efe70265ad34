import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/png/encode.js';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';

/** The pixels without any loss. */
export async function png(pixels: Pixels): Promise<Uint8Array> {
  await init(
    readFileSync(createRequire(import.meta.url).resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')),
  );
  return new Uint8Array(await encode(pixels as Parameters<typeof encode>[0]));
}
