/**
 * x' = a x + b y + c, y' = d x + e y + f. Points lie between pixels: the middle of the first pixel is (.5, .5), so that
 * a picture of another size is the same picture scaled.
 */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const scaling = (factor: number): Affine => [factor, 0, 0, 0, factor, 0];
export const shift = (x: number, y: number): Affine => [1, 0, x, 0, 1, y];

export const applied = ([a, b, c, d, e, f]: Affine, x: number, y: number): [x: number, y: number] => [
  a * x + b * y + c,
  d * x + e * y + f,
];

/** First `inner`, then `outer`. */
export function composed(outer: Affine, inner: Affine): Affine {
  const [a, b, , d, e] = outer;
  const [x, y] = applied(outer, inner[2], inner[5]);
  return [
    a * inner[0] + b * inner[3],
    a * inner[1] + b * inner[4],
    x,
    d * inner[0] + e * inner[3],
    d * inner[1] + e * inner[4],
    y,
  ];
}

export const determinant = ([a, b, , d, e]: Affine) => a * e - b * d;

export function inverse(affine: Affine): Affine {
  const [a, b, c, d, e, f] = affine;
  const det = determinant(affine);
  return [e / det, -b / det, (b * f - e * c) / det, -d / det, a / det, (d * c - a * f) / det];
}
