import * as z from 'zod';

/** The authentication score on a day (UTC). */
export const ScorePoint = z.object({ on: z.iso.date(), score: z.number().int().min(0).max(100) });
export type ScorePoint = z.infer<typeof ScorePoint>;

const mostPoints = 60;

/**
 * The series with today's score: one point a day, and only where it changed. The very list given when there is nothing to add.
 */
export function withPoint(series: ScorePoint[], point: ScorePoint): ScorePoint[] {
  const last = series.at(-1);
  if (last?.score === point.score) return series;
  const before = last?.on === point.on ? series.slice(0, -1) : series;
  return [...before, point].slice(-mostPoints);
}
