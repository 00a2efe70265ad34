/**
 * Keys, "Cubic convolution interpolation for digital image processing" (IEEE Transactions on Acoustics, Speech, and Signal
 * Processing, 1981), a = -1/2: the weight of a point that lies `distance` away.
 */
export function cubic(distance: number): number {
  const t = Math.abs(distance);
  if (t < 1) return (1.5 * t - 2.5) * t * t + 1;
  return t < 2 ? ((-0.5 * t + 2.5) * t - 4) * t + 2 : 0;
}
