import type { Luma } from './pdq.ts';
import { correlation } from './photo-correlation.ts';
import { discOf, ownDisc, type Pose } from './photo-disc.ts';

const RADII = { least: 0.19, most: 0.5, step: 1.1 };
const TURNS = [0, -0.1, 0.1, -0.2, 0.2];
const KEEP = 8;

/** Below this the best place in 32 points is chance. */
export const WORTH_A_LOOK = 0.5;

/**
 * Tries every place, size and turn on whole pixels. The points of a disc are the same steps through memory wherever it
 * lies, so they are worked out once for each size and turn.
 */
export function search(part: Luma, whole: Luma, disc?: number): Pose[] {
  const side = 11;
  const own = ownDisc(part, side, disc);
  if (!own) return [];
  const { width, height, data } = whole;
  const short = Math.min(width, height);
  const { u, v } = discOf(side);
  const steps = new Int32Array(u.length);
  const best: Pose[] = [];
  for (let radius = RADII.most; radius >= RADII.least; radius /= RADII.step) {
    const r = radius * short;
    const stride = Math.max(1, Math.round(0.14 * r));
    const [left, right, top, bottom] = [
      Math.ceil(r - 0.5),
      Math.floor(width - r - 0.5),
      Math.ceil(r - 0.5),
      Math.floor(height - r - 0.5),
    ];
    for (const turn of TURNS)
      for (const mirrored of [false, true]) {
        const [cos, sin] = [r * Math.cos(turn), r * Math.sin(turn)];
        for (let i = 0; i < u.length; i++) {
          const across = mirrored ? -u[i]! : u[i]!;
          steps[i] = Math.round(across * sin + v[i]! * cos) * width + Math.round(across * cos - v[i]! * sin);
        }
        for (const y of placesBetween(top, bottom, stride))
          for (const x of placesBetween(left, right, stride)) {
            const likeness = correlation(own, data, y * width + x, steps);
            if (likeness > WORTH_A_LOOK)
              keep(best, { x: (x + 0.5) / short, y: (y + 0.5) / short, radius, turn, mirrored, likeness });
          }
      }
  }
  return best;
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
