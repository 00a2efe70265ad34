import { mix, step } from './noise.ts';
import type { Scene } from './scene.ts';

/** Darkness 0..1 of what is behind the person, at a place of the unit square. */
export function backdropTone(scene: Scene, x: number, y: number): number {
  const base = scene.dark.backdrop;
  // Towards the other end of the scale: light shapes on a dark ground and the other way round.
  const other = base > 0.5 ? base - 0.55 : base + 0.5;
  const cloud = step(-0.12, 0.22, scene.coarse(x * 5.2, y * 5.2) + 0.5 * scene.fine(x * 10, y * 10));
  const shape = shapes[scene.backdrop](scene, x, y);
  return mix(mix(base, other, shape), mix(other, base, 0.35), 0.55 * cloud * (1 - shape * 0.4));
}

const shapes: Record<Scene['backdrop'], (scene: Scene, x: number, y: number) => number> = {
  clouds: (s, x, y) => step(0, 0.3, s.coarse(9 + x * 7, y * 7)) * 0.9,
  hills: (s, x, y) => {
    let shade = n(s, 9);
    for (let i = 0; i < 5; i++) {
      const slope = (n(s, 10 + i) - 0.5) * 0.9 * (x - 0.5);
      const crest = 0.06 + i * 0.16 + slope + 0.18 * s.coarse(x * (3.5 + i * 1.5) + i * 17, i * 9.5);
      shade = mix(shade, n(s, i), step(crest, crest + 0.012, y));
    }
    return shade;
  },
  leaves: (s, x, y) => {
    let shade = 0;
    for (let i = 0; i < 11; i++) {
      const [cx, cy, turn] = [n(s, i), n(s, i + 7), n(s, i + 13) * Math.PI];
      const [dx, dy] = [x - cx, y - cy];
      const along = dx * Math.cos(turn) + dy * Math.sin(turn);
      const across = -dx * Math.sin(turn) + dy * Math.cos(turn);
      const leaf = (along / 0.15) ** 2 + (across / 0.055) ** 2;
      shade = Math.max(shade, (1 - step(0.85, 1, leaf)) * (0.45 + 0.55 * step(0, 0.02, across)));
    }
    return shade;
  },
  shelves: (s, x, y) => {
    const height = y * (2.6 + 2.4 * n(s, 1)) + n(s, 0);
    const row = Math.floor(height);
    const book = s.coarse(x * (11 + 10 * n(s, 2)) + row * 31.7, row * 7.3);
    const board = step(0.86, 0.92, height % 1);
    return Math.max(board, step(-0.25, 0.3, Math.sign(book) * Math.abs(book) ** 0.5));
  },
  window: (s, x, y) => {
    // Panes of unequal width and height, the whole a little aslant.
    const slant = (n(s, 21) - 0.5) * 0.5;
    const [left, top] = [-0.1 + n(s, 1) * 0.45, -0.15 + n(s, 2) * 0.3];
    const [u, v] = [
      (x - left + slant * y) / (0.13 + n(s, 3) * 0.2),
      (y - top - slant * x) / (0.13 + n(s, 4) * 0.2),
    ];
    if (u < 0 || v < 0 || u > 3 || v > 4) return 0.15 * n(s, 5);
    const bar = Math.min(u % 1, 1 - (u % 1), v % 1, 1 - (v % 1));
    return step(0.05, 0.09, bar) * n(s, 6 + Math.floor(u) * 4 + Math.floor(v));
  },
  rays: (s, x, y) => {
    const turn = Math.atan2(y - 0.2 - n(s, 1) * 0.5, x - n(s, 2));
    return step(-0.1, 0.25, s.coarse(turn * (3 + n(s, 3) * 3) + 20, 3.3));
  },
};

const n = (scene: Scene, i: number): number => scene.shapes[i % scene.shapes.length] as number;
