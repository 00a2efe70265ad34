import { lumaOf, type Pixels } from '../../photo/pdq.ts';

/** One value a pixel, row by row. */
export type Plane = { width: number; height: number; data: Float64Array };

export const emptyPlane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float64Array(width * height),
});

/** Brightness 0..255 as ITU-R BT.601 weighs it, and how far blue and red lie above it. Transparent parts count as white. */
export function planesOf(pixels: Pixels): { luma: Plane; blue: Plane; red: Plane } {
  const { width, height, data } = pixels;
  const [luma, blue, red] = [lumaPlane(pixels), emptyPlane(width, height), emptyPlane(width, height)];
  for (let i = 0; i < luma.data.length; i++) {
    const seen = data[4 * i + 3]! / 255;
    const white = 255 * (1 - seen);
    red.data[i] = data[4 * i]! * seen + white - luma.data[i]!;
    blue.data[i] = data[4 * i + 2]! * seen + white - luma.data[i]!;
  }
  return { luma, blue, red };
}

export function lumaPlane(pixels: Pixels): Plane {
  const { width, height, data } = lumaOf(pixels);
  return { width, height, data: Float64Array.from(data) };
}
