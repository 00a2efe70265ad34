import { cloth } from './cloth.ts';
import { face } from './face.ts';
import { hairBehind, hairInFront, scarfWrap } from './hair.ts';
import { step } from './noise.ts';
import type { Scene } from './scene.ts';
import { inside } from './spot.ts';
import type { Brush } from './spot.ts';

/** Draws the sitter at a place of the unit square, back to front: hair, cloth, neck, face, hair. */
export function sitter(scene: Scene, { lay, clear }: Brush, px: number, py: number): void {
  const { head } = scene;
  const dx = (px - head.x) / head.size;
  const dy = (py - head.y) / head.size;
  // The head tilts about the chin; the shoulders do not.
  const turn = head.tilt * (1 - step(0.1, 0.3, dy));
  const x = (dx * Math.cos(turn) + (dy - 0.2) * Math.sin(turn)) / head.width;
  const y = -dx * Math.sin(turn) + (dy - 0.2) * Math.cos(turn) + 0.2;
  // 1 on the side away from the light.
  const shade = step(-0.1, 0.12, -scene.light * x + 0.25 * Math.abs(y));

  clear();
  // Nothing of the head reaches further than this.
  const near = Math.abs(x) < 0.32 && y > -0.36 && y < 0.66;
  if (near) hairBehind(scene, x, y, lay);
  cloth(scene, dx, dy, shade, lay);
  if (!near) return;
  const neck = inside(Math.abs(x) / 0.074, 0.1) * step(0.08, 0.1, y) * (1 - step(0.33, 0.345, y + 2 * x * x));
  lay(neck, scene.dark.skin + 0.2 + 0.26 * shade + 0.2 * (1 - step(0.17, 0.27, y)), 0.3);
  if (scene.hair === 'scarf') scarfWrap(scene, x, y, shade, lay);
  face(scene, x, y, shade, lay);
  hairInFront(scene, x, y, shade, lay);
}
