/**
 * The upper of the two middle values where their number is even; 0 of nothing. Hoare, "Algorithm 65: Find" (Communications of the
 * ACM, 1961): parts the values around one of them, and goes on in the part that holds the middle.
 */
export function median(values: ArrayLike<number>): number {
  const list = Float64Array.from(values);
  const wanted = list.length >> 1;
  let [left, right] = [0, list.length - 1];
  while (left < right) {
    const pivot = list[wanted]!;
    let [i, j] = [left, right];
    while (i <= j) {
      while (list[i]! < pivot) i++;
      while (pivot < list[j]!) j--;
      if (i > j) break;
      const value = list[i]!;
      list[i++] = list[j]!;
      list[j--] = value;
    }
    if (j < wanted) left = i;
    if (wanted < i) right = j;
  }
  return list[wanted] ?? 0;
}
