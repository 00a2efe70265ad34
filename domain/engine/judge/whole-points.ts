import type { Evidence } from './judgement.ts';

/** A score as people are shown it: never rounded up, so that 100 is 100. */
export const wholePoints = (score: number): number => Math.floor(score);

/** "+38", "−12": what a reason adds, the sign as wide as a plus. */
export const signedPoints = (adds: number): string => (adds < 0 ? `−${-adds}` : `+${adds}`);

/**
 * Rounds what each reason adds to whole points that add up to the whole points of the score (largest remainder: every part is
 * rounded down, and what is left over goes, a point each, to those that lost most).
 */
export function inWholePoints(evidence: readonly Evidence[], score: number): Evidence[] {
  const down = evidence.map(({ adds }) => Math.floor(adds + 1e-9));
  const left = wholePoints(score) - down.reduce((sum, one) => sum + one, 0);
  const lost = (i: number) => evidence[i]!.adds - down[i]!;
  const first = new Set([...evidence.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, Math.max(0, left)));
  return evidence.map((one, i) => ({ ...one, adds: down[i]! + Number(first.has(i)) }));
}
