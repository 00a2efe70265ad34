import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PhotoPlace } from '../photo/place/photo-place.ts';
import { candidatePlace } from './candidate-place.ts';
import { applied } from './plane/affine.ts';

const thumb = (width: number, height = width) => ({ width, height, data: new Uint8Array(width * height) });
const whole: PhotoPlace = {
  ...{ likeness: 1, detail: 1, apart: 0, x: 0.5, y: 0.5, radius: 0.42, turn: 0, mirrored: false },
  ...{ disc: 0.42, part: 'theirs' },
};
const square = {
  candidate: { width: 200, height: 200 },
  thumbs: { original: thumb(96), candidate: thumb(96) },
};

it.each<[string, Partial<PhotoPlace>, [number, number], [number, number]]>([
  ['the same picture', {}, [50, 150], [0.25, 0.75]],
  ['mirrored', { mirrored: true }, [50, 150], [0.75, 0.75]],
  ['its middle half', { radius: 0.21 }, [0, 200], [0.25, 0.75]],
  ['its upper left', { radius: 0.21, x: 0.25, y: 0.25 }, [200, 200], [0.5, 0.5]],
  ['turned by a quarter', { turn: Math.PI / 2 }, [200, 100], [0.5, 1]],
  ['framed: the original is the part', { part: 'yours', radius: 0.21 }, [50, 150], [0, 1]],
])('of %s leads there', (_, place, from, to) => {
  const found = applied(candidatePlace({ ...whole, ...place }, square.candidate, square.thumbs), ...from);
  expect(found[0]).toBeCloseTo(to[0], 9);
  expect(found[1]).toBeCloseTo(to[1], 9);
});

it('leads the middle of the part to where it was found, whatever the sizes', () => {
  const share = fc.double({ min: 0.2, max: 0.8, noNaN: true });
  const side = fc.integer({ min: 20, max: 96 });
  fc.assert(
    fc.property(share, share, share, side, side, fc.boolean(), (x, y, turn, width, height, mirrored) => {
      const thumbs = { original: thumb(96), candidate: thumb(width, height) };
      const place = { ...whole, x, y, turn, mirrored, radius: 0.3 };
      const candidate = { width: 5 * width, height: 5 * height };
      const found = applied(
        candidatePlace(place, candidate, thumbs),
        candidate.width / 2,
        candidate.height / 2,
      );
      expect(found[0]).toBeCloseTo(x, 9);
      expect(found[1]).toBeCloseTo(y, 9);
      const back = candidatePlace({ ...place, part: 'yours' }, candidate, thumbs);
      const short = Math.min(candidate.width, candidate.height);
      const middle = applied(back, x * short, y * short);
      expect(middle[0]).toBeCloseTo(0.5, 9);
      expect(middle[1]).toBeCloseTo(0.5, 9);
    }),
    { seed: 323 },
  );
});
