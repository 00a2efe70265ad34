import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flatShare } from './flat-share.ts';
import { lumaOf } from './pdq.ts';

const side = 40;
/** Grey levels, row by row. */
const grey = (at: (x: number, y: number) => number) => {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i += 1) data.fill(at(i % side, Math.floor(i / side)), i * 4, i * 4 + 3);
  return { width: side, height: side, data };
};

it.each([
  ['an empty page', () => 250, 1],
  ['a page with a line of text', (x: number, y: number) => (y === 20 && x % 2 ? 20 : 250), 0.9875],
  ['a face on a plain wall', (x: number, y: number) => (x < 24 ? 200 : 30 + y), 0.6],
  ['a ramp', (x: number) => x * 6, 0.075],
])('%s: %s', (_, at, share) => expect(flatShare(grey(at))).toBeCloseTo(share, 3));

/** The same by trying each tone against each pixel. */
function naive(pixels: ReturnType<typeof grey>): number {
  const tones = [...lumaOf(pixels).data].map(Math.round);
  const near = (tone: number) => tones.filter((each) => Math.abs(each - tone) <= 6).length;
  return Math.max(...Array.from({ length: 256 }, (__, tone) => near(tone))) / tones.length;
}

it('agrees with the naive way on any picture', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255), { minLength: 1, maxLength: 12 }), (levels) => {
      const picture = grey((x, y) => levels[(x * 7 + y * 3) % levels.length]!);
      expect(flatShare(picture)).toBe(naive(picture));
    }),
    { seed: 8, numRuns: 60 },
  );
});
