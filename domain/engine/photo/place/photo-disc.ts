import type { Luma } from '../pdq.ts';
import { normalise } from './photo-correlation.ts';

/** The part of a picture that crops, borders and circle masks leave: a disc in its middle. */
export const DISC = 0.42;
/** A disc in a picture: its middle and radius as share of the picture's shorter side, its turn in radians. */
export type Pose = {
  x: number;
  y: number;
  radius: number;
  turn: number;
  mirrored: boolean;
  likeness: number;
};

type Disc = { u: Float64Array; v: Float64Array };
const discs = new Map<number, Disc>();

/** Points of a grid of `side` x `side` that lie in the unit disc. */
export function discOf(side: number): Disc {
  const before = discs.get(side);
  if (before) return before;
  const points: [number, number][] = [];
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const [u, v] = [(2 * i + 1) / side - 1, (2 * j + 1) / side - 1];
      if (u * u + v * v <= 1) points.push([u, v]);
    }
  const disc = { u: Float64Array.from(points, ([u]) => u), v: Float64Array.from(points, ([, v]) => v) };
  discs.set(side, disc);
  return disc;
}

/** Brightness at the disc's points, between pixels; undefined when the disc leaves the picture. */
export function sample(
  picture: Luma,
  pose: Omit<Pose, 'likeness'>,
  side: number,
  into: Float64Array,
): boolean {
  const { width, height, data } = picture;
  const short = Math.min(width, height);
  const { u, v } = discOf(side);
  const [cx, cy, r] = [pose.x * short, pose.y * short, pose.radius * short];
  if (cx - r < -0.5 || cy - r < -0.5 || cx + r > width + 0.5 || cy + r > height + 0.5) return false;
  const cos = r * Math.cos(pose.turn);
  const sin = r * Math.sin(pose.turn);
  const sign = pose.mirrored ? -1 : 1;
  const mostX = width - 1.001;
  const mostY = height - 1.001;
  // A picture of one point's width has no point to the right of it.
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  for (let i = 0; i < u.length; i++) {
    const a = sign * u[i]!;
    const b = v[i]!;
    let x = cx + a * cos - b * sin - 0.5;
    let y = cy + a * sin + b * cos - 0.5;
    x = x > mostX ? mostX : x > 0 ? x : 0;
    y = y > mostY ? mostY : y > 0 ? y : 0;
    // Neither is below zero, where cutting off is rounding down.
    const x0 = x | 0;
    const y0 = y | 0;
    const at = y0 * width + x0;
    const fx = x - x0;
    const fy = y - y0;
    const top = data[at]! * (1 - fx) + data[at + right]! * fx;
    const bottom = data[at + below]! * (1 - fx) + data[at + below + right]! * fx;
    into[i] = top * (1 - fy) + bottom * fy;
  }
  return true;
}

/** The disc in the middle of a picture, upright. */
export function middleOf(
  { width, height }: { width: number; height: number },
  radius = DISC,
): Omit<Pose, 'likeness'> {
  const short = Math.min(width, height);
  return { x: width / short / 2, y: height / short / 2, radius, turn: 0, mirrored: false };
}

/** The middle disc of the part itself. */
export function ownDisc(part: Luma, side: number, radius = DISC): Float64Array | undefined {
  const values = new Float64Array(discOf(side).u.length);
  return sample(part, middleOf(part, radius), side, values) && normalise(values) ? values : undefined;
}
