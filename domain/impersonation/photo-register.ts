import type { Luma } from './pdq.ts';
import { shrink, type Thumb } from './photo-thumb.ts';

/** Where the middle of one picture lies in another one. */
export type Placement = {
  /** Correlation of brightness there, -1..1, and of fine detail alone, which chance does not bring about. */
  likeness: number;
  detail: number;
  /** Middle and radius, as share of the other picture's shorter side; turn in radians. */
  x: number;
  y: number;
  radius: number;
  turn: number;
  mirrored: boolean;
};

/** The part of a picture that crops, borders and circle masks leave: a disc in its middle. */
export const DISC = 0.42;
const RADII = { least: 0.19, most: 0.5, step: 1.1 };
const TURNS = [0, -0.1, 0.1, -0.2, 0.2];
const KEEP = 8;

/**
 * Finds the middle of `part` in `whole`, whatever was cut off, framed, mirrored, turned by up to 15 degrees or recoloured in
 * between: a coarse search over places, sizes and turns in a picture of 32 points, then the best few are followed in finer
 * ones. About five million steps for any two pictures.
 */
export function register(part: Thumb, whole: Thumb): Placement | undefined {
  const [parts, wholes] = [pyramid(part), pyramid(whole)];
  const [small, medium, large] = [0, 1, 2].map((i) => [parts[i], wholes[i]] as Level) as [
    Level,
    Level,
    Level,
  ];
  let best: Placement | undefined;
  const followed = [...unmoved(whole), ...search(...small)].map((pose) =>
    refine(...small, pose, 13, [0.03, 0.05, 0.05]),
  );
  for (const pose of followed.sort((a, b) => b.likeness - a.likeness).slice(0, 4)) {
    if (pose.likeness < WORTH_A_LOOK) continue;
    const closer = refine(...medium, pose, 19, [0.012, 0.02, 0.02]);
    const placement = measure(...large, refine(...large, closer, 25, [0.005, 0.008, 0.008]));
    if (!best || placement.detail > best.detail) best = placement;
    if (best.detail > CERTAIN) break;
  }
  return best;
}

/** Where the middle lies when nothing was cut off: textures hide this place from a coarse search. */
function unmoved({ width, height }: Thumb): Pose[] {
  const short = Math.min(width, height);
  const middle = { x: width / short / 2, y: height / short / 2, radius: DISC, turn: 0, likeness: 0 };
  return [false, true].map((mirrored) => ({ ...middle, mirrored }));
}

/** A picture and the other one at one size. */
type Level = readonly [Luma, Luma];
/** Below this the best place in 32 points is chance. */
const WORTH_A_LOOK = 0.5;
/** No other place can be better. */
const CERTAIN = 0.9;

const pyramids = new WeakMap<Thumb, Luma[]>();

/** The picture at 32, 64 and 96 points; kept while the thumbnail lives, because one is compared with many. */
function pyramid(thumb: Thumb): Luma[] {
  const before = pyramids.get(thumb);
  if (before) return before;
  const levels = [32, 64, 96].map((side) => {
    const scale = Math.min(1, side / Math.max(thumb.width, thumb.height));
    return shrink(
      thumb,
      Math.max(1, Math.round(thumb.width * scale)),
      Math.max(1, Math.round(thumb.height * scale)),
    );
  });
  pyramids.set(thumb, levels);
  return levels;
}

type Pose = { x: number; y: number; radius: number; turn: number; mirrored: boolean; likeness: number };

/** Points of a grid that lie in the unit disc. */
function discOf(side: number): { u: Float64Array; v: Float64Array } {
  const points: [number, number][] = [];
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const [u, v] = [(2 * i + 1) / side - 1, (2 * j + 1) / side - 1];
      if (u * u + v * v <= 1) points.push([u, v]);
    }
  return { u: Float64Array.from(points, ([u]) => u), v: Float64Array.from(points, ([, v]) => v) };
}
const discs = new Map([11, 13, 19, 25].map((side) => [side, discOf(side)]));

/** Brightness at the disc's points, between pixels; undefined when the disc leaves the picture. */
function sample(picture: Luma, pose: Omit<Pose, 'likeness'>, side: number, into: Float64Array): boolean {
  const { width, height, data } = picture;
  const short = Math.min(width, height);
  const { u, v } = discs.get(side)!;
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

/** Takes the mean away and brings the length to 1; false for a plain surface. */
function normalise(values: Float64Array): boolean {
  let mean = 0;
  for (const value of values) mean += value;
  mean /= values.length;
  let square = 0;
  for (let i = 0; i < values.length; i++) {
    values[i]! -= mean;
    square += values[i]! * values[i]!;
  }
  // one grey level of 255 in the mean: less is noise of the encoder
  if (square < values.length) return false;
  const scale = 1 / Math.sqrt(square);
  for (let i = 0; i < values.length; i++) values[i]! *= scale;
  return true;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** The middle disc of the part itself. */
function ownDisc(part: Luma, side: number): Float64Array | undefined {
  const short = Math.min(part.width, part.height);
  const values = new Float64Array(discs.get(side)!.u.length);
  const pose = {
    x: part.width / short / 2,
    y: part.height / short / 2,
    radius: DISC,
    turn: 0,
    mirrored: false,
  };
  return sample(part, pose, side, values) && normalise(values) ? values : undefined;
}

/**
 * Tries every place, size and turn on whole pixels. The points of a disc are the same steps through memory wherever it
 * lies, so they are worked out once for each size and turn.
 */
function search(part: Luma, whole: Luma): Pose[] {
  const side = 11;
  const own = ownDisc(part, side);
  if (!own) return [];
  const { width, height, data } = whole;
  const short = Math.min(width, height);
  const { u, v } = discs.get(side)!;
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

/** `own` is normalised; the other side's mean and length come along in the same pass. */
function correlation(own: Float64Array, data: Float32Array, base: number, steps: Int32Array): number {
  let [sum, square, both] = [0, 0, 0];
  for (let i = 0; i < steps.length; i++) {
    const value = data[base + steps[i]!] ?? 0;
    sum += value;
    square += value * value;
    both += value * own[i]!;
  }
  const spread = square - (sum * sum) / steps.length;
  return spread < steps.length ? 0 : both / Math.sqrt(spread);
}

/** The few best that are not neighbours of a better one. */
function keep(best: Pose[], pose: Pose): void {
  if (best.length >= KEEP && pose.likeness <= best.at(-1)!.likeness) return;
  const near = best.findIndex(
    (other) =>
      other.mirrored === pose.mirrored &&
      Math.hypot(other.x - pose.x, other.y - pose.y) < 0.35 * pose.radius &&
      Math.abs(Math.log(other.radius / pose.radius)) < 0.2,
  );
  if (near >= 0) {
    if (best[near]!.likeness >= pose.likeness) return;
    best.splice(near, 1);
  }
  best.push(pose);
  best.sort((a, b) => b.likeness - a.likeness);
  best.length = Math.min(best.length, KEEP);
}

/** Walks to the top along place, size and turn, halving the steps three times. */
function refine(
  part: Luma,
  whole: Luma,
  start: Pose,
  side: number,
  steps: [place: number, size: number, turn: number],
): Pose {
  const own = ownDisc(part, side);
  if (!own) return start;
  const values = new Float64Array(own.length);
  const valued = (pose: Omit<Pose, 'likeness'>): Pose => ({
    ...pose,
    likeness: sample(whole, pose, side, values) && normalise(values) ? dot(own, values) : -1,
  });
  let best = valued(start);
  let [place, size, turn] = steps;
  for (let round = 0; round < 3; round++, place /= 2, size /= 2, turn /= 2) {
    for (let moved = true, left = 8; moved && left > 0; left--) {
      moved = false;
      for (const sign of [-1, 1])
        for (const next of [
          { ...best, x: best.x + sign * place },
          { ...best, y: best.y + sign * place },
          { ...best, radius: best.radius * (1 + sign * size) },
          { ...best, turn: best.turn + sign * turn },
        ]) {
          const tried = valued(next);
          if (tried.likeness > best.likeness + 1e-6) {
            best = tried;
            moved = true;
          }
        }
    }
  }
  return best;
}

function measure(part: Luma, whole: Luma, pose: Pose): Placement {
  const side = 25;
  const count = discs.get(side)!.u.length;
  const [own, other] = [new Float64Array(count), new Float64Array(count)];
  const short = Math.min(part.width, part.height);
  const middle = {
    x: part.width / short / 2,
    y: part.height / short / 2,
    radius: DISC,
    turn: 0,
    mirrored: false,
  };
  if (!sample(part, middle, side, own) || !sample(whole, pose, side, other))
    return { ...pose, likeness: 0, detail: 0 };
  const [a, b] = [detailOf(own, side), detailOf(other, side)];
  const likeness = normalise(own) && normalise(other) ? dot(own, other) : 0;
  const rich = Math.min(spread(a), spread(b)) >= LEAST_DETAIL;
  return { ...pose, likeness, detail: rich && normalise(a) && normalise(b) ? dot(a, b) : 0 };
}

/** Grey levels of 255: sky and plain walls have less, and agree with each other by chance. */
const LEAST_DETAIL = 4;

const spread = (values: Float64Array) => Math.sqrt(dot(values, values) / values.length);

/** Each point less the mean of its 7 x 7 neighbourhood: what is left are edges and textures. */
function detailOf(values: Float64Array, side: number): Float64Array {
  const grid = new Float64Array(side * side).fill(NaN);
  const { u, v } = discs.get(side)!;
  const at = (i: number) =>
    Math.round(((v[i]! + 1) * side - 1) / 2) * side + Math.round(((u[i]! + 1) * side - 1) / 2);
  for (let i = 0; i < values.length; i++) grid[at(i)] = values[i]!;
  const out = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const [x, y] = [at(i) % side, Math.floor(at(i) / side)];
    let [sum, count] = [0, 0];
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= side || ny >= side) continue;
        const value = grid[ny * side + nx]!;
        if (Number.isNaN(value)) continue;
        sum += value;
        count += 1;
      }
    out[i] = values[i]! - sum / count;
  }
  return out;
}
