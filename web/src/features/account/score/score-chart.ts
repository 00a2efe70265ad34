import type { ScorePoint } from '#domain/account/score-history';

/** Units of the drawing; the letters beside it are set in the page, not scaled with it. */
export const chart = { width: 320, height: 96 } as const;
const day = 86_400_000;

/** One value from a day on, until the next. */
export interface Step {
  on: string;
  score: number;
  /** The difference to the value before; 0 for the first. */
  change: number;
  x: number;
  y: number;
}

export interface ScoreLine {
  steps: Step[];
  /** SVG path: level until the day of a change, then straight up or down; it ends today. */
  path: string;
}

/**
 * The score over time as a line of steps, from the first day known until today:
 *
 *          ┌────
 *     ─────┘
 */
export function scoreLine(history: readonly ScorePoint[], now: number): ScoreLine {
  const points = [...history].sort((a, b) => (a.on < b.on ? -1 : 1));
  const first = points[0];
  if (!first) return { steps: [], path: '' };
  const from = Date.parse(first.on);
  const span = Math.max(day, now - from);
  const x = (on: string) => Math.round(Math.min(1, (Date.parse(on) - from) / span) * chart.width * 10) / 10;
  const y = (score: number) => Math.round((1 - score / 100) * chart.height * 10) / 10;
  const steps = points.map(({ on, score }, i) => ({
    on,
    score,
    change: score - (points[i - 1]?.score ?? score),
    x: x(on),
    y: y(score),
  }));
  const line = steps.map((step, i) => (i === 0 ? `M0 ${step.y}` : `H${step.x}V${step.y}`));
  return { steps, path: `${line.join('')}H${chart.width}` };
}
