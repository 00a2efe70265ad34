import { mix, step } from './noise.ts';
import type { Scene } from './scene.ts';
import { inside, oval, stroke, within } from './spot.ts';
import type { Lay } from './spot.ts';

/** The face, its middle at 0, 0. Few lines, as an engraver would: lids, brows, the shaded side of the nose, the mouth. */
export function face(scene: Scene, x: number, y: number, shade: number, lay: Lay): void {
  if (Math.abs(x) > 0.17 || Math.abs(y) > 0.23) return;
  const jaw = 1 - 0.22 * step(0.02, 0.2, y);
  const form = oval(x / jaw, y, 0, 0, 0.152, 0.208);
  const cover = inside(form, 0.035);
  if (cover === 0) return;
  const round = Math.sqrt(Math.max(0, 1 - form * form));
  const skin = scene.dark.skin + 0.3 * shade + 0.12 * (1 - round) + 0.05 * scene.fine(x * 18, y * 18);
  let tone = skin + eyes(x, y) + nose(scene, x, y) + mouth(x, y);
  if (scene.beard) tone = mix(tone, scene.dark.hair * 0.9 + 0.1 * scene.fine(x * 70, y * 30), beard(x, y));
  lay(cover, tone, round);
  if (scene.glasses !== 'none') glasses(scene.glasses, x, y, lay);
}

function eyes(x: number, y: number): number {
  const out = Math.abs(x) - 0.062;
  const socket = 0.12 * step(1, 0.2, oval(out, y, 0, -0.022, 0.06, 0.036));
  const lid = 0.5 * stroke(y + 0.017 - 5.5 * out * out, 0.007) * within(out, 0.036);
  const iris = 0.5 * step(1.1, 0.8, oval(out, y, 0, -0.006, 0.0105, 0.0115));
  const below = 0.16 * stroke(y - 0.008 + 5 * out * out, 0.005) * within(out, 0.028);
  // The brow rises to two thirds of its way out, then falls.
  const brow = 0.46 * stroke(y + 0.06 - 4.5 * (out - 0.008) ** 2, 0.0085) * within(out, 0.044);
  return socket + lid + iris + below + brow;
}

function nose(scene: Scene, x: number, y: number): number {
  const ridge = x + scene.light * (0.006 + 0.1 * Math.max(0, y));
  const side = 0.22 * stroke(ridge, 0.014) * step(-0.02, 0.02, y) * step(0.076, 0.066, y);
  const tip = 0.3 * stroke(y - 0.072 + 3 * x * x, 0.008) * within(x, 0.026);
  return side + tip;
}

function mouth(x: number, y: number): number {
  const smile = 0.5 * stroke(y - 0.124 + 5.5 * x * x, 0.0075) * within(x, 0.05);
  const lip = 0.14 * stroke(y - 0.145 + 3 * x * x, 0.012) * within(x, 0.034);
  return smile + lip;
}

function beard(x: number, y: number): number {
  const chin = step(0.05, 0.085, y + 0.55 * Math.abs(x) * step(0.05, 0.14, Math.abs(x)));
  const lips = step(0.9, 1.5, oval(x, y, 0, 0.125 - 3 * x * x, 0.036, 0.011));
  return 0.88 * chin * lips;
}

function glasses(kind: 'round' | 'wide', x: number, y: number, lay: Lay): void {
  const [rx, ry] = kind === 'round' ? [0.046, 0.042] : [0.056, 0.034];
  const out = Math.abs(x);
  const rim = oval(out, y, 0.066, -0.004, rx, ry) - 1;
  const bridge = stroke(y + 0.012, 0.007) * step(0.023, 0.02, out);
  const temple = stroke(y + 0.01, 0.006) * step(0.11, 0.114, out) * step(0.15, 0.146, out);
  lay(Math.max(stroke(rim, 0.16), bridge, temple), 0.92, 0.9);
}
