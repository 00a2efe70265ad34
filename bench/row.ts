/** One line of the table. `reached` is undefined for a figure that has no target of its own. */
export type Row = {
  group: string;
  what: string;
  value: number;
  unit: '%' | 'ms' | 'MB' | 'x' | '' | 'M/s' | 'k/s' | 's';
  target?: string;
  reached?: boolean;
  /** What must stand beside the figure to read it: counts, recall, the rival's figure. */
  beside?: string;
};

export type Skipped = { group: string; what: string; skipped: string };

const compare = { '>=': (a: number, b: number) => a >= b, '<=': (a: number, b: number) => a <= b };

/** A row with a target: row('Handles', 'attacks found', 97.2, '%', '>=', 85). */
export function row(
  group: string,
  what: string,
  value: number,
  unit: Row['unit'],
  sign?: keyof typeof compare,
  target?: number,
  beside?: string,
): Row {
  if (!sign || target === undefined) return { group, what, value, unit, beside };
  return {
    group,
    what,
    value,
    unit,
    target: `${sign} ${target}`,
    reached: compare[sign](value, target),
    beside,
  };
}

/** One part of the bench; `run` may say how far it is. */
export type Part = {
  name: string;
  /** Paths under the data folder without which the part is skipped. */
  needs: string[];
  /** Takes so long, or so much memory, that only who names it gets it. */
  onAsking?: boolean;
  run: (progress: (text: string) => void) => (Row | Skipped)[] | Promise<(Row | Skipped)[]>;
};

/** Area under the ROC curve: how often a positive outscores a negative, ties counting half. */
export function auc(positives: readonly number[], negatives: readonly number[]): number {
  const all = [
    ...positives.map((score) => ({ score, positive: 1 })),
    ...negatives.map((score) => ({ score, positive: 0 })),
  ];
  all.sort((a, b) => a.score - b.score);
  let wins = 0;
  let below = 0;
  for (let i = 0; i < all.length;) {
    let end = i;
    let [ups, downs] = [0, 0];
    for (; end < all.length && all[end]!.score === all[i]!.score; end++) {
      if (all[end]!.positive) ups += 1;
      else downs += 1;
    }
    wins += ups * (below + downs / 2);
    below += downs;
    i = end;
  }
  return wins / (positives.length * negatives.length);
}

/** Share of true values in per cent. */
export const percent = (flags: readonly boolean[]) =>
  (100 * flags.filter(Boolean).length) / Math.max(1, flags.length);
