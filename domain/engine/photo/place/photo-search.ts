import type { Luma } from '../pdq.ts';
import { correlations } from './photo-correlation.ts';
import { discOf, ownDisc, type Pose } from './photo-disc.ts';

const RADII = { least: 0.19, most: 0.5, step: 1.1 };
const TURNS = [0, -0.1, 0.1, -0.2, 0.2];
const KEEP = 8;

/** Below this the best place in 32 points is chance. */
export const WORTH_A_LOOK = 0.5;

/**
 * Tries every place, size and turn on whole pixels. The points of a disc are the same steps through memory wherever it
 * lies, so they are worked out once for each size and turn; mirrored it has the same points.
 */
export function search(part: Luma, whole: Luma, disc?: number): Pose[] {
  const side = 11;
  const own = ownDisc(part, side, disc);
  if (!own) return [];
  const { width, height, data } = whole;
  const short = Math.min(width, height);
  const mirror = mirrored(own, side);
  const best: Pose[] = [];
  const both = { plain: 0, mirrored: 0 };
  for (let radius = RADII.most; radius >= RADII.least; radius /= RADII.step) {
    const r = radius * short;
    const stride = Math.max(1, Math.round(0.14 * r));
    const rows = placesBetween(Math.ceil(r - 0.5), Math.floor(height - r - 0.5), stride);
    const columns = placesBetween(Math.ceil(r - 0.5), Math.floor(width - r - 0.5), stride);
    const likenesses = new Float64Array(rows.length * columns.length);
    for (const turn of TURNS) {
      const steps = stepsOf(side, width, r, turn);
      const noted = (x: number, y: number, isMirrored: boolean, likeness: number) => {
        if (likeness > WORTH_A_LOOK)
          keep(best, {
            x: (x + 0.5) / short,
            y: (y + 0.5) / short,
            radius,
            turn,
            mirrored: isMirrored,
            likeness,
          });
      };
      const place = { data, base: 0, steps };
      let n = 0;
      for (const y of rows)
        for (const x of columns) {
          place.base = y * width + x;
          correlations(own, mirror, place, both);
          likenesses[n++] = both.mirrored;
          noted(x, y, false, both.plain);
        }
      n = 0;
      for (const y of rows) for (const x of columns) noted(x, y, true, likenesses[n++]!);
    }
  }
  return best;
}

/** The disc as a mirror shows it: each of its rows from the other end. */
function mirrored(own: Float64Array, side: number): Float64Array {
  const { v } = discOf(side);
  const turned = new Float64Array(own.length);
  for (let from = 0, to = 0; from < own.length; from = to) {
    while (to < own.length && v[to] === v[from]) to++;
    for (let i = from; i < to; i++) turned[i] = own[from + to - 1 - i]!;
  }
  return turned;
}

/** Pictures come in few sizes: mostly squares. */
const mostSteps = 2000;
const known = new Map<string, Int32Array>();

/** The points of a disc of this radius and turn as steps through the memory of a picture so wide. */
function stepsOf(side: number, width: number, r: number, turn: number): Int32Array {
  const key = `${side} ${width} ${r} ${turn}`;
  const before = known.get(key);
  if (before) return before;
  const { u, v } = discOf(side);
  const [cos, sin] = [r * Math.cos(turn), r * Math.sin(turn)];
  const steps = Int32Array.from(
    u,
    (across, i) => Math.round(across * sin + v[i]! * cos) * width + Math.round(across * cos - v[i]! * sin),
  );
  if (known.size < mostSteps) known.set(key, steps);
  return steps;
}

/** The middle and every `stride` from it up to both ends. */
function placesBetween(from: number, to: number, stride: number): number[] {
  const middle = Math.round((from + to) / 2);
  const places = [middle];
  for (let step = stride; middle - step >= from || middle + step <= to; step += stride) {
    if (middle - step >= from) places.push(middle - step);
    if (middle + step <= to) places.push(middle + step);
  }
  return places;
}

/** The few best that are not neighbours of a better one. */
function keep(best: Pose[], pose: Pose): void {
  if (best.length >= KEEP && pose.likeness <= best.at(-1)!.likeness) return;
  const isNear = (other: Pose) =>
    other.mirrored === pose.mirrored &&
    Math.hypot(other.x - pose.x, other.y - pose.y) < 0.35 * pose.radius &&
    Math.abs(Math.log(other.radius / pose.radius)) < 0.2;
  if (best.some((other) => other.likeness >= pose.likeness && isNear(other))) return;
  const others = best.filter((other) => !isNear(other));
  const kept = [...others, pose].sort((a, b) => b.likeness - a.likeness).slice(0, KEEP);
  best.splice(0, best.length, ...kept);
}
