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
  const [rows, weighed] = [0, 1].map(() => columns.map(() => new Float64Array(AT_ONCE))) as [Rows, Rows];
  const wanted = new Float64Array(AT_ONCE);
  for (let from = 0; from < at.length; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, at.length - from);
    for (let c = 0; c < n; c++) {
      const [column, row, heavy] = [columns[c]!, rows[c]!, weighed[c]!];
      for (let q = 0; q < count; q++) {
        row[q] = column[at[from + q]!]!;
        heavy[q] = trust ? row[q]! * trust[from + q]! : row[q]!;
      }
    }
    for (let q = 0; q < count; q++) wanted[q] = values[at[from + q]!]!;
    for (let r = 0; r < n; r++) {
      addProducts(weighed[r]!, rows, r + 1, count, matrix[r]!);
      let sum = 0;
      for (let q = 0; q < count; q++) sum += weighed[r]![q]! * wanted[q]!;
      right[r]! += sum;
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

type Rows = Float64Array[];
/** Places whose values fit into a processor's cache together. */
const AT_ONCE = 2048;

/** Adds the products of one row with the first `n` others; four at a time, as each value is then read once for four. */
function addProducts(one: Float64Array, rows: Rows, n: number, count: number, to: Float64Array): void {
  let c = 0;
  for (; c + 4 <= n; c += 4) {
    const [r0, r1, r2, r3] = [rows[c]!, rows[c + 1]!, rows[c + 2]!, rows[c + 3]!];
    let [s0, s1, s2, s3] = [0, 0, 0, 0];
    for (let q = 0; q < count; q++) {
      const value = one[q]!;
      s0 += value * r0[q]!;
      s1 += value * r1[q]!;
      s2 += value * r2[q]!;
      s3 += value * r3[q]!;
    }
    to[c]! += s0;
    to[c + 1]! += s1;
    to[c + 2]! += s2;
    to[c + 3]! += s3;
  }
  for (; c < n; c++) {
    const row = rows[c]!;
    let sum = 0;
    for (let q = 0; q < count; q++) sum += one[q]! * row[q]!;
    to[c]! += sum;
  }
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
