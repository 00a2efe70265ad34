import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import type { Pixels } from '../photo/pdq.ts';
import { markPicture } from './mark-picture.ts';
import { NAMED_SCORE } from './mark-score.ts';
import { readMark } from './read-mark.ts';

const key = (fill: number) => new Uint8Array(32).fill(fill);
const [linkedin, instagram] = [key(1), key(2)];
/** Worked out once, for whichever test asks first. */
const drawn = new Map<number, Pixels>();
const scene = (side: number) => drawn.get(side) ?? drawn.set(side, drawnScene(21, side)).get(side)!;
let marked: Pixels | undefined;
const copy = () => (marked ??= markPicture(scene(200), linkedin));

/** Nearest points of a part of the copy, at another size. */
function part(left: number, top: number, kept: number, side: number, mirrored = false): Pixels {
  const from = copy();
  const data = Uint8ClampedArray.from({ length: 4 * side * side }, (_, i) => {
    const column = (i >> 2) % side;
    const x = Math.floor(left + ((mirrored ? side - 1 - column : column) * kept) / side);
    const y = Math.floor(top + (Math.floor((i >> 2) / side) * kept) / side);
    return from.data[4 * (y * from.width + x) + (i % 4)]!;
  });
  return { width: side, height: side, data };
}

const brighter = ({ width, height, data }: Pixels): Pixels => ({
  ...{ width, height },
  data: data.map((level, i) => (i % 4 === 3 ? level : 20 + 0.9 * level)),
});

it.each<[string, () => Pixels]>([
  ['the copy', copy],
  ['a crop', () => part(15, 10, 170, 120)],
  ['its mirror image', () => part(0, 0, 200, 120, true)],
  ['half the size', () => part(0, 0, 200, 100)],
  ['a brighter one', () => brighter(part(0, 0, 200, 120))],
])('names the copy that %s derives from, and no other', (_, candidate) => {
  const scores = readMark(candidate(), scene(256), [instagram, linkedin]) as number[];
  expect(scores).toHaveLength(2);
  expect(scores[1]).toBeGreaterThan(NAMED_SCORE);
  expect(Math.abs(scores[0]!)).toBeLessThan(NAMED_SCORE);
});

it.each([
  ['another picture', () => drawnScene(99, 256)],
  ['a plain one', () => ({ width: 60, height: 60, data: new Uint8ClampedArray(4 * 60 * 60).fill(200) })],
  ['one point', () => ({ width: 1, height: 1, data: new Uint8ClampedArray(4) })],
])('does not place %s', (_, candidate) =>
  expect(readMark(candidate(), scene(256), [linkedin])).toBe('not placed'),
);

it('takes only a square original', () => {
  expect(() => readMark(scene(64), { ...scene(64), width: 32, height: 128 }, [])).toThrow('square');
});

it('finds no key in a picture that carries none of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 3, max: 150 }), (seed, first) => {
      const [square, small] = [drawnScene(seed, 256), drawnScene(seed, 96)];
      const keys = Array.from({ length: 100 }, (_, i) => key(first).fill(i, 0, 16));
      for (const unmarked of [small, markPicture(small, key(255))]) {
        const scores = readMark(unmarked, square, keys);
        expect(scores).toHaveLength(100);
        for (const score of scores) expect(score).toBeLessThan(NAMED_SCORE);
      }
    }),
    { seed: 328, numRuns: 3 },
  );
});
