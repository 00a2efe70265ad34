import { step } from './noise.ts';
import type { Scene } from './scene.ts';
import { length } from './spot.ts';
import type { Lay } from './spot.ts';

const soft = 0.012;

/** Shoulders and what is worn on them. x and y from the head's middle; `shade` is 1 away from the light. */
export function cloth(scene: Scene, x: number, y: number, shade: number, lay: Lay): void {
  if (y < 0.29) return;
  const shoulder = 0.315 + 0.2 * Math.abs(x / 0.4) ** 2.1 - 0.012 * step(0.1, 0, Math.abs(x));
  const cover = step(shoulder - soft, shoulder + soft, y);
  if (cover === 0) return;
  const v = y - shoulder;
  const fold = scene.folds(x * 6 + 0.8 * y, y * 3.2) + 0.5 * scene.folds(x * 13 + 5, y * 7);
  const collar = 0.25 * step(0.018, 0.006, Math.abs(v - 0.02 + 0.15 * x * x));
  const tone = scene.dark.cloth + patterns[scene.cloth](scene, x, v, fold);
  lay(cover, tone + 0.16 * fold + 0.16 * (shade - 0.5) + collar, 0.5 + 0.5 * fold);
}

/** Lighter or darker than the cloth itself, whichever shows. */
const contrast = (scene: Scene) => (scene.dark.cloth > 0.55 ? -0.4 : 0.4);
const bar = (value: number) => step(-0.1, 0.1, Math.sin(value));
const across = ({ weave }: Scene, x: number, v: number) => x * weave.x + v * weave.y;
const along = ({ weave }: Scene, x: number, v: number) => v * weave.x - x * weave.y;
const fromMiddle = (value: number) => ((value + 50) % 1) - 0.5;

const patterns: Record<Scene['cloth'], (scene: Scene, x: number, v: number, fold: number) => number> = {
  folds: (_scene, _x, _v, fold) => 0.34 * fold,
  stripes: (s, x, v, fold) => contrast(s) * bar(52 * (across(s, x, v) + 0.06 * fold)),
  checks: (s, x, v, fold) =>
    contrast(s) * 0.5 * (bar(46 * across(s, x, v)) + bar(46 * (along(s, x, v) + 0.02 * fold))),
  dots: (s, x, v) =>
    contrast(s) *
    1.1 *
    step(0.42, 0.3, length(fromMiddle(13 * across(s, x, v)), fromMiddle(13 * along(s, x, v)))),
  jacket: (s, x, v, fold) => {
    const lapel = Math.abs(x) - v * (0.3 + 0.3 * Math.abs(s.weave.y));
    const shirt = s.dark.cloth > 0.55 ? 0.24 : 0.75;
    if (lapel < 0) return shirt - s.dark.cloth + 0.12 * fold + 0.3 * step(0.006, 0.003, Math.abs(x));
    return 0.22 * step(0.012, 0.006, Math.abs(lapel)) + 0.14 * step(0.05, 0.045, lapel);
  },
  knit: (_scene, x, v, fold) => 0.22 * Math.sin(v * 120 + 3 * Math.sin(x * 40)) + 0.1 * fold,
};
