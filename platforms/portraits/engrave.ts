import { backdropTone } from './backdrop.ts';
import { step } from './noise.ts';
import type { Raster } from './raster.ts';
import type { Scene } from './scene.ts';
import { sitter } from './sitter.ts';
import { createBrush } from './spot.ts';

/** Side of a portrait in pixels, and how many of them one engraved line takes. */
const size = 400;
const pitch = 4;
/** Forms are worked out on a coarser grid; lines are drawn on the full one. */
const grid = 200;

/** Widths of the lines, and of those that cross them, by darkness in steps. */
const levels = 512;
const widths = Float32Array.from(
  { length: levels + 1 },
  (_, i) => 1.02 * step(0.03, 0.98, i / levels) ** 0.85,
);
const crossWidths = Float32Array.from({ length: levels + 1 }, (_, i) => 0.62 * step(0.55, 1, i / levels));

/** Draws a scene the way a banknote is engraved: parallel lines that swell with darkness and bend over forms, crossed where it is darkest. */
export function engrave(scene: Scene): Raster {
  const { tone, lift } = forms(scene);
  const data = new Uint8ClampedArray(size * size * 4);
  const { paper, ink } = scene.ink;
  for (let py = 0; py < size; py++)
    for (let px = 0; px < size; px++) {
      const dark = between(tone, px, py);
      const bend = between(lift, px, py);
      const line = (py + bend) / pitch;
      const cross = (px * 0.62 + py * 0.78 + bend) / (pitch * 1.2);
      const level = Math.round(Math.min(1, Math.max(0, dark)) * levels);
      const width = widths[level] as number;
      const crossWidth = crossWidths[level] as number;
      const inked = Math.max(stroke(line, width), stroke(cross, crossWidth));
      const wash = 0.1 * dark;
      const share = Math.min(1, inked * 0.94 + wash);
      const at = (py * size + px) * 4;
      data[at] = paper[0] + (ink[0] - paper[0]) * share;
      data[at + 1] = paper[1] + (ink[1] - paper[1]) * share;
      data[at + 2] = paper[2] + (ink[2] - paper[2]) * share;
      data[at + 3] = 255;
    }
  return { width: size, height: size, data };
}

/** How much ink lies at a place across lines of the given width (1 fills the pitch). */
function stroke(line: number, width: number): number {
  if (width <= 0.02) return 0;
  const off = Math.abs(line - Math.round(line)) * 2;
  return Math.min(1, Math.max(0, ((width - off) * pitch) / 2 + 0.5)) * Math.min(1, width * 4);
}

function forms(scene: Scene): { tone: Float32Array; lift: Float32Array } {
  const tone = new Float32Array((grid + 1) * (grid + 1));
  const lift = new Float32Array((grid + 1) * (grid + 1));
  const brush = createBrush();
  const { spot } = brush;
  for (let gy = 0; gy <= grid; gy++)
    for (let gx = 0; gx <= grid; gx++) {
      const x = gx / grid;
      const y = gy / grid;
      sitter(scene, brush, x, y);
      const behind = spot.cover < 1 ? backdropTone(scene, x, y) : 0;
      const at = gy * (grid + 1) + gx;
      tone[at] = behind * (1 - spot.cover) + spot.tone * spot.cover;
      lift[at] = 3.2 * scene.folds(x * 2.4, y * 2.4) + 6.5 * spot.bulge * spot.cover;
    }
  return { tone, lift };
}

function between(field: Float32Array, px: number, py: number): number {
  const x = (px * grid) / size;
  const y = (py * grid) / size;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const at = top * (grid + 1) + left;
  const above = (field[at] as number) * (1 - u) + (field[at + 1] as number) * u;
  const below = (field[at + grid + 1] as number) * (1 - u) + (field[at + grid + 2] as number) * u;
  return above * (1 - v) + below * v;
}
