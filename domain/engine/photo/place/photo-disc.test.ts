import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreement, correlations, dot, normalise } from './photo-correlation.ts';
import { detailOf, spread } from './photo-detail.ts';
import { DISC, discOf, middleOf, ownDisc, type Pose, sample } from './photo-disc.ts';
import { search } from './photo-search.ts';

const picture = (width: number, height: number, grey: (x: number, y: number) => number) => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => grey(i % width, Math.floor(i / width))),
});
const pose = (given: Partial<Pose> = {}): Omit<Pose, 'likeness'> => ({
  ...{ x: 0.5, y: 0.5, radius: 0.4, turn: 0, mirrored: false },
  ...given,
});
/** Any number from 0 to 255 that a place and a seed fix, unlike its neighbours. */
const noise = (seed: number) => (x: number, y: number) =>
  (Math.imul(x * 31 + y * 17 + seed, 2654435761) >>> 8) % 256;

describe('the discs', () => {
  it.each([
    [11, 97],
    [13, 137],
    [19, 293],
    [25, 489],
  ])('of %d points across have %d', (side, count) => {
    const { u, v } = discOf(side);
    expect([u.length, v.length]).toEqual([count, count]);
    expect(Math.max(...[...u].map((across, i) => across ** 2 + v[i]! ** 2))).toBeLessThanOrEqual(1);
  });
});

describe('sample', () => {
  // of a slope the brightness between pixels is the slope there
  it.each<[string, Partial<Pose>]>([
    ['as it lies', {}],
    ['mirrored', { mirrored: true }],
    ['turned', { turn: 0.3 }],
    ['aside', { x: 0.45, y: 0.55, radius: 0.3 }],
    ['turned and mirrored', { turn: -0.2, mirrored: true, radius: 0.25 }],
  ])('reads a slope where each point lies: %s', (_, given) => {
    const slope = picture(60, 60, (x, y) => 3 * x + y);
    const where = pose(given);
    const { u, v } = discOf(13);
    const values = new Float64Array(u.length);
    expect(sample(slope, where, 13, values)).toBe(true);
    values.forEach((value, i) => {
      const across = where.mirrored ? -u[i]! : u[i]!;
      const x =
        60 * (where.x + where.radius * (across * Math.cos(where.turn) - v[i]! * Math.sin(where.turn)));
      const y =
        60 * (where.y + where.radius * (across * Math.sin(where.turn) + v[i]! * Math.cos(where.turn)));
      expect(value).toBeCloseTo(3 * (x - 0.5) + (y - 0.5), 3);
    });
  });

  it('refuses a disc that leaves the picture by more than half a point, on each side', () => {
    const room = new Float64Array(discOf(11).u.length);
    const long = picture(80, 40, () => 7);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (x, y) => {
          const fits = [x - 0.3, y - 0.3, 2 - x - 0.3, 1 - y - 0.3].every((rest) => rest >= -0.5 / 40);
          expect(sample(long, pose({ x, y, radius: 0.3 }), 11, room)).toBe(fits);
        },
      ),
      { seed: 421, numRuns: 300 },
    );
  });

  it('takes the middle of a picture of any form', () => {
    expect(middleOf({ width: 80, height: 40 })).toEqual(pose({ x: 1, y: 0.5, radius: DISC }));
    expect(middleOf({ width: 40, height: 80 })).toEqual(pose({ x: 0.5, y: 1, radius: DISC }));
    expect(
      ownDisc(
        picture(40, 40, () => 9),
        11,
      ),
    ).toBeUndefined();
  });
});

/** The textbook correlation, two means and two lengths at a time. */
function textbook(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [p, q] = [a.map((value) => value - mean(a)), b.map((value) => value - mean(b))];
  const size = (list: readonly number[]) => Math.sqrt(list.reduce((sum, value) => sum + value * value, 0));
  return p.reduce((sum, value, i) => sum + value * q[i]!, 0) / (size(p) * size(q));
}

describe('correlation', () => {
  const level = fc.integer({ min: 0, max: 255 });
  const list = fc.array(fc.tuple(level, level), { minLength: 8, maxLength: 60 });
  const isPlain = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) < values.length;
  };

  it('agrees with the textbook, in one pass or after normalising both', () => {
    fc.assert(
      fc.property(list, (pairs) => {
        const [a, b] = [pairs.map(([value]) => value), pairs.map(([, value]) => value)];
        const [own, other] = [Float64Array.from(a), Float64Array.from(b)];
        expect(normalise(own)).toBe(!isPlain(a));
        fc.pre(!isPlain(a) && !isPlain(b));
        const steps = Int32Array.from(b, (_, i) => i);
        const data = Float32Array.from([0, 0, ...b]);
        const backwards = own.toReversed();
        const both = { plain: 0, mirrored: 0 };
        correlations(own, backwards, { data, base: 2, steps }, both);
        expect(both.plain).toBeCloseTo(textbook(a, b), 6);
        expect(both.mirrored).toBeCloseTo(textbook(a.toReversed(), b), 6);
        expect(agreement(own, other)).toBeCloseTo(textbook(a, b), 6);
        expect(normalise(other)).toBe(true);
        expect(dot(own, other)).toBeCloseTo(textbook(a, b), 6);
      }),
      { seed: 422, numRuns: 300 },
    );
  });

  it.each([
    ['a plain surface', () => 40, 0],
    ['a slope against itself', (i: number) => 3 * i, 1],
    ['against its opposite', (i: number) => 255 - 3 * i, -1],
  ])('of %s is %d', (_, grey, expected) => {
    const own = Float64Array.from({ length: 50 }, (__, i) => 3 * i);
    normalise(own);
    const data = Float32Array.from({ length: 50 }, (__, i) => grey(i));
    const both = { plain: 0, mirrored: 0 };
    const steps = Int32Array.from(data, (__, i) => i);
    correlations(own, own, { data, base: 0, steps }, both);
    expect([both.plain, both.mirrored]).toEqual(Array(2).fill(expect.closeTo(expected, 6)));
    expect(agreement(own, Float64Array.from(data))).toBeCloseTo(expected || -1, 6);
  });
});

describe('detailOf', () => {
  it('is each point less the mean of those of the disc within three points of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.constantFrom(11, 13), (seed, side) => {
        const { u, v } = discOf(side);
        const place = (i: number) => [((u[i]! + 1) * side - 1) / 2, ((v[i]! + 1) * side - 1) / 2] as const;
        const values = Float64Array.from(u, (_, i) => noise(seed)(...place(i)));
        const found = detailOf(values, side);
        for (let i = 0; i < u.length; i += 7) {
          const near = [...values].filter((_, j) => {
            const [[x, y], [other, below]] = [place(i), place(j)];
            return Math.abs(x - other) < 3.5 && Math.abs(y - below) < 3.5;
          });
          const mean = near.reduce((sum, value) => sum + value, 0) / near.length;
          expect(found[i]).toBeCloseTo(values[i]! - mean, 6);
        }
      }),
      { seed: 423, numRuns: 20 },
    );
  });

  it.each([
    [[3, -3, 3, -3], 3],
    [[0, 0], 0],
    [[6, 0, 0, 0], 3],
  ])('the spread of %j is %d', (values, expected) =>
    expect(spread(Float64Array.from(values))).toBeCloseTo(expected, 9),
  );
});

describe('search', () => {
  it('offers the place where the picture is the same, best first and none twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (seed) => {
        // patches of four points, which a coarse search can see
        const grey = (x: number, y: number) => noise(seed)(Math.floor(x / 4), Math.floor(y / 4));
        const whole = picture(32, 32, grey);
        const found = search(whole, whole);
        const best = found[0]!;
        expect(found.length).toBeLessThanOrEqual(8);
        expect(found.map(({ likeness }) => likeness)).toEqual(
          found.map(({ likeness }) => likeness).sort((a, b) => b - a),
        );
        expect(best.likeness).toBeGreaterThan(0.8);
        expect([best.mirrored, best.turn]).toEqual([false, 0]);
        expect(Math.hypot(best.x - 0.5, best.y - 0.5)).toBeLessThan(0.06);
        expect(Math.abs(best.radius - DISC)).toBeLessThan(0.05);
        found.forEach((a, i) =>
          found.slice(0, i).forEach((b) => {
            const near = Math.hypot(a.x - b.x, a.y - b.y) < 0.35 * Math.min(a.radius, b.radius);
            const alike = Math.abs(Math.log(a.radius / b.radius)) < 0.19;
            expect(a.mirrored === b.mirrored && near && alike).toBe(false);
          }),
        );
      }),
      { seed: 424, numRuns: 20 },
    );
  });

  it.each([
    ['a plain picture', () => 90],
    ['a single point of light', (x: number, y: number) => (x === 3 && y === 4 ? 91 : 90)],
  ])('offers nothing for %s', (_, grey) =>
    expect(search(picture(32, 32, grey), picture(32, 32, noise(5)))).toEqual([]),
  );
});
