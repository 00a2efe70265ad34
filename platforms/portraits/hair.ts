import { mix, step } from './noise.ts';
import type { Scene } from './scene.ts';
import { inside, oval } from './spot.ts';
import type { Lay } from './spot.ts';

const soft = 0.012;
/** How far below the face's middle hair falls, where it falls at all. */
const falls = { long: 0.18, bob: 0.21, bun: 0.12, curls: 0.16 } as const;
const crowns = { cropped: 0.218, short: 0.236, bob: 0.232, long: 0.232, bun: 0.226, curls: 0.25 } as const;

const strands = (scene: Scene, x: number, y: number) =>
  0.16 * scene.fine(x * 60 + y * 6, y * 9) + 0.1 * scene.fine(x * 26, y * 26);

/** What is seen of hair, bun or headscarf behind the face and the neck. */
export function hairBehind(scene: Scene, x: number, y: number, lay: Lay): void {
  const tone = scene.dark.hair + strands(scene, x, y) + 0.08 * step(0, 0.3, y);
  if (scene.hair in falls) fallingHair(scene, scene.hair as keyof typeof falls, x, y, tone, lay);
  if (scene.hair === 'bun') {
    const knot = oval(x, y, scene.parting * 0.12, -0.262, 0.078, 0.07);
    lay(inside(knot, 0.07), tone + 0.1 * Math.sin(knot * 22), 1 - knot);
  }
  if (scene.hair === 'scarf') lay(inside(oval(x, y, 0, -0.01, 0.198, 0.246), 0.04), scarf(scene, x, y), 0.8);
}

function fallingHair(
  scene: Scene,
  hair: keyof typeof falls,
  x: number,
  y: number,
  tone: number,
  lay: Lay,
): void {
  const curls = hair === 'curls';
  const rough = curls ? 0.035 * scene.fine(x * 22, y * 22) + 0.02 * scene.folds(x * 40, y * 40) : 0;
  const flare = 0.03 * step(0, 0.3, y) * (hair === 'long' ? 1 : -0.6);
  const wide = (curls ? 0.222 : 0.186) + rough + flare;
  const length = falls[hair] + (hair === 'long' ? 1 : hair === 'curls' ? 0.3 : 0) * scene.hairLength;
  const crown = inside(oval(x, y, 0, -0.03, wide, 0.225 + rough), 0.05);
  const sides = step(wide + soft / 2, wide - soft / 2, Math.abs(x)) * step(-0.05, 0, y);
  const end = step(length + 0.02, length - 0.02, y + rough + 1.9 * x * x);
  lay(Math.max(crown, sides * end), tone + 0.06, 0.7);
}

const scarf = (scene: Scene, x: number, y: number) =>
  mix(scene.dark.hair, 0.5, 0.35) +
  0.2 * scene.folds(x * 7 + y * 9, y * 4 - x * 9) +
  0.1 * scene.fine(x * 30, y * 8);

/** The headscarf's end, round the neck. */
export function scarfWrap(scene: Scene, x: number, y: number, shade: number, lay: Lay): void {
  const wrap = inside(oval(x, y, 0, 0.24, 0.165 + 0.05 * step(0.2, 0.3, y), 0.13), 0.05);
  lay(wrap, scarf(scene, x * 1.3 + 1, y * 1.6) + 0.12 * shade, 0.6);
}

/** Hair, scarf or cap over the forehead. */
export function hairInFront(scene: Scene, x: number, y: number, shade: number, lay: Lay): void {
  switch (scene.hair) {
    case 'bald':
      return;
    case 'scarf': {
      const edge = step(0.98, 1.03, oval(x, y, 0, 0.01, 0.142, 0.196));
      return lay(inside(oval(x, y, 0, -0.01, 0.198, 0.246), 0.04) * edge, scarf(scene, x, y), 0.8);
    }
    case 'cap':
      return cap(scene, x, y, lay);
    default:
      return fringe(scene, scene.hair, x, y, shade, lay);
  }
}

function cap(scene: Scene, x: number, y: number, lay: Lay): void {
  const dome = inside(oval(x, y, 0, -0.07, 0.172, 0.165), 0.04) * step(-0.062, -0.072, y + 0.5 * x * x);
  const seam = 0.2 * step(0.006, 0.003, Math.abs(x - scene.parting * 0.05));
  lay(dome, scene.dark.cloth + 0.1 * scene.fine(x * 20, y * 20) + seam, 0.8);
  lay(inside(oval(x, y, -0.05 * scene.light, -0.072, 0.19, 0.022), 0.12), scene.dark.cloth + 0.22, 0.8);
}

function fringe(
  scene: Scene,
  hair: keyof typeof crowns,
  x: number,
  y: number,
  shade: number,
  lay: Lay,
): void {
  const shine =
    step(0.09, 0.02, Math.abs(oval(x, y, -0.03 * scene.light, -0.02, 0.17, 0.2) - 0.93)) * step(0, -0.1, y);
  const rough = hair === 'curls' ? 0.1 * scene.fine(x * 20, y * 20) : 0.02 * scene.fine(x * 30, y * 30);
  const crown = inside(oval(x, y, 0, -0.018, 0.172, crowns[hair]) + rough, 0.04);
  // The forehead: a curve that rises at the parting, low at the temples.
  const rise = 0.055 * Math.exp(-(((x - scene.parting * 0.1) / 0.07) ** 2));
  const line = -0.1 - rise + 1.9 * x * x * (hair === 'cropped' ? 1.4 : 2.1);
  const low = hair === 'cropped' ? 0.02 : 0.05;
  const tone = scene.dark.hair + strands(scene, x, y) - 0.2 * shine + 0.06 * shade;
  lay(crown * step(0.008, -0.008, y - Math.min(line, low)), tone, 0.8);
}
