import type { Seeded } from '../seeded.ts';

/** A smooth field in about [-1, 1]; one unit is one lattice cell. */
export type Noise = (x: number, y: number) => number;

const side = 64;

/** Value noise over a wrapping lattice of 64 x 64 cells. */
export function noise(random: Seeded): Noise {
  const lattice = Float32Array.from({ length: side * side }, () => random() * 2 - 1);
  const at = (x: number, y: number) => lattice[(y & (side - 1)) * side + (x & (side - 1))] as number;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = ease(x - left);
    const v = ease(y - top);
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return above * (1 - v) + below * v;
  };
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function step(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
