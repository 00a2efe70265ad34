import type { Cut } from '../picture.ts';

/** In fractions of the picture's width, as is `tall`, the picture's height. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

export const STEP = 0.02;
const SMALLEST = 0.03;

/** In the middle of the width, a little above the middle of the height: where faces are. */
export const largestSquare = (tall: number): Square => {
  const side = Math.min(1, tall);
  return { side, x: (1 - side) / 2, y: (tall - side) / 3 };
};

/** The square around all of a picture, in its pixels. */
export const allOf = ({ width, height }: ImageBitmap): Cut => {
  const side = Math.max(width, height);
  return { side, x: Math.round((width - side) / 2), y: Math.round((height - side) / 2) };
};

/** The nearest one that lies in the picture. */
export function within({ side: wanted, x, y }: Square, tall: number): Square {
  const side = Math.min(Math.max(wanted, SMALLEST), 1, tall);
  return {
    side,
    x: Math.min(Math.max(x, 0), 1 - side),
    y: Math.min(Math.max(y, 0), tall - side),
  };
}

/** Larger or smaller by a share of its side, about its middle. */
export function resized({ side, x, y }: Square, by: number, tall: number): Square {
  const next = Math.min(side * (1 + by), 1, tall);
  const moved = (side - next) / 2;
  return { side: next, x: x + moved, y: y + moved };
}

/** Whether it covers all of the picture and has nowhere to go: what is drawn on it is another one. */
export const isAll = ({ side }: Square, tall: number): boolean => side > 0.98 * Math.max(1, tall);
