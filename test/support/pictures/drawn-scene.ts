import type { Pixels } from '../../../domain/engine/photo/pdq.ts';

/** A square picture whose shapes and fine grain a seed fixes: detail everywhere, as in a photo. */
export function drawnScene(seed: number, side: number): Pixels {
  let state = Math.abs(seed) + 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const blobs = Array.from({ length: 40 }, () => ({
    ...{ x: next(), y: next(), r: 0.02 + 0.09 * next() },
    tones: [next() - 0.5, next() - 0.5, next() - 0.5],
  }));
  const waves = Array.from({ length: 12 }, () => ({
    ...{ across: 90 * (next() - 0.5), down: 90 * (next() - 0.5), phase: 6.3 * next() },
  }));
  const data = new Uint8ClampedArray(4 * side * side);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side];
    let grain = 0;
    for (const { across, down, phase } of waves) grain += 2 * Math.sin(2 * (across * x + down * y) + phase);
    const colour = [128 + grain, 128 + grain, 128 + grain];
    for (const { x: cx, y: cy, r, tones } of blobs) {
      const height = Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / r ** 2);
      for (let c = 0; c < 3; c++) colour[c]! += 220 * tones[c]! * height;
    }
    data.set([...colour.map(Math.round), 255], 4 * i);
  }
  return { width: side, height: side, data };
}
