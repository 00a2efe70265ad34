import type { Luma } from './pdq.ts';

/** A photo small enough to keep: brightness 0..255, longest side 96, about 7 kB. */
export type Thumb = { width: number; height: number; data: Uint8Array };

const SIDE = 96;

/** Averages areas, so that nothing aliases; a smaller picture stays as it is. */
export function thumbOf(luma: Luma): Thumb {
  const scale = Math.min(1, SIDE / Math.max(luma.width, luma.height));
  const small = shrink(
    luma,
    Math.max(1, Math.round(luma.width * scale)),
    Math.max(1, Math.round(luma.height * scale)),
  );
  return {
    width: small.width,
    height: small.height,
    data: Uint8Array.from(small.data, (value) => Math.round(value)),
  };
}

/** Area average to exactly `width` x `height`; each side at most the source's. */
export function shrink(
  from: { width: number; height: number; data: ArrayLike<number> },
  width: number,
  height: number,
): Luma {
  const rows = new Float32Array(width * from.height);
  blend(from.data, rows, from.width, width, from.height, 1, from.width, 1, width);
  const out = new Float32Array(width * height);
  blend(rows, out, from.height, height, width, width, 1, width, 1);
  return { width, height, data: out };
}

/** Averages each line of `count` from `long` to `short` points, with shares of points that are cut. */
function blend(
  from: ArrayLike<number>,
  to: Float32Array,
  long: number,
  short: number,
  count: number,
  step: number,
  line: number,
  toStep: number,
  toLine: number,
): void {
  const ratio = long / short;
  for (let i = 0; i < short; i++) {
    const [start, end] = [i * ratio, Math.min(long, (i + 1) * ratio)];
    for (let n = 0; n < count; n++) {
      let sum = 0;
      for (let at = Math.floor(start); at < end; at++)
        sum += from[n * line + at * step]! * (Math.min(at + 1, end) - Math.max(at, start));
      to[n * toLine + i * toStep] = sum / (end - start);
    }
  }
}
