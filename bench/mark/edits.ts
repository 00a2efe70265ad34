import type { Affine } from '../../domain/engine/mark/plane/affine.ts';
import { median } from '../../domain/engine/mark/plane/median.ts';
import type { Plane } from '../../domain/engine/mark/plane/plane.ts';
import { resizePlane } from '../../domain/engine/mark/plane/resize-plane.ts';
import { warp } from '../../domain/engine/mark/plane/warp.ts';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';
import { crop, drawn } from '../photo-edits.ts';

/** Each colour by itself, as planes. */
function byColour(pixels: Pixels, change: (plane: Plane) => Plane): Pixels {
  const { width, height, data } = pixels;
  const [r, g, b] = [0, 1, 2].map((c) =>
    change({
      width,
      height,
      data: Float64Array.from({ length: width * height }, (_, i) => data[4 * i + c]!),
    }),
  ) as [Plane, Plane, Plane];
  return drawn(r.width, r.height, (x, y) => {
    const i = y * r.width + x;
    return [r.data[i]!, g.data[i]!, b.data[i]!];
  });
}

/** As platforms shrink pictures: the mean of each area. */
export const resized = (pixels: Pixels, side: number): Pixels =>
  byColour(pixels, (plane) => resizePlane(plane, side, side));

/** Keeps this share of the side, more cut away to the left and above. */
export const cropped = (pixels: Pixels, kept: number): Pixels =>
  crop(pixels, 0.6 * (1 - kept), 0.6 * (1 - kept), kept, kept);

export const mirrored = ({ width, height, data }: Pixels): Pixels =>
  drawn(width, height, (x, y) => {
    const i = 4 * (y * width + width - 1 - x);
    return [data[i]!, data[i + 1]!, data[i + 2]!];
  });

export function turned(pixels: Pixels, degrees: number): Pixels {
  const { width, height } = pixels;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [x, y] = [width / 2, height / 2];
  const turn: Affine = [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y];
  return byColour(pixels, (plane) => warp(plane, turn, width, height, { outside: 255 }));
}

/** A round avatar on a white page. */
export const inCircle = ({ width, height, data }: Pixels): Pixels =>
  drawn(width, height, (x, y) => {
    const i = 4 * (y * width + x);
    const far = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) > width / 2;
    return far ? [255, 255, 255] : [data[i]!, data[i + 1]!, data[i + 2]!];
  });

/** A dark page around it, a sixth of the side wide. */
export function onPage({ width, height, data }: Pixels): Pixels {
  const edge = Math.round(width / 6);
  return drawn(width + 2 * edge, height + 2 * edge, (x, y) => {
    const [u, v] = [x - edge, y - edge];
    if (u < 0 || v < 0 || u >= width || v >= height) return [24, 26, 30];
    const i = 4 * (v * width + u);
    return [data[i]!, data[i + 1]!, data[i + 2]!];
  });
}

/** Warmer, steeper, and darker towards the rim. */
export const tinted = ({ width, height, data }: Pixels): Pixels =>
  drawn(width, height, (x, y) => {
    const i = 4 * (y * width + x);
    const light = 1.05 - 0.25 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
    const tone = (level: number, gain: number) => 255 * (level / 255) ** 0.9 * gain * light;
    return [tone(data[i]!, 1.06), tone(data[i + 1]!, 1), tone(data[i + 2]!, 0.88)];
  });

/** The median of 3 x 3 points, as simple noise filters do. */
export const denoised = (pixels: Pixels): Pixels =>
  byColour(pixels, ({ width, height, data }) => ({
    width,
    height,
    data: data.map((_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const around: number[] = [];
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
          around.push(data[v * width + u]!);
      return median(around);
    }),
  }));

/** What people make who lay several copies over each other. */
export const averaged = (copies: readonly Pixels[]): Pixels => {
  const [{ width, height }] = copies as [Pixels];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < data.length; i++)
    data[i] = Math.round(copies.reduce((sum, copy) => sum + copy.data[i]!, 0) / copies.length);
  return { width, height, data };
};
