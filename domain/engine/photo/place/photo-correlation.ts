/** Takes the mean away and brings the length to 1; false for a plain surface. */
export function normalise(values: Float64Array): boolean {
  let mean = 0;
  for (const value of values) mean += value;
  mean /= values.length;
  let square = 0;
  for (let i = 0; i < values.length; i++) {
    values[i]! -= mean;
    square += values[i]! * values[i]!;
  }
  // one grey level of 255 in the mean: less is noise of the encoder
  if (square < values.length) return false;
  const scale = 1 / Math.sqrt(square);
  for (let i = 0; i < values.length; i++) values[i]! *= scale;
  return true;
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** How well values agree with `own`, which is normalised, as if they were, too; -1 for a plain surface. */
export function agreement(own: Float64Array, values: Float64Array): number {
  let mean = 0;
  for (let i = 0; i < values.length; i++) mean += values[i]!;
  mean /= values.length;
  let square = 0;
  let both = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]! - mean;
    square += value * value;
    both += value * own[i]!;
  }
  return square < values.length ? -1 : both / Math.sqrt(square);
}

/** What two discs, normalised, have in common with one place of a picture. */
interface Both {
  plain: number;
  mirrored: number;
}

/** The same points give both: the other side's mean and length come along in the same pass. */
export function correlations(
  own: Float64Array,
  mirrored: Float64Array,
  { data, base, steps }: { data: Float32Array; base: number; steps: Int32Array },
  into: Both,
): void {
  let sum = 0;
  let square = 0;
  let plain = 0;
  let turned = 0;
  for (let i = 0; i < steps.length; i++) {
    const value = data[base + steps[i]!] ?? 0;
    sum += value;
    square += value * value;
    plain += value * own[i]!;
    turned += value * mirrored[i]!;
  }
  const spread = square - (sum * sum) / steps.length;
  const scale = spread < steps.length ? 0 : 1 / Math.sqrt(spread);
  into.plain = plain * scale;
  into.mirrored = turned * scale;
}
