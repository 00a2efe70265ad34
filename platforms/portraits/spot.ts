import { mix, step } from './noise.ts';

/** A place on the sitter: how dark, how solid (0 shows the backdrop), and how far it bulges towards us. */
export interface Spot {
  tone: number;
  cover: number;
  bulge: number;
}

/** Lays a form over what is there: how much of the place it covers, how dark it is, how it bulges. */
export type Lay = (cover: number, tone: number, bulge: number) => void;

/** A brush for one place after the other: made once, since a portrait has forty thousand places. */
export interface Brush {
  spot: Spot;
  lay: Lay;
  /** Lifts the brush off: the next place is empty. */
  clear(): void;
}

export function createBrush(): Brush {
  const spot: Spot = { tone: 0, cover: 0, bulge: 0 };
  return {
    spot,
    lay(cover, tone, bulge) {
      if (cover <= 0) return;
      spot.tone = mix(spot.tone, Math.min(1, Math.max(0, tone)), cover);
      spot.bulge = mix(spot.bulge, bulge, cover);
      spot.cover = Math.max(spot.cover, cover);
    },
    clear() {
      spot.tone = spot.cover = spot.bulge = 0;
    },
  };
}

/** Math.hypot guards against overflow and takes ten times as long; this is asked millions of times. */
export const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** How far from the middle of an oval, in its radii: 1 on its edge. */
export const oval = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number =>
  length((x - cx) / rx, (y - cy) / ry);

/** 1 inside a form whose edge is at 1, 0 outside, soft between. */
export const inside = (form: number, edge = 0.06): number => 1 - step(1 - edge, 1 + edge, form);

/** 1 on a line of the given half width, 0 beside it. */
export const stroke = (distance: number, half: number): number => step(half, half * 0.4, Math.abs(distance));

/** 1 within `reach` of the middle, 0 beyond. */
export const within = (distance: number, reach: number): number =>
  step(reach, reach * 0.72, Math.abs(distance));
