import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageHeader } from './image-header.ts';
import {
  type Luma,
  lumaOf,
  MAX_PIXELS,
  pdqDistance,
  pdqFromHex,
  pdqHash,
  pdqMirrored,
  pdqOfLuma,
  type Pixels,
  pdqToHex,
} from './pdq.ts';

const picture = (width: number, height: number, grey: (x: number, y: number) => number): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++)
    data.fill(grey(i % width, Math.floor(i / width)), i * 4, i * 4 + 3);
  return { width, height, data };
};
const waves = (shift = 0) =>
  picture(200, 140, (x, y) => 128 + 60 * Math.sin((x + shift) / 17) + 60 * Math.cos(y / 11 + x / 40));

/** The mean over the window around each point, cut off at the edges, twice in both directions. */
function naiveBlur({ width, height, data }: Luma): number[] {
  const reach = (side: number) => {
    const window = Math.floor((side + 127) / 128);
    const after = Math.floor((window + 2) / 2) - 1;
    return [window - after - 1, after] as const;
  };
  const once = (from: ArrayLike<number>, wide: boolean) =>
    Array.from(from, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const [before, after] = reach(wide ? width : height);
      const values: number[] = [];
      for (let d = -before; d <= after; d++) {
        const [nx, ny] = wide ? [x + d, y] : [x, y + d];
        if (nx >= 0 && ny >= 0 && nx < width && ny < height) values.push(from[ny * width + nx]!);
      }
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    });
  return once(once(once(once(data, true), false), true), false);
}

/** Bits of the hash from the formula of the cosine transform, one sum over all points for each frequency. */
function naiveHash({ width, height, data }: Pixels): boolean[] {
  const grey = Float32Array.from({ length: width * height }, (_, i) => data[4 * i]!);
  const blurred = naiveBlur({ width, height, data: grey });
  const at = (i: number, side: number) => Math.floor(((i + 0.5) * side) / 64);
  const wave = (k: number, i: number) => Math.cos((Math.PI * k * (2 * i + 1)) / 128);
  const strengths = Array.from({ length: 256 }, (_, n) => {
    const [down, across] = [Math.floor(n / 16) + 1, (n % 16) + 1];
    let sum = 0;
    for (let y = 0; y < 64; y++)
      for (let x = 0; x < 64; x++)
        sum += blurred[at(y, height) * width + at(x, width)]! * wave(down, y) * wave(across, x);
    return sum;
  });
  const median = [...strengths].sort((a, b) => a - b)[127]!;
  return strengths.map((strength) => strength > median);
}

describe('pdqHash', () => {
  it('agrees with the formula', () => {
    const side = fc.integer({ min: 30, max: 140 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 99 }), (width, height, seed) => {
        const photo = picture(
          width,
          height,
          (x, y) => 127 + 60 * Math.sin(x / 9 + seed) + 60 * Math.cos((y * seed) / 70 + x / 31),
        );
        const { hash } = pdqHash(photo);
        const apart = naiveHash(photo).filter(
          (bit, k) => bit !== Boolean((hash[31 - (k >> 3)]! >> (k & 7)) & 1),
        );
        // strengths that are equal but for rounding lie on either side of the median
        expect(apart.length).toBeLessThanOrEqual(2);
      }),
      { seed: 21, numRuns: 6 },
    );
  });

  it('is near for a copy and far for another picture', () => {
    const { hash, quality } = pdqHash(waves());
    expect(quality).toBeGreaterThan(50);
    const brighter = pdqHash(
      picture(200, 140, (x, y) => 150 + 50 * Math.sin(x / 17) + 50 * Math.cos(y / 11 + x / 40)),
    );
    expect(pdqDistance(hash, brighter.hash)).toBeLessThanOrEqual(31);
    const other = pdqHash(
      picture(200, 140, (x, y) => 128 + 60 * Math.sin((x * y) / 900) + 60 * Math.cos(x / 5)),
    );
    expect(pdqDistance(hash, other.hash)).toBeGreaterThan(70);
  });

  it('reads pixels wherever in memory they lie', () => {
    const { width, height, data } = waves();
    const memory = new Uint8Array(data.length + 3);
    memory.set(data, 3);
    expect(pdqHash({ width, height, data: memory.subarray(3) })).toEqual(pdqHash(waves()));
  });

  it('takes what is transparent for white', () => {
    const clear = (grey: number, alpha: number) => {
      const see = picture(90, 70, (x) => (x > 40 ? grey : 60));
      for (let i = 0; i < 90 * 70; i++) if (see.data[4 * i] === grey) see.data[4 * i + 3] = alpha;
      return lumaOf(see).data[60];
    };
    expect([clear(200, 255), clear(200, 0), clear(55, 51)]).toEqual([200, 255, 215]);
  });

  it('is that of its brightness, whatever its size and wherever it is transparent', () => {
    const side = fc.integer({ min: 1, max: 300 });
    const clear = fc.constantFrom(0, 1, 3);
    fc.assert(
      fc.property(side, side, clear, fc.integer({ min: 1, max: 99 }), (width, height, some, seed) => {
        const photo = picture(width, height, (x, y) => 127 + 120 * Math.sin((x + 3.1 * y) * seed));
        for (let i = 0; i < width * height; i++)
          photo.data[4 * i + 3] = some > 0 && i % some === 0 && i % 7 < seed % 8 ? (i * seed) % 256 : 255;
        expect(pdqHash(photo)).toEqual(pdqOfLuma(lumaOf(photo)));
      }),
      { seed: 5, numRuns: 25 },
    );
  });

  it('says of a plain or tiny picture that it says nothing', () => {
    expect(pdqHash(picture(100, 100, () => 90)).quality).toBe(0);
    expect(pdqHash(picture(4, 90, (x, y) => x * y)).quality).toBe(0);
  });

  it.each<[string, Pixels]>([
    ['no size', { width: 0, height: 10, data: new Uint8Array() }],
    ['not a number', { width: NaN, height: 10, data: new Uint8Array() }],
    ['too little data', { width: 10, height: 10, data: new Uint8Array(12) }],
    ['10,000 x 10,000', { width: 10_000, height: 10_000, data: new Uint8Array() }],
  ])('refuses %s', (_, pixels) => expect(() => pdqHash(pixels)).toThrow(RangeError));

  it('writes and reads its text form', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (hash) => {
        expect(pdqFromHex(pdqToHex(hash))).toEqual(hash);
        expect(pdqDistance(hash, hash)).toBe(0);
      }),
      { seed: 1 },
    );
    for (const wrong of ['', 'f8', 'g'.repeat(64), 'f'.repeat(65)]) expect(pdqFromHex(wrong)).toBeUndefined();
  });
});

describe('imageHeader', () => {
  const bytes = (...values: (number | string)[]) =>
    Uint8Array.from(
      values.flatMap((value) =>
        typeof value === 'number' ? [value] : [...value].map((letter) => letter.charCodeAt(0)),
      ),
    );
  const zeros = (count: number) => Array.from({ length: count }, () => 0);

  it.each([
    ['png', bytes(0x89, 'PNG\r\n', 0x1a, 10, 0, 0, 0, 13, 'IHDR', 0, 0, 39, 16, 0, 0, 39, 16), 10_000],
    [
      'jpeg',
      bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 1, 0, 1, 0, 3, ...zeros(4)),
      256,
    ],
    ['webp', bytes('RIFF', ...zeros(4), 'WEBPVP8X', ...zeros(8), 255, 0, 0, 255, 0, 0, 0), 256],
  ])('%s', (format, data, side) => expect(imageHeader(data)).toEqual({ format, width: side, height: side }));

  it('answers any bytes', () => {
    const start = fc.constantFrom([0xff, 0xd8], [0x89, 0x50, 0x4e, 0x47], [0x52, 0x49, 0x46, 0x46], []);
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        const found = imageHeader(Uint8Array.from([...head, ...rest]));
        if (found) expect(found.width * found.height).toBeGreaterThan(0);
      }),
      { seed: 4, numRuns: 2000 },
    );
    expect(MAX_PIXELS).toBeLessThan(100_000_000);
  });
});

it('knows a picture in a mirror by the hash of the one before it', () => {
  const grey = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(grey, (tiles) => {
      const tile = (x: number, y: number) => tiles[Math.floor(y / 16) * 8 + Math.floor(x / 16)]!;
      const [seen, turned] = [picture(128, 128, tile), picture(128, 128, (x, y) => tile(127 - x, y))];
      const [one, other] = [pdqHash(seen).hash, pdqHash(turned).hash];
      const distance = pdqDistance(pdqMirrored(one), other);
      expect(distance).toBeLessThanOrEqual(31);
      expect(pdqMirrored(pdqMirrored(one))).toEqual(one);
    }),
    { seed: 54, numRuns: 60 },
  );
});
