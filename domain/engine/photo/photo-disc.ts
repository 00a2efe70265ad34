import type { Luma } from './pdq.ts';
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
  const [cos, sin] = [r * Math.cos(pose.turn), r * Math.sin(pose.turn)];
  for (let i = 0; i < u.length; i++) {
    const a = pose.mirrored ? -u[i]! : u[i]!;
    const x = Math.min(width - 1.001, Math.max(0, cx + a * cos - v[i]! * sin - 0.5));
    const y = Math.min(height - 1.001, Math.max(0, cy + a * sin + v[i]! * cos - 0.5));
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const at = y0 * width + x0;
    const [fx, fy] = [x - x0, y - y0];
    const right = x0 + 1 < width ? 1 : 0;
    const below = y0 + 1 < height ? width : 0;
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
