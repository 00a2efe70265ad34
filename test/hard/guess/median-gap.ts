/** What separates two kinds of answers, ms. */
export interface Gap {
  /** Median of the differences within pairs. */
  median: number;
  /** Where it lies with 95 % certainty: from, to. */
  between: [number, number];
}

/**
 * How much later the second of each pair came. Both of a pair meet the same load, so what else the machine does falls out of their
 * difference; and the median of differences does not move for single ones that waited. Its bounds are those of the sign test, which
 * asks nothing of their distribution: the ranks n/2 +- 0.98 sqrt(n).
 */
export function medianGap(pairs: readonly (readonly [number, number])[]): Gap {
  const sorted = pairs.map(([one, other]) => other - one).sort((a, b) => a - b);
  const n = sorted.length;
  const reach = 0.98 * Math.sqrt(n);
  const at = (rank: number) => sorted[Math.min(n - 1, Math.max(0, Math.round(rank)))]!;
  return { median: at((n - 1) / 2), between: [at((n - 1) / 2 - reach), at((n - 1) / 2 + reach)] };
}

/** How far from nothing a gap is for certain: 0 where its bounds hold nothing. */
export const surely = ({ between: [from, to] }: Gap): number => Math.max(0, from, -to);
