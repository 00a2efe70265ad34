import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode from '@jsquash/jpeg/decode.js';
import encode, { init } from '@jsquash/jpeg/encode.js';
import type { Pixels } from '../domain/engine/photo/pdq.ts';
import { drawn } from './photo-edits.ts';
import { pick } from './seeded.ts';

const SIDE = 180;
type Colour = [number, number, number];

/**
 * An avatar as somebody cuts it out of a screenshot: a circle, often a little turned, in a square of page, sometimes with a plain
 * or a coloured ring. `aside`: the circle was not put in the middle of the photo, and up to a quarter of it was cut away.
 */
export function screenshot(photo: Pixels, random: () => number, { aside }: { aside: boolean }): Pixels {
  const kept = (aside ? 0.75 + 0.25 * random() : 1) * Math.min(photo.width, photo.height);
  const off = (length: number) => length / 2 + (aside ? (random() - 0.5) * (length - kept) : 0);
  const [left, top] = [off(photo.width), off(photo.height)];
  const page = pick(random, [255, 0, 18, 245]);
  const ring = pick(random, ['none', 'plain', 'coloured']);
  const radius = SIDE * (0.34 + 0.12 * random());
  const turn = pick(random, [-1, 0, 0, 1]) * (2 + 2 * random()) * (Math.PI / 180);
  const [x0, y0] = [SIDE / 2 + 6 * (random() - 0.5), SIDE / 2 + 6 * (random() - 0.5)];
  return drawn(SIDE, SIDE, (x, y) => {
    const [dx, dy] = [(x - x0) / radius, (y - y0) / radius];
    const far = Math.hypot(dx, dy);
    if (far <= 1) {
      const across = dx * Math.cos(turn) - dy * Math.sin(turn);
      const down = dx * Math.sin(turn) + dy * Math.cos(turn);
      return at(photo, left + (across * kept) / 2, top + (down * kept) / 2);
    }
    if (ring === 'plain' && far <= 1.06) return [255, 255, 255];
    const share = (Math.atan2(dy, dx) / Math.PI + 1) / 2;
    if (ring === 'coloured' && far > 1.05 && far <= 1.12)
      return [200 + 55 * share, 60 + 100 * share, 170 - 150 * share];
    return [page, page, page];
  });
}

function at({ width, height, data }: Pixels, x: number, y: number): Colour {
  const inside = (value: number, length: number) => Math.min(length - 1, Math.max(0, Math.round(value)));
  const i = (inside(y, height) * width + inside(x, width)) * 4;
  return [data[i]!, data[i + 1]!, data[i + 2]!];
}

/** Node has it, but the types of a program without a DOM do not. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { Module: new (bytes: Uint8Array) => object };
};
let started: Promise<unknown> | undefined;

/** Through a JPEG of this quality and back. */
export async function recompressed(pixels: Pixels, quality: number): Promise<Pixels> {
  const path = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  started ??= (init as (module: object) => Promise<void>)(new WebAssembly.Module(readFileSync(path)));
  await started;
  return decode(await encode(pixels as Parameters<typeof encode>[0], { quality }));
}
