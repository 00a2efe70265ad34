import { mix, step } from './noise.ts';
import type { Scene } from './scene.ts';

/** A place on the sitter: how dark, how solid (0 shows the backdrop), and how far it bulges towards us. */
export interface Spot {
  tone: number;
  cover: number;
  bulge: number;
}

const soft = 0.012;
/** 1 inside, 0 outside, by a form value that is 1 on the edge. */
const inside = (form: number, edge = 0.06) => 1 - step(1 - edge, 1 + edge, form);
const oval = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  Math.hypot((x - cx) / rx, (y - cy) / ry);

/** Draws the sitter at a place of the unit square: cloth, neck, hair behind, face, hair in front. */
export function sitter(scene: Scene, px: number, py: number): Spot {
  const { head } = scene;
  const [dx, dy] = [(px - head.x) / head.size, (py - head.y) / head.size];
  // The head tilts about the chin; the shoulders do not.
  const turn = head.tilt * (1 - step(0.1, 0.3, dy));
  const x = (dx * Math.cos(turn) + (dy - 0.2) * Math.sin(turn)) / head.width;
  const y = -dx * Math.sin(turn) + (dy - 0.2) * Math.cos(turn) + 0.2;

  const spot: Spot = { tone: 0, cover: 0, bulge: 0 };
  const lay = (cover: number, tone: number, bulge = 0) => {
    if (cover <= 0) return;
    spot.tone = mix(spot.tone, Math.min(1, Math.max(0, tone)), cover);
    spot.bulge = mix(spot.bulge, bulge, cover);
    spot.cover = Math.max(spot.cover, cover);
  };
  // 1 on the side away from the light.
  const shade = step(-0.1, 0.12, -scene.light * x + 0.25 * Math.abs(y));
  const strands = 0.16 * scene.fine(x * 60 + y * 6, y * 9) + 0.1 * scene.fine(x * 26, y * 26);

  hairBehind(scene, x, y, strands, lay);
  cloth(scene, dx, dy, shade, lay);
  const neck = inside(Math.abs(x) / 0.074, 0.1) * step(0.08, 0.1, y) * (1 - step(0.33, 0.345, y + 2 * x * x));
  lay(neck, scene.dark.skin + 0.2 + 0.26 * shade + 0.2 * (1 - step(0.17, 0.27, y)));
  if (scene.hair === 'scarf') scarfWrap(scene, x, y, shade, lay);
  face(scene, x, y, shade, lay);
  hairInFront(scene, x, y, strands, shade, lay);
  return spot;
}

type Lay = (cover: number, tone: number, bulge?: number) => void;

function cloth(scene: Scene, x: number, y: number, shade: number, lay: Lay): void {
  const shoulder = 0.315 + 0.2 * Math.abs(x / 0.4) ** 2.1 - 0.012 * step(0.1, 0, Math.abs(x));
  const cover = step(shoulder - soft, shoulder + soft, y);
  if (cover === 0) return;
  const fold = scene.folds(x * 6 + 0.8 * y, y * 3.2) + 0.5 * scene.folds(x * 13 + 5, y * 7);
  const collar = step(0.018, 0.006, Math.abs(y - shoulder - 0.02 + 0.15 * x * x)) * 0.25;
  const base = scene.dark.cloth;
  const light = base > 0.55 ? -0.4 : 0.4;
  const v = y - shoulder;
  const pattern = {
    folds: 0.34 * fold,
    stripes: light * step(-0.1, 0.1, Math.sin((x + 0.06 * fold) * 52)),
    checks:
      light * 0.5 * (step(-0.1, 0.1, Math.sin(x * 46)) + step(-0.1, 0.1, Math.sin((v + 0.02 * fold) * 46))),
    dots: light * 1.2 * step(0.42, 0.3, Math.hypot(((x * 13 + 50) % 1) - 0.5, ((v * 13 + 50) % 1) - 0.5)),
    jacket: Math.abs(x) < v * 0.42 ? -base * 0.75 : 0.2 * step(0.045, 0.02, Math.abs(Math.abs(x) - v * 0.42)),
    knit: 0.22 * Math.sin(v * 120 + 3 * Math.sin(x * 40)) + 0.1 * fold,
  }[scene.cloth];
  lay(cover, base + pattern + 0.16 * fold + 0.16 * (shade - 0.5) + collar, 0.5 + 0.5 * fold);
}

function face(scene: Scene, x: number, y: number, shade: number, lay: Lay): void {
  // A jaw: narrower below the mouth.
  const jaw = 1 - 0.22 * step(0.02, 0.2, y);
  const form = oval(x / jaw, y, 0, 0, 0.152, 0.208);
  const cover = inside(form, 0.035);
  if (cover === 0) return;
  const skin = scene.dark.skin;
  const round = Math.sqrt(Math.max(0, 1 - form * form));
  let tone = skin + 0.3 * shade + 0.12 * (1 - round) + 0.05 * scene.fine(x * 18, y * 18);
  tone += 0.22 * step(0.1, 0.02, Math.hypot((Math.abs(x) - 0.062) / 1.5, y + 0.018) * 1.9) * 0.6;
  for (const side of [-1, 1]) {
    const ex = x - side * 0.062;
    const lid = y + 0.012 + 2.6 * ex * ex;
    tone += 0.5 * step(0.0075, 0.003, Math.abs(lid)) * step(0.034, 0.026, Math.abs(ex));
    tone += 0.42 * step(0.011, 0.007, Math.hypot(ex, y + 0.002)) * step(-0.012, -0.004, y);
    tone +=
      0.4 *
      step(0.009, 0.004, Math.abs(y + 0.052 + 1.6 * ex * ex - 0.1 * side * ex)) *
      step(0.042, 0.03, Math.abs(ex));
  }
  const nose = x + scene.light * (0.006 + 0.1 * Math.max(0, y));
  tone += 0.24 * step(0.014, 0.004, Math.abs(nose)) * step(-0.02, 0.02, y) * step(0.076, 0.066, y);
  tone += 0.3 * step(0.008, 0.003, Math.abs(y - 0.072)) * step(0.026, 0.016, Math.abs(x));
  const smile = y - 0.118 + 2.4 * x * x - 0.006;
  tone += 0.48 * step(0.0075, 0.003, Math.abs(smile)) * step(0.05, 0.036, Math.abs(x));
  tone += 0.16 * step(0.012, 0.004, Math.abs(y - 0.14)) * step(0.03, 0.012, Math.abs(x));
  if (scene.beard) {
    const chin = step(0.045, 0.09, y + 0.55 * Math.abs(x) * step(0.05, 0.14, Math.abs(x)));
    const lips = step(1, 1.35, oval(x, y, 0, 0.119, 0.042, 0.016));
    tone = mix(tone, scene.dark.hair * 0.92 + 0.1 * scene.fine(x * 70, y * 30), chin * lips * 0.9);
  }
  lay(cover, tone, round);
  if (scene.glasses !== 'none') glasses(scene.glasses, x, y, lay);
}

function glasses(kind: 'round' | 'wide', x: number, y: number, lay: Lay): void {
  const [rx, ry] = kind === 'round' ? [0.046, 0.042] : [0.056, 0.034];
  const rim = Math.abs(oval(Math.abs(x), y, 0.066, 0.002, rx, ry) - 1);
  lay(step(0.17, 0.08, rim), 0.92, 0.9);
  lay(step(0.007, 0.004, Math.abs(y + 0.008)) * step(0.023, 0.02, Math.abs(x)), 0.92, 0.9);
  lay(
    step(0.006, 0.003, Math.abs(y + 0.006)) * step(0.11, 0.114, Math.abs(x)) * step(0.15, 0.146, Math.abs(x)),
    0.9,
    0.9,
  );
}

function hairBehind(scene: Scene, x: number, y: number, strands: number, lay: Lay): void {
  const tone = scene.dark.hair + strands + 0.08 * step(0, 0.3, y);
  const length = {
    long: 0.18 + scene.hairLength,
    bob: 0.19,
    bun: 0.12,
    curls: 0.16 + scene.hairLength * 0.3,
  }[scene.hair as 'long' | 'bob' | 'bun' | 'curls'];
  if (length !== undefined) {
    const rough =
      scene.hair === 'curls' ? 0.035 * scene.fine(x * 22, y * 22) + 0.02 * scene.folds(x * 40, y * 40) : 0;
    const wide =
      (scene.hair === 'curls' ? 0.222 : 0.186) +
      rough +
      0.03 * step(0, 0.3, y) * (scene.hair === 'long' ? 1 : -0.6);
    const crown = inside(oval(x, y, 0, -0.03, wide, 0.225 + rough), 0.05);
    const fall =
      step(wide + soft / 2, wide - soft / 2, Math.abs(x)) *
      step(-0.05, 0, y) *
      step(length + 0.02, length - 0.02, y + rough);
    lay(Math.max(crown, fall), tone + 0.06, 0.7);
  }
  if (scene.hair === 'bun') {
    const knot = oval(x, y, scene.parting * 0.12, -0.262, 0.078, 0.07);
    lay(inside(knot, 0.07), tone + 0.1 * Math.sin(knot * 22), 1 - knot);
  }
  if (scene.hair === 'scarf') lay(inside(oval(x, y, 0, -0.01, 0.198, 0.246), 0.04), scarf(scene, x, y), 0.8);
}

const scarf = (scene: Scene, x: number, y: number) =>
  mix(scene.dark.hair, 0.5, 0.35) +
  0.2 * scene.folds(x * 7 + y * 9, y * 4 - x * 9) +
  0.1 * scene.fine(x * 30, y * 8);

function scarfWrap(scene: Scene, x: number, y: number, shade: number, lay: Lay): void {
  const wrap = inside(oval(x, y, 0, 0.24, 0.165 + 0.05 * step(0.2, 0.3, y), 0.13), 0.05);
  lay(wrap, scarf(scene, x * 1.3 + 1, y * 1.6) + 0.12 * shade, 0.6);
}

function hairInFront(scene: Scene, x: number, y: number, strands: number, shade: number, lay: Lay): void {
  const tone = scene.dark.hair + strands - 0.2 * step(0.09, 0.02, Math.abs(oval(x, y, -0.03 * scene.light, -0.02, 0.17, 0.2) - 0.93)) * step(0, -0.1, y) + 0.06 * shade; // prettier-ignore
  if (scene.hair === 'bald') return;
  if (scene.hair === 'scarf') {
    const rim = oval(x, y, 0, 0.01, 0.142, 0.196);
    lay(inside(oval(x, y, 0, -0.01, 0.198, 0.246), 0.04) * step(0.98, 1.03, rim), scarf(scene, x, y), 0.8);
    return;
  }
  if (scene.hair === 'cap') {
    const dome = inside(oval(x, y, 0, -0.07, 0.172, 0.165), 0.04) * step(-0.062, -0.072, y + 0.5 * x * x);
    lay(
      dome,
      scene.dark.cloth +
        0.1 * scene.fine(x * 20, y * 20) +
        0.2 * step(0.006, 0.003, Math.abs(x - scene.parting * 0.05)),
      0.8,
    );
    const peak = inside(oval(x, y, -0.05 * scene.light, -0.068, 0.19, 0.026), 0.12);
    lay(peak, scene.dark.cloth + 0.22, 0.9);
    return;
  }
  const tall = { cropped: 0.218, short: 0.236, bob: 0.232, long: 0.232, bun: 0.226, curls: 0.25 }[scene.hair];
  const rough = scene.hair === 'curls' ? 0.1 * scene.fine(x * 20, y * 20) : 0.02 * scene.fine(x * 30, y * 30);
  const cap = inside(oval(x, y, 0, -0.018, 0.172, tall) + rough, 0.04);
  // The forehead: a curve that rises at the parting, low at the temples.
  const line =
    -0.1 -
    0.055 * Math.exp(-(((x - scene.parting * 0.1) / 0.07) ** 2)) +
    1.9 * x * x * (scene.hair === 'cropped' ? 1.4 : 2.1);
  const low = scene.hair === 'cropped' ? 0.02 : 0.05;
  lay(cap * step(0.008, -0.008, y - Math.min(line, low)), tone, 0.8);
}
