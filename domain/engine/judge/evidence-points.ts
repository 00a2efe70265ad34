import type { SignalName } from './judgement.ts';

/**
 * What each signal says, as points added to the log-odds of "this is a copy" at likeness 0..1, with straight lines between.
 * Rising everywhere, so more likeness never lowers the score; a missing signal adds nothing, so silence is not innocence.
 * How each was set: docs/decisions/022-how-likeness-is-priced.md.
 */
const POINTS: Record<
  Exclude<SignalName, 'proof'>,
  readonly (readonly [likeness: number, points: number])[]
> = {
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

/** Most accounts that a search turns up are strangers. */
const PRIOR = -1.2;

export function pointsOf(signal: Exclude<SignalName, 'proof'>, likeness: number): number {
  const line = POINTS[signal];
  let [x0, y0] = line[0]!;
  for (const [x, y] of line) {
    if (likeness <= x) return x === x0 ? y : y0 + ((y - y0) * (likeness - x0)) / (x - x0);
    [x0, y0] = [x, y];
  }
  return y0;
}

/** 0..100 of all points together, to one decimal place. */
export function scoreOf(signals: Partial<Record<SignalName, number>>): number {
  let sum = PRIOR;
  for (const [signal, likeness] of Object.entries(signals))
    if (signal !== 'proof') sum += pointsOf(signal as Exclude<SignalName, 'proof'>, likeness);
  return Math.round(1000 / (1 + Math.exp(-sum))) / 10;
}
