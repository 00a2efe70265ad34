import { type Counted, MOST, pointsOf } from './evidence-points.ts';
import type { SignalName } from './judgement.ts';

type Signals = Partial<Record<SignalName, number>>;

/** Sets how fast the score saturates: with it, 40 is where an account is worth showing (docs/decisions/037). */
const BEND = 0.132;
/** What a copy can take. Age and followers are not taken, and a label is written by whoever made it. */
const EVERYTHING = ['handle', 'name', 'photo', 'bio', 'links', 'domain', 'location'] as const;

/**
 * 0..100 of all points together, cut to one decimal place. Each further point adds less than the one before, yet something: the
 * score never stands still, so it puts copies in order to the end. 100 is the same of everything and nothing less.
 */
export function scoreOf(signals: Signals): number {
  return scoreAt(sum(pointsIn(signals)), signals);
}

/**
 * What each signal has in the score; the shares add up to it. What speaks for a copy divides what it would reach alone by its
 * points; what speaks against divides, in the same way, how far that is lowered.
 */
export function sharesOf(signals: Signals): Signals {
  const points = pointsIn(signals);
  const up = sum(points.filter(([, one]) => one > 0));
  const down = sum(points.filter(([, one]) => one < 0));
  const score = scoreAt(up + down, signals);
  const reached = down < 0 ? scoreAt(up, {}) : score;
  return Object.fromEntries(
    points.map(([signal, one]) => [
      signal,
      one > 0 ? (reached * one) / up : one < 0 ? ((score - reached) * one) / down : 0,
    ]),
  );
}

function scoreAt(points: number, signals: Signals): number {
  const nothingAgainst = !signals.label && (signals.relative ?? 1) >= 0.5;
  if (nothingAgainst && EVERYTHING.every((signal) => signals[signal] === 1)) return 100;
  const score = (100 * Math.log1p(Math.max(0, points) / BEND)) / Math.log1p(MOST / BEND);
  return Math.min(99.9, Math.floor(10 * score + 1e-9) / 10);
}

const pointsIn = (signals: Signals): [Counted, number][] =>
  (Object.entries(signals) as [SignalName, number][]).flatMap(([signal, likeness]) =>
    signal === 'proof' ? [] : [[signal, pointsOf(signal, likeness)]],
  );

const sum = (points: readonly [unknown, number][]): number => points.reduce((all, [, one]) => all + one, 0);
