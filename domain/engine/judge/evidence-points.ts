import type { SignalName } from './judgement.ts';

/** What is added up; a copied proof code decides by itself (mitigations.ts). */
export type Counted = Exclude<SignalName, 'proof'>;

/**
 * What each signal says, in points at likeness 0..1, with straight lines between.
 * Rising everywhere, so more likeness never lowers the score; a missing signal adds nothing, so silence is not innocence.
 * How each was set: docs/decisions/022-how-likeness-is-priced.md.
 */
const POINTS: Record<Counted, readonly (readonly [likeness: number, points: number])[]> = {
  handle: [[0, -2], [0.5, -0.6], [0.6, 0.8], [0.72, 1.3], [0.85, 1.9], [0.95, 2.6], [1, 3]], // prettier-ignore
  name: [[0, -1.2], [0.6, -0.2], [0.85, 1.2], [1, 2.2]], // prettier-ignore
  photo: [[0, -0.4], [0.4, -0.2], [0.7, 2.5], [0.95, 4], [1, 4.5]], // prettier-ignore
  bio: [[0, -0.2], [0.3, 0.2], [0.6, 1.5], [1, 2.5]], // prettier-ignore
  links: [[0, 0], [1, 1]], // prettier-ignore
  domain: [[0, -1], [0.5, -0.4], [0.8, 1], [0.97, 2.6], [1, 2.6]], // prettier-ignore
  location: [[0, -0.3], [1, 0.5]], // prettier-ignore
  relative: [[0, -1.2], [0.5, 0], [1, 0.8]], // prettier-ignore
  label: [[0, 0], [1, -2.5]], // prettier-ignore
};

export function pointsOf(signal: Counted, likeness: number): number {
  const line = POINTS[signal];
  let [x0, y0] = line[0]!;
  for (const [x, y] of line) {
    if (likeness <= x) return x === x0 ? y : y0 + ((y - y0) * (likeness - x0)) / (x - x0);
    [x0, y0] = [x, y];
  }
  return y0;
}

/** All that could speak for a copy, each at its best. */
export const MOST = Object.values(POINTS).reduce((sum, line) => sum + Math.max(0, line.at(-1)![1]), 0);
