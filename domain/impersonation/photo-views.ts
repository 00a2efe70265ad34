import { pdqOfLuma, type Luma } from './pdq.ts';

/** Crops that avatars go through, as share of the width and height kept, around three places. */
const KEPT = [0.95, 0.9, 0.8, 0.7];
const PLACES = [0.5, 0.25] as const;

/** Hashes of what people make of a photo: crops, and each mirrored. Deterministic. */
export function photoViews(luma: Luma): Uint8Array[] {
  const crops: Luma[] = [luma, squareOf(luma)];
  for (const kept of KEPT) for (const place of PLACES) crops.push(crop(luma, kept, kept, 0.5, place));
  return crops.flatMap((view) =>
    [view, mirror(view)].map((each) => pdqOfLuma({ ...each, data: each.data.slice() }).hash),
  );
}

const squareOf = (luma: Luma) => {
  const side = Math.min(luma.width, luma.height);
  return crop(luma, side / luma.width, side / luma.height, 0.5, 0.5);
};

/** Keeps `wide` x `high` (shares); `across` and `down` 0..1 say where the cut-off part is split. */
function crop({ width, height, data }: Luma, wide: number, high: number, across: number, down: number): Luma {
  const [w, h] = [Math.max(1, Math.round(width * wide)), Math.max(1, Math.round(height * high))];
  const [left, top] = [Math.round((width - w) * across), Math.round((height - h) * down)];
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    out.set(data.subarray((top + y) * width + left, (top + y) * width + left + w), y * w);
  return { width: w, height: h, data: out };
}

function mirror({ width, height, data }: Luma): Luma {
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[y * width + x] = data[y * width + width - 1 - x]!;
  return { width, height, data: out };
}
