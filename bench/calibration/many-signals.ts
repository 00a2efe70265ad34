/** One labelled pair and all that was measured of it. */
export interface Measured {
  values: readonly number[];
  copy: boolean;
}

/** Descents until nothing moves that a figure would show, and how much a weight is drawn to 0. */
const [STEPS, RATE, DRAWN] = [400, 1.5, 0.01];

/**
 * A logistic model of several signals, copies and others counting alike. Answers what it makes of a pair's signals: the more, the
 * likelier a copy. Signals are brought to one spread first, so that weights may be compared.
 */
export function logisticOf(rows: readonly Measured[]): (values: readonly number[]) => number {
  const signals = rows[0]!.values.map((_, at) => at);
  const means = signals.map((at) => mean(rows.map(({ values }) => values[at]!)));
  const spreads = signals.map(
    (at) => Math.sqrt(mean(rows.map(({ values }) => (values[at]! - means[at]!) ** 2))) || 1,
  );
  const scaled = (values: readonly number[]) =>
    values.map((value, at) => (value - means[at]!) / spreads[at]!);
  const copies = rows.filter(({ copy }) => copy).length;
  const points = rows.map(({ values, copy }) => ({
    at: scaled(values),
    wanted: Number(copy),
    weight: 1 / (copy ? copies : rows.length - copies),
  }));
  const weights = signals.map(() => 0);
  let offset = 0;
  const said = (at: readonly number[]) => at.reduce((sum, value, i) => sum + weights[i]! * value, offset);
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((weight) => DRAWN * weight);
    let rise = 0;
    for (const { at, wanted, weight } of points) {
      const error = weight * (1 / (1 + Math.exp(-said(at))) - wanted);
      rise += error;
      at.forEach((value, i) => (slopes[i]! += error * value));
    }
    offset -= RATE * rise;
    slopes.forEach((slope, i) => (weights[i]! -= RATE * slope));
  }
  return (values) => said(scaled(values));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
