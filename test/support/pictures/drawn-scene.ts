import type { Pixels } from '../../../domain/engine/photo/pdq.ts';

/** A square picture whose shapes and fine grain a seed fixes: detail everywhere, as in a photo. */
export function drawnScene(seed: number, side: number): Pixels {
  let state = Math.abs(seed) + 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const places = Array.from({ length: side }, (_, i) => (i + 0.5) / side);
  const along = (value: (place: number) => number) => Float64Array.from(places, value);
  // What depends on both sides is a product of what depends on one, which is worked out once a row or column.
  const blobs = Array.from({ length: 40 }, () => {
    const [x, y, r] = [next(), next(), 0.02 + 0.09 * next()];
    const tones = [next() - 0.5, next() - 0.5, next() - 0.5].map((tone) => 220 * tone);
    const bell = (middle: number) => along((place) => Math.exp(-((place - middle) ** 2) / r ** 2));
    return { tones, across: bell(x), down: bell(y) };
  });
  const waves = Array.from({ length: 12 }, () => {
    const [across, down, phase] = [90 * (next() - 0.5), 90 * (next() - 0.5), 6.3 * next()];
    return [0, Math.PI / 2].map((turn) => ({
      across: along((x) => 2 * Math.sin(2 * across * x + phase + turn)),
      down: along((y) => Math.cos(2 * down * y - turn)),
    }));
  }).flat();
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let grain = 128;
      for (const { across, down } of waves) grain += across[x]! * down[y]!;
      let [red, green, blue] = [grain, grain, grain];
      for (const { tones, across, down } of blobs) {
        const height = across[x]! * down[y]!;
        red += tones[0]! * height;
        green += tones[1]! * height;
        blue += tones[2]! * height;
      }
      data.set([Math.round(red), Math.round(green), Math.round(blue), 255], 4 * (y * side + x));
    }
  return { width: side, height: side, data };
}
