import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Luma, pdqDistance, pdqOfLuma } from '../pdq.ts';
import { DISC } from './photo-disc.ts';
import { register } from './photo-register.ts';
import { thumbOf } from '../photo-thumb.ts';
import { photoViews } from '../photo-views.ts';

const drawn = (width: number, height: number, grey: (x: number, y: number) => number): Luma => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => grey(i % width, Math.floor(i / width))),
});

/** Waves and blobs whose places come from the seed. */
function scene(seed: number): (x: number, y: number) => number {
  let state = Math.abs(seed) + 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const blobs = Array.from({ length: 40 }, () => ({
    x: next(),
    y: next(),
    r: 0.02 + 0.09 * next(),
    grey: next(),
  }));
  return (x, y) => {
    let grey = 0.5;
    for (const blob of blobs)
      grey += (blob.grey - 0.5) * Math.exp(-((x - blob.x) ** 2 + (y - blob.y) ** 2) / blob.r ** 2);
    return 255 * Math.min(1, Math.max(0, grey));
  };
}
const SIDE = 120;
const whole = (seed: number) => {
  const grey = scene(seed);
  return drawn(SIDE, SIDE, (x, y) => grey(x / SIDE, y / SIDE));
};

type Cut = { x: number; y: number; share: number; mirrored: boolean; turn: number };
const cut = (seed: number, { x, y, share, mirrored, turn }: Cut) => {
  const grey = scene(seed);
  return drawn(SIDE, SIDE, (column, row) => {
    const [u, v] = [((mirrored ? SIDE - column : column) / SIDE - 0.5) * share, (row / SIDE - 0.5) * share];
    return grey(x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn));
  });
};

/** The answer is known because the part was cut there: the twin of the search is the scissors. */
describe('register', () => {
  it('finds where a part was cut out, mirrored or turned', () => {
    const seed = fc.integer({ min: 1, max: 1000 });
    const share = fc.double({ min: 0.65, max: 0.9, noNaN: true });
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    let [found, all] = [0, 0];
    fc.assert(
      fc.property(seed, share, place, place, fc.boolean(), fc.constantFrom(0, -0.08, 0.08), (...given) => {
        const [number, kept, across, down, mirrored, turn] = given;
        const middle = (at: number) => kept / 2 + (1 - kept) * at;
        const [x, y] = [middle(across), middle(down)];
        const placement = register(
          thumbOf(cut(number, { x, y, share: kept, mirrored, turn })),
          thumbOf(whole(number)),
        );
        all += 1;
        if (!placement || placement.detail < 0.8) return;
        found += 1;
        expect(placement.mirrored).toBe(mirrored);
        expect(Math.hypot(placement.x - x, placement.y - y)).toBeLessThan(0.05);
        expect(Math.abs(placement.radius - DISC * kept)).toBeLessThan(0.05);
      }),
      { seed: 101, numRuns: 12 },
    );
    expect(found / all).toBeGreaterThanOrEqual(0.9);
  });

  const uncut = { x: 0.5, y: 0.5, share: 1, mirrored: false, turn: 0 };
  it.each<[string, Partial<Cut>]>([
    ['nothing was cut off', {}],
    ['it was mirrored', { mirrored: true }],
    ['the upper left corner is left', { x: 0.325, y: 0.325, share: 0.65 }],
    ['the lower right corner is left', { x: 0.675, y: 0.675, share: 0.65 }],
    ['the upper right corner is left, mirrored', { x: 0.65, y: 0.35, share: 0.7, mirrored: true }],
    ['it was turned', { turn: 0.12, share: 0.85 }],
    ['it was turned the other way', { turn: -0.12, share: 0.85 }],
    ['a frame was put around it', { share: 1.15 }],
  ])('finds the place when %s', (_, edit) => {
    const made = { ...uncut, ...edit };
    const found = register(thumbOf(cut(11, made)), thumbOf(whole(11)))!;
    expect(found.detail).toBeGreaterThan(0.9);
    expect(found.likeness).toBeGreaterThan(0.9);
    expect(found.mirrored).toBe(made.mirrored);
    expect(Math.hypot(found.x - made.x, found.y - made.y)).toBeLessThan(0.02);
    expect(Math.abs(found.radius - DISC * made.share)).toBeLessThan(0.02);
    expect(Math.abs(Math.abs(found.turn) - Math.abs(made.turn))).toBeLessThan(0.04);
  });

  it.each([
    [0.34, 1, 250],
    [0.4, 0.8, 0],
    [0.46, 0.9, 18],
  ])('finds a round avatar of radius %d in a page, of %d of the picture', (radius, share, page) => {
    const made = cut(11, { ...uncut, share: share / (2 * radius) });
    const avatar = {
      ...made,
      data: made.data.map((grey, i) =>
        Math.hypot((i % SIDE) / SIDE - 0.5, Math.floor(i / SIDE) / SIDE - 0.5) > radius ? page : grey,
      ),
    };
    const found = register(thumbOf(avatar), thumbOf(whole(11)), 0.3)!;
    expect(found.detail).toBeGreaterThan(0.9);
    expect(Math.abs(found.radius - (0.3 * share) / (2 * radius))).toBeLessThan(0.02);
  });

  it.each([0.5, 1.5])('finds a place %d along a picture twice as long as high', (at) => {
    const long = thumbOf(drawn(240, 120, (x, y) => scene(5)(x / 240, y / 120)));
    const part = drawn(SIDE, SIDE, (x, y) =>
      scene(5)((at - 0.4 + (0.8 * x) / SIDE) / 2, 0.1 + (0.8 * y) / SIDE),
    );
    expect(register(thumbOf(part), long)!.x).toBeCloseTo(at, 1);
  });

  it('places no picture in another one', () => {
    const seed = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(seed, seed, (a, b) => {
        fc.pre(a !== b);
        expect(register(thumbOf(whole(a)), thumbOf(whole(b)))?.detail ?? 0).toBeLessThan(0.8);
      }),
      { seed: 102, numRuns: 6 },
    );
  });

  it('says nothing about plain or tiny pictures', () => {
    const plain = thumbOf(drawn(90, 90, () => 128));
    const point = thumbOf(drawn(1, 1, () => 3));
    const strip = thumbOf(drawn(2000, 1, (x) => (x * 37) % 256));
    for (const a of [plain, point, strip])
      for (const b of [plain, point, thumbOf(whole(7))])
        expect(register(a, b)?.detail ?? 0).toBeLessThan(0.8);
  });
});

describe('photoViews', () => {
  const nearest = (views: Uint8Array[], luma: Luma) => {
    const own = pdqOfLuma({ ...luma, data: luma.data.slice() }).hash;
    return Math.min(...views.map((view) => pdqDistance(view, own)));
  };

  it('are the same each time, and hold the usual edits nearer than another picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (seed) => {
        const views = photoViews(whole(seed));
        expect(views).toEqual(photoViews(whole(seed)));
        expect(views.length % 2).toBe(0);
        const uncut = { x: 0.5, y: 0.5, share: 1, mirrored: false, turn: 0 };
        expect(nearest(views, whole(seed))).toBe(0);
        for (const edit of [{ share: 0.8 }, { share: 0.9 }, { mirrored: true }, { turn: 0.045 }])
          expect(nearest(views, cut(seed, { ...uncut, ...edit }))).toBeLessThanOrEqual(62);
        expect(nearest(views, whole(seed + 1))).toBeGreaterThan(62);
      }),
      { seed: 103, numRuns: 3 },
    );
  });

  it('leaves the picture as it was', () => {
    const luma = whole(5);
    const before = luma.data.slice();
    photoViews(luma);
    expect(luma.data).toEqual(before);
  });
});
