import type { Seeded } from '../seeded.ts';
import { inks } from './inks.ts';
import type { Ink } from './inks.ts';
import { noise } from './noise.ts';
import type { Noise } from './noise.ts';

export type Hair = 'cropped' | 'short' | 'bob' | 'long' | 'bun' | 'curls' | 'scarf' | 'bald' | 'cap';
export type Cloth = 'folds' | 'stripes' | 'checks' | 'dots' | 'jacket' | 'knit';
export type Backdrop = 'clouds' | 'hills' | 'leaves' | 'shelves' | 'window' | 'rays';

/** Everything that is decided before drawing one portrait. Lengths are shares of the picture's side. */
export interface Scene {
  ink: Ink;
  backdrop: Backdrop;
  /** Darkness 0..1 of each part before light. */
  dark: { backdrop: number; skin: number; hair: number; cloth: number };
  head: { x: number; y: number; size: number; tilt: number; width: number };
  hair: Hair;
  /** Where the hair is parted, -1 left to 1 right. */
  parting: number;
  hairLength: number;
  beard: boolean;
  glasses: 'none' | 'round' | 'wide';
  cloth: Cloth;
  /** How the cloth's pattern lies: turned and scaled. */
  weave: { x: number; y: number };
  /** Direction the light comes from: -1 left, 1 right. */
  light: -1 | 1;
  /** Fields for texture, each its own. */
  coarse: Noise;
  fine: Noise;
  folds: Noise;
  /** A few free numbers in 0..1 for the backdrop's shapes. */
  shapes: number[];
}

/** Decides a portrait from its seed's random numbers. */
export function scene(random: Seeded): Scene {
  const light = random.chance(0.5) ? -1 : 1;
  const night = random.chance(0.45);
  const hair = random.pick<Hair>(['cropped', 'short', 'short', 'bob', 'bob', 'long', 'long', 'bun', 'curls', 'curls', 'scarf', 'bald', 'cap']); // prettier-ignore
  const turn = random.between(-0.9, 0.9);
  const scale = random.between(0.6, 1.25);
  return {
    ink: random.pick(inks),
    backdrop: random.pick<Backdrop>(['clouds', 'hills', 'leaves', 'shelves', 'window', 'rays']),
    dark: {
      backdrop: night ? random.between(0.62, 0.82) : random.between(0.12, 0.34),
      skin: random.between(0.04, 0.42),
      hair: random.chance(0.25) ? random.between(0.12, 0.3) : random.between(0.68, 0.95),
      cloth: random.between(0.3, 0.85),
    },
    head: {
      x: 0.5 + random.between(-0.16, 0.16),
      y: 0.42 + random.between(-0.06, 0.06),
      size: random.between(0.86, 1.36),
      tilt: random.between(-0.2, 0.2),
      width: random.between(0.9, 1.1),
    },
    hair,
    parting: random.between(-0.7, 0.7),
    hairLength: random.between(0.1, 0.42),
    beard: ['cropped', 'short', 'bald', 'cap'].includes(hair) && random.chance(0.45),
    glasses: random.chance(0.3) ? (random.chance(0.5) ? 'round' : 'wide') : 'none',
    cloth: random.pick<Cloth>(['folds', 'stripes', 'checks', 'dots', 'jacket', 'knit']),
    weave: { x: scale * Math.cos(turn), y: scale * Math.sin(turn) },
    light,
    coarse: noise(random),
    fine: noise(random),
    folds: noise(random),
    shapes: Array.from({ length: 24 }, () => random()),
  };
}

/** The two whom the product's own pages show are drawn as they are shown there. */
export const knownSitters: Record<string, Partial<Scene>> = {
  maya: {
    ...inkOf(0),
    backdrop: 'clouds',
    dark: { backdrop: 0.2, skin: 0.06, hair: 0.9, cloth: 0.72 },
    head: { x: 0.5, y: 0.44, size: 1.2, tilt: -0.06, width: 0.95 },
    hair: 'bun',
    parting: 0.5,
    beard: false,
    glasses: 'none',
    cloth: 'folds',
    light: -1,
  },
  tromso: {
    ...inkOf(1),
    backdrop: 'hills',
    dark: { backdrop: 0.72, skin: 0.08, hair: 0.16, cloth: 0.8 },
    head: { x: 0.47, y: 0.42, size: 1.16, tilt: 0.05, width: 1 },
    hair: 'bob',
    parting: -0.3,
    beard: false,
    glasses: 'round',
    cloth: 'folds',
    light: -1,
  },
};

function inkOf(index: number): Pick<Scene, 'ink'> {
  const ink = inks[index];
  if (ink === undefined) throw new Error(`No ink ${index}`);
  return { ink };
}
