/** The upper of the two middle values where their number is even; 0 of nothing. */
export function median(values: ArrayLike<number>): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0;
}
