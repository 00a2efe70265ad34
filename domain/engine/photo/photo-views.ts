import { type Luma, pdqOfLuma } from './pdq.ts';
import { shrink } from './photo-thumb.ts';

/** Longest side the views are cut from: PDQ looks at 64 points, so more is not needed. */
const SIDE = 192;
/** Shares of width and height kept by a crop. */
const KEPT = [0.95, 0.9, 0.85, 0.8, 0.7];
const TURNS = [-0.09, -0.045, 0.045, 0.09];

/**
 * Hashes of what people make of a photo, for finding copies of which only a hash is known: crops around the middle and the
 * upper half (where faces are), squares, turns, frames, a circle mask, and each of them mirrored. Deterministic, about 60.
 */
export function photoViews(original: Luma): Uint8Array[] {
  const scale = Math.min(1, SIDE / Math.max(original.width, original.height));
  const luma = shrink(
    original,
    Math.max(1, Math.round(original.width * scale)),
    Math.max(1, Math.round(original.height * scale)),
  );
  const square = squareOf(luma);
  const views: Luma[] = [luma];
  for (const whole of square === luma ? [luma] : [luma, square]) {
    if (whole !== luma) views.push(whole);
    for (const kept of KEPT) views.push(crop(whole, kept, kept, 0.5, 0.5));
    for (const turn of TURNS) views.push(turned(whole, turn));
    for (const grey of [0, 255]) views.push(framed(whole, 0.05, grey), masked(whole, grey));
  }
  for (const kept of [0.85, 0.7]) views.push(crop(luma, kept, kept, 0.5, 0));
  return views.flatMap((view) => [pdqOfLuma(mirrored(view)).hash, pdqOfLuma(view).hash]);
}

function drawn(width: number, height: number, value: (x: number, y: number) => number): Luma {
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = value(x, y);
  return { width, height, data };
}

function squareOf(luma: Luma): Luma {
  const side = Math.min(luma.width, luma.height);
  return luma.width === luma.height ? luma : crop(luma, side / luma.width, side / luma.height, 0.5, 0.5);
}

/** Keeps `wide` x `high` (shares); `across` and `down` 0..1 say how the cut-off part is split. */
function crop({ width, height, data }: Luma, wide: number, high: number, across: number, down: number): Luma {
  const [w, h] = [Math.max(1, Math.round(width * wide)), Math.max(1, Math.round(height * high))];
  const [left, top] = [Math.round((width - w) * across), Math.round((height - h) * down)];
  return drawn(w, h, (x, y) => data[(top + y) * width + left + x]!);
}

const mirrored = ({ width, height, data }: Luma) =>
  drawn(width, height, (x, y) => data[y * width + width - 1 - x]!);

/** Turned about the middle; corners that come from outside take the nearest edge. */
function turned({ width, height, data }: Luma, angle: number): Luma {
  const [cos, sin, cx, cy] = [Math.cos(angle), Math.sin(angle), width / 2, height / 2];
  return drawn(width, height, (x, y) => {
    const sx = Math.min(width - 1, Math.max(0, Math.round(cx + (x - cx) * cos - (y - cy) * sin)));
    const sy = Math.min(height - 1, Math.max(0, Math.round(cy + (x - cx) * sin + (y - cy) * cos)));
    return data[sy * width + sx]!;
  });
}

function framed({ width, height, data }: Luma, share: number, grey: number): Luma {
  const edge = Math.round(share * Math.min(width, height));
  return drawn(width + 2 * edge, height + 2 * edge, (x, y) =>
    x < edge || y < edge || x >= width + edge || y >= height + edge
      ? grey
      : data[(y - edge) * width + x - edge]!,
  );
}

function masked({ width, height, data }: Luma, grey: number): Luma {
  const radius = Math.min(width, height) / 2;
  return drawn(width, height, (x, y) =>
    Math.hypot(x - width / 2, y - height / 2) > radius ? grey : data[y * width + x]!,
  );
}
