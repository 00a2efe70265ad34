import { gaussianBlur } from '../../domain/engine/mark/plane/gaussian-blur.ts';
import { lumaPlane, type Plane } from '../../domain/engine/mark/plane/plane.ts';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';

/** Decibels between two pictures, over their three colours. */
export function psnr(a: Pixels, b: Pixels): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += (a.data[i]! - b.data[i]!) ** 2;
  return 10 * Math.log10((255 ** 2 * 3 * a.width * a.height) / sum);
}

/**
 * Mean structural similarity of brightness: Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment" (IEEE Transactions on
 * Image Processing, 2004), Gaussian window of 1.5.
 */
export function ssim(a: Pixels, b: Pixels): number {
  const [x, y] = [lumaPlane(a), lumaPlane(b)];
  const blurred = (value: (i: number) => number): Float64Array =>
    gaussianBlur({ ...x, data: x.data.map((_, i) => value(i)) } satisfies Plane, 1.5).data;
  const [mx, my] = [blurred((i) => x.data[i]!), blurred((i) => y.data[i]!)];
  const [xx, yy] = [blurred((i) => x.data[i]! ** 2), blurred((i) => y.data[i]! ** 2)];
  const xy = blurred((i) => x.data[i]! * y.data[i]!);
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  let sum = 0;
  for (let i = 0; i < mx.length; i++) {
    const [u, v] = [mx[i]!, my[i]!];
    const [vx, vy, both] = [xx[i]! - u * u, yy[i]! - v * v, xy[i]! - u * v];
    sum += ((2 * u * v + c1) * (2 * both + c2)) / ((u * u + v * v + c1) * (vx + vy + c2));
  }
  return sum / mx.length;
}
