import type { Luma } from '../pdq.ts';
import { agreement, dot, normalise } from './photo-correlation.ts';
import { detailOf, spread } from './photo-detail.ts';
import { DISC, discOf, middleOf, ownDisc, type Pose, sample } from './photo-disc.ts';
import { search, WORTH_A_LOOK } from './photo-search.ts';
import { shrink, type Thumb } from '../photo-thumb.ts';
import { tonesApart } from './photo-tones.ts';

/** Where the middle of one picture lies in another one. */
export type Placement = {
  /** Correlation of brightness there, -1..1, and of fine detail alone, which chance does not bring about. */
  likeness: number;
  detail: number;
  /** Grey levels between them at the best gain and offset. */
  apart: number;
  /** Middle and radius, as share of the other picture's shorter side; turn in radians. */
  x: number;
  y: number;
  radius: number;
  turn: number;
  mirrored: boolean;
};

/**
 * Finds the middle of `part`, a disc of radius `disc` of its shorter side, in `whole`, whatever was cut off, framed, mirrored, turned by up to 15 degrees or recoloured in
 * between: a coarse search over places, sizes and turns in a picture of 32 points, then the best few are followed in finer
 * ones. About five million steps for any two pictures.
 */
export function register(part: Thumb, whole: Thumb, disc = DISC): Placement | undefined {
  const [parts, wholes] = [pyramid(part), pyramid(whole)];
  const [small, medium, large] = [0, 1, 2].map((i) => [parts[i], wholes[i]] as Level) as [
    Level,
    Level,
    Level,
  ];
  let best: Placement | undefined;
  const followed = [...unmoved(whole, disc), ...search(...small, disc)].map((pose) =>
    refine(...small, disc, pose, 13, [0.03, 0.05, 0.05]),
  );
  for (const pose of followed.sort((a, b) => b.likeness - a.likeness).slice(0, 4)) {
    if (pose.likeness < WORTH_A_LOOK) continue;
    const closer = refine(...medium, disc, pose, 19, [0.012, 0.02, 0.02]);
    const placement = throughout(
      ...large,
      disc,
      measure(...large, disc, refine(...large, disc, closer, 25, [0.005, 0.008, 0.008])),
    );
    if (!best || placement.detail > best.detail) best = placement;
    if (best.detail > CERTAIN) break;
  }
  return best;
}

/** Where the middle lies when nothing was cut off: textures hide this place from a coarse search. */
function unmoved(whole: Thumb, disc: number): Pose[] {
  return [false, true].map((mirrored) => ({ ...middleOf(whole, disc), likeness: 0, mirrored }));
}

/** A picture and the other one at one size. */
type Level = readonly [Luma, Luma];
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

/** Walks to the top along place, size and turn, halving the steps three times. */
function refine(
  part: Luma,
  whole: Luma,
  disc: number,
  start: Pose,
  side: number,
  steps: [place: number, size: number, turn: number],
): Pose {
  const own = ownDisc(part, side, disc);
  if (!own) return start;
  const values = new Float64Array(own.length);
  const valued = (pose: Omit<Pose, 'likeness'>): Pose => ({
    ...pose,
    likeness: sample(whole, pose, side, values) ? agreement(own, values) : -1,
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

/** A circle cut out of a page has a rim like every round thing: inside it the pictures must agree as well, where they show anything. */
function throughout(part: Luma, whole: Luma, disc: number, found: Placement): Placement {
  const inner = measure(part, whole, INNER * disc, { ...found, radius: INNER * found.radius }, Math.max);
  return inner.detail !== 0 && inner.detail < LEAST_INSIDE ? { ...found, detail: inner.detail } : found;
}
const INNER = 0.7;
const LEAST_INSIDE = 0.5;

/** `richer`: whether both or one of the two must show something. */
function measure(part: Luma, whole: Luma, disc: number, pose: Pose, richer = Math.min): Placement {
  const side = 25;
  const count = discOf(side).u.length;
  const [own, other] = [new Float64Array(count), new Float64Array(count)];
  if (!sample(part, middleOf(part, disc), side, own) || !sample(whole, pose, side, other))
    return { ...pose, likeness: 0, detail: 0, apart: 0 };
  const apart = tonesApart(own, other, side);
  const [a, b] = [detailOf(own, side), detailOf(other, side)];
  const likeness = normalise(own) && normalise(other) ? dot(own, other) : 0;
  const rich = richer(spread(a), spread(b)) >= LEAST_DETAIL;
  return { ...pose, likeness, apart, detail: !rich ? 0 : normalise(a) && normalise(b) ? dot(a, b) : -1 };
}

/** Grey levels of 255: sky and plain walls have less, and agree with each other by chance. */
const LEAST_DETAIL = 4;
