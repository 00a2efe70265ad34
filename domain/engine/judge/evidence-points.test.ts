import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOf } from './evidence-points.ts';

const SIGNALS = [
  'handle',
  'name',
  'photo',
  'bio',
  'links',
  'domain',
  'location',
  'relative',
  'label',
] as const;

describe('pointsOf', () => {
  it.each([
    ['handle', 0, -2],
    ['handle', 0.55, 0.1],
    ['handle', 1, 3],
    ['photo', 0.7, 2.5],
    ['links', 0.5, 0.5],
    ['domain', 0.985, 2.6],
    ['label', 1, -2.5],
  ] as const)('%s at %d: %d', (signal, at, points) => expect(pointsOf(signal, at)).toBeCloseTo(points, 9));

  it('bends where docs/decisions/022 says, and goes straight between', () => {
    const bends = {
      handle: [0, -2, 0.5, -0.6, 0.6, 0.8, 0.72, 1.3, 0.85, 1.9, 0.95, 2.6, 1, 3],
      name: [0, -1.2, 0.6, -0.2, 0.85, 1.2, 1, 2.2],
      photo: [0, -0.4, 0.4, -0.2, 0.7, 2.5, 0.95, 4, 1, 4.5],
      bio: [0, -0.2, 0.3, 0.2, 0.6, 1.5, 1, 2.5],
      links: [0, 0, 1, 1],
      domain: [0, -1, 0.5, -0.4, 0.8, 1, 0.97, 2.6, 1, 2.6],
      location: [0, -0.3, 1, 0.5],
      relative: [0, -1.2, 0.5, 0, 1, 0.8],
      label: [0, 0, 1, -2.5],
    };
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...SIGNALS), share, fc.nat(5), (signal, between, which) => {
        const line = bends[signal];
        const at = 2 * (which % (line.length / 2 - 1));
        const [x0, y0, x1, y1] = line.slice(at, at + 4) as [number, number, number, number];
        const [x, y] = [x0 + between * (x1 - x0), y0 + between * (y1 - y0)];
        expect(pointsOf(signal, x)).toBeCloseTo(y, 9);
        expect(pointsOf(signal, x1)).toBeCloseTo(y1, 9);
      }),
      { seed: 331, numRuns: 500 },
    );
  });

  it('rises with likeness (a label speaks against) and makes no jumps', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...SIGNALS), share, share, (signal, a, b) => {
        const [less, more] = [pointsOf(signal, Math.min(a, b)), pointsOf(signal, Math.max(a, b))];
        if (signal === 'label') expect(more).toBeLessThanOrEqual(less);
        else expect(more).toBeGreaterThanOrEqual(less);
        expect(Math.abs(more - less)).toBeLessThanOrEqual(20 * Math.abs(a - b) + 1e-9);
      }),
      { seed: 61, numRuns: 500 },
    );
  });
});
