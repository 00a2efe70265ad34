import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import { planesOf } from './plane/plane.ts';
import { residue } from './residue.ts';

const SIDE = 64;
const all = Array.from({ length: SIDE ** 2 }, (_, i) => i);
const original = planesOf(drawnScene(8, SIDE));
const { luma, red } = original;
type Change = (i: number, u: number, v: number) => number;
const rest = (change: Change) =>
  residue(
    {
      ...luma,
      data: luma.data.map((_, i) => change(i, (i % SIDE) / SIDE - 0.5, Math.floor(i / SIDE) / SIDE - 0.5)),
    },
    original,
    [1, 0, 0, 0, 1, 0],
    all,
    all,
  );
const level = (values: Float64Array) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
const at = (i: number) => luma.data[Math.min(luma.data.length - 1, Math.max(0, i))]!;

it.each<[string, Change]>([
  ['the same picture', (i) => at(i)],
  ['darker', (i) => 12 + 0.7 * at(i)],
  ['another tone curve', (i) => at(i) + 0.002 * (at(i) - 128) ** 2],
  ['a tint', (i) => at(i) + 0.2 * red.data[i]!],
  ['a vignette', (i, u, v) => at(i) * (1 - 0.4 * (u * u + v * v))],
  ['softened across', (i) => (i % SIDE === 0 || i % SIDE === SIDE - 1 ? at(i) : (at(i - 1) + 2 * at(i) + at(i + 1)) / 4)],
])('of %s is next to nothing', (_, change) => expect(level(rest(change).left.data)).toBeLessThan(0.6)); // prettier-ignore

it('keeps a pattern that the original does not have, and looks past what was stuck on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 8, max: 40 }), (period, left) => {
      const pattern = (i: number) => 3 * Math.sign(Math.sin((i % SIDE) / period + Math.floor(i / SIDE) / 3 + 0.1));
      const isPatch = (i: number) => Math.abs((i % SIDE) - left - 6) < 6 && Math.floor(i / SIDE) < 12;
      const { left: found, seen } = rest((i) => (isPatch(i) ? (at(i) + 128) % 256 : at(i) + pattern(i)));
      const shown = all.filter((i) => seen.data[i] === 1);
      expect(shown.length).toBeGreaterThan(0.7 * all.length);
      expect(shown.filter(isPatch).length).toBeLessThan(0.3 * all.filter(isPatch).length);
      const product = shown.reduce((sum, i) => sum + found.data[i]! * pattern(i), 0);
      expect(product / shown.length / 9).toBeGreaterThan(0.6);
    }),
    { seed: 326, numRuns: 5 },
  ); // prettier-ignore
});
