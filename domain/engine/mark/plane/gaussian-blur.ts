import { emptyPlane, type Plane } from './plane.ts';

/** Convolution with a Gaussian of the standard deviation `sd`, cut at three of them; beyond the rim the picture is mirrored. */
export function gaussianBlur(plane: Plane, sd: number): Plane {
  const radius = Math.ceil(3 * sd);
  const bell = Float64Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sd * sd)),
  );
  const sum = bell.reduce((a, b) => a + b);
  const weights = bell.map((weight) => weight / sum);
  const { width, height } = plane;
  const [rows, out] = [emptyPlane(width, height), emptyPlane(width, height)];
  const columns = mirroredPlaces(width, radius);
  const line = new Float64Array(columns.length);
  for (let y = 0; y < height; y++) {
    const row = plane.data.subarray(y * width, (y + 1) * width);
    for (let x = 0; x < line.length; x++) line[x] = row[columns[x]!]!;
    for (let x = 0; x < width; x++) {
      let value = 0;
      for (let k = 0; k < weights.length; k++) value += weights[k]! * line[x + k]!;
      rows.data[y * width + x] = value;
    }
  }
  const lines = mirroredPlaces(height, radius);
  for (let y = 0; y < height; y++)
    for (let k = 0; k < weights.length; k++) {
      const [weight, from, to] = [weights[k]!, lines[y + k]! * width, y * width];
      for (let x = 0; x < width; x++) out.data[to + x]! += weight * rows.data[from + x]!;
    }
  return out;
}

/** Where to read for the places -radius up to length + radius. */
const mirroredPlaces = (length: number, radius: number) =>
  Int32Array.from({ length: length + 2 * radius }, (_, i) => {
    const at = i - radius;
    if (at < 0) return Math.min(length - 1, -at - 1);
    return at < length ? at : Math.max(0, 2 * length - 1 - at);
  });
