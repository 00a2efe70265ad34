/** One labelled pair: what was measured of it, whether it is a copy, and how much it counts. */
export interface Labelled {
  value: number;
  copy: boolean;
  weight: number;
}

/** A rising answer to "of 100 such pairs, how many are copies", as a share. */
export type Model = (value: number) => number;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * Two parameters: the share is sigmoid(offset + slope * value). Newton's method on the log-likelihood, drawn a little towards slope 1 and
 * offset 0, which is what points say where they are log-odds; that also keeps it finite where a value sets copies apart for certain.
 */
export function logistic(rows: readonly Labelled[]): { offset: number; slope: number; model: Model } {
  let [offset, slope] = [0, 1];
  for (let step = 0; step < 50; step++) {
    let [g0, g1, h00, h01, h11] = [-offset, -(slope - 1), 1, 0, 1];
    for (const { value, copy, weight } of rows) {
      const p = sigmoid(offset + slope * value);
      const error = weight * (Number(copy) - p);
      const spread = weight * p * (1 - p);
      g0 += error;
      g1 += error * value;
      h00 += spread;
      h01 += spread * value;
      h11 += spread * value * value;
    }
    const determinant = h00 * h11 - h01 * h01;
    const [d0, d1] = [(h11 * g0 - h01 * g1) / determinant, (h00 * g1 - h01 * g0) / determinant];
    offset += d0;
    slope = Math.max(0, slope + d1);
    if (Math.abs(d0) + Math.abs(d1) < 1e-9) break;
  }
  return { offset, slope, model: (value) => sigmoid(offset + slope * value) };
}

/** The rising steps that fit best (pool adjacent violators): no form is assumed but that more likeness means more copies. */
export function isotonic(rows: readonly Labelled[]): Model {
  const blocks: { from: number; copies: number; all: number }[] = [];
  for (const { value, copy, weight } of [...rows].sort((a, b) => a.value - b.value)) {
    const last = blocks.at(-1);
    if (last?.from === value) {
      last.copies += copy ? weight : 0;
      last.all += weight;
    } else blocks.push({ from: value, copies: copy ? weight : 0, all: weight });
  }
  const pooled: typeof blocks = [];
  for (const block of blocks) {
    let next = block;
    for (
      let last = pooled.at(-1);
      last && last.copies / last.all >= next.copies / next.all;
      last = pooled.at(-1)
    ) {
      pooled.pop();
      next = { from: last.from, copies: last.copies + next.copies, all: last.all + next.all };
    }
    pooled.push(next);
  }
  return (value) => {
    const at = pooled.findLast(({ from }) => from <= value) ?? pooled[0];
    return at ? at.copies / at.all : 0.5;
  };
}

/** Weights with which copies and others count alike, however many there are of each. */
export function balanced(copies: readonly number[], others: readonly number[]): Labelled[] {
  const all = copies.length + others.length;
  return [
    ...copies.map((value) => ({ value, copy: true, weight: all / 2 / copies.length })),
    ...others.map((value) => ({ value, copy: false, weight: all / 2 / others.length })),
  ];
}

/** What each row's model says of it that was fitted on the other folds. */
export function crossValidated(
  rows: readonly Labelled[],
  fit: (rows: readonly Labelled[]) => Model,
  random: () => number,
  folds = 10,
): number[] {
  const fold = rows.map(() => Math.floor(random() * folds));
  const models = Array.from({ length: folds }, (_, f) => fit(rows.filter((_, i) => fold[i] !== f)));
  return rows.map(({ value }, i) => models[fold[i]!]!(value));
}

/** Mean squared error of the shares said (Brier); a coin is .25. */
export const brier = (rows: readonly Labelled[], said: readonly number[]): number => {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  return rows.reduce((sum, { copy, weight }, i) => sum + weight * (Number(copy) - said[i]!) ** 2, 0) / total;
};
