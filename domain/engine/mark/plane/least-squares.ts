/**
 * The weights p that bring the sum of `columns` times p nearest to `values` at the places `at`, each place counting by its
 * `trust`: normal equations, with a ridge (a share of their mean diagonal) against columns that say the same, solved
 * by Gaussian elimination with pivots.
 */
export function leastSquares(
  columns: readonly Float64Array[],
  values: Float64Array,
  at: ArrayLike<number>,
  { trust, ridge = 1e-9 }: { trust?: Float64Array; ridge?: number } = {},
): Float64Array {
  const n = columns.length;
  const matrix = Array.from({ length: n }, () => new Float64Array(n));
  const right = new Float64Array(n);
  const row = new Float64Array(n);
  for (let q = 0; q < at.length; q++) {
    const i = at[q]!;
    const weight = trust ? trust[q]! : 1;
    const value = values[i]! * weight;
    for (let c = 0; c < n; c++) row[c] = columns[c]![i]!;
    for (let r = 0; r < n; r++) {
      const line = matrix[r]!;
      const weighed = row[r]! * weight;
      right[r]! += row[r]! * value;
      for (let c = 0; c <= r; c++) line[c]! += weighed * row[c]!;
    }
  }
  let trace = 0;
  for (let i = 0; i < n; i++) trace += matrix[i]![i]!;
  for (let r = 0; r < n; r++) {
    for (let c = 0; c < r; c++) matrix[c]![r] = matrix[r]![c]!;
    matrix[r]![r]! += (ridge * trace) / n || Number.MIN_VALUE;
  }
  return solve(matrix, right);
}

/** Overwrites both. A matrix without an answer has zeros where nothing decides. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(matrix[r]![i]!) > Math.abs(matrix[pivot]![i]!)) pivot = r;
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    [right[i], right[pivot]] = [right[pivot]!, right[i]!];
    for (let r = i + 1; r < n; r++) {
      const factor = matrix[r]![i]! / matrix[i]![i]!;
      if (!Number.isFinite(factor) || factor === 0) continue;
      for (let c = i; c < n; c++) matrix[r]![c]! -= factor * matrix[i]![c]!;
      right[r]! -= factor * right[i]!;
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let c = i + 1; c < n; c++) right[i]! -= matrix[i]![c]! * right[c]!;
    const value = right[i]! / matrix[i]![i]!;
    right[i] = Number.isFinite(value) ? value : 0;
  }
  return right;
}

/** What the columns leave of the values, at every place. */
export function leftOver(
  columns: readonly Float64Array[],
  values: Float64Array,
  weights: Float64Array,
): Float64Array {
  const out = Float64Array.from(values);
  for (const [c, column] of columns.entries()) {
    const weight = weights[c]!;
    for (let i = 0; i < out.length; i++) out[i]! -= weight * column[i]!;
  }
  return out;
}
