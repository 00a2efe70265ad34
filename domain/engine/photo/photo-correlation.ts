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

/** `own` is normalised; the other side's mean and length come along in the same pass. */
export function correlation(own: Float64Array, data: Float32Array, base: number, steps: Int32Array): number {
  let [sum, square, both] = [0, 0, 0];
  for (let i = 0; i < steps.length; i++) {
    const value = data[base + steps[i]!] ?? 0;
    sum += value;
    square += value * value;
    both += value * own[i]!;
  }
  const spread = square - (sum * sum) / steps.length;
  return spread < steps.length ? 0 : both / Math.sqrt(spread);
}
