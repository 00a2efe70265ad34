import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PhotoPrint } from '../judge/judgement.ts';
import { pdqToHex } from './pdq.ts';
import { photoPlace } from './place/photo-place.ts';
import { photoLikeness } from './photo-signal.ts';
import type { Thumb } from './photo-thumb.ts';

const own = new Uint8Array(32).fill(0xa5);
/** The hash with its first bits turned round. */
const apart = (bits: number, hash = own) =>
  pdqToHex(hash.map((byte, i) => byte ^ (255 & ~(255 << Math.min(8, Math.max(0, bits - 8 * i))))));
const yours: PhotoPrint = { hash: pdqToHex(own), quality: 90 };
const BLANK = '0'.repeat(64);

/** Blobs on 96 points, their places by the seed; the others say what was done to the picture. */
function thumb({ mirrored = false, seed = 1, kept = 1 } = {}): Thumb {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const blobs = Array.from({ length: 60 }, () => ({
    x: 96 * next(),
    y: 96 * next(),
    size: 2 + 6 * next(),
    grey: 255 * (next() - 0.5),
  }));
  const data = Uint8Array.from({ length: 96 * 96 }, (_, at) => {
    const column = mirrored ? 95 - (at % 96) : at % 96;
    const [x, y] = [48 + (column - 48) * kept, 48 + (Math.floor(at / 96) - 48) * kept];
    let sum = 128;
    for (const blob of blobs)
      sum += blob.grey * Math.exp(-((x - blob.x) ** 2 + (y - blob.y) ** 2) / blob.size ** 2);
    return Math.min(255, Math.max(0, sum));
  });
  return { width: 96, height: 96, data };
}

/** A face with hair and clothes as an avatar maker draws it; `tones`: ground, hair, skin, clothes. */
function avatar(tones: readonly number[], mirrored = false): Thumb {
  const data = Uint8Array.from({ length: 96 * 96 }, (_, at) => {
    const [x, y] = [mirrored ? 95 - (at % 96) : at % 96, Math.floor(at / 96)];
    const isEye = [38, 56].some((eye) => Math.hypot(x - eye, y - 42) < 4);
    if (isEye) return 10;
    if (y > 72 && Math.abs(x - 46) < y - 40) return tones[3]!;
    if (Math.hypot(x - 47, (y - 45) * 0.85) < 22) return tones[2]!;
    return Math.hypot(x - 48, (y - 42) * 0.9) < 32 ? tones[1]! : tones[0]!;
  });
  return { width: 96, height: 96, data };
}

describe('photoLikeness', () => {
  it.each<[string, PhotoPrint, PhotoPrint, ReturnType<typeof photoLikeness>]>([
    ['the same hash', yours, yours, { value: 1, kind: 'same', edits: [], alone: true }],
    ['31 bits', yours, { hash: apart(31) }, { value: 0.95, kind: 'same', edits: [], alone: true }],
    ['70 bits', yours, { hash: apart(70) }, { value: 0.7, kind: 'edited', edits: ['edited'] }],
    ['a view', { ...yours, views: [apart(200)] }, { hash: apart(200) }, { value: 1, kind: 'edited', edits: ['cropped, mirrored or turned'], alone: true }],
    ['half of all bits', yours, { hash: apart(128) }, { value: 0, kind: 'different', edits: [] }],
    ['capitals in the hash', yours, { hash: yours.hash.toUpperCase() }, { value: 1, kind: 'same', edits: [], alone: true }],
    ['no hash', yours, { hash: 'me.jpg' }, undefined],
    ['too little detail', yours, { ...yours, quality: 49 }, undefined],
    ['too little detail in yours', { ...yours, quality: 49 }, yours, undefined],
    ['a picture too small to hash', { hash: BLANK }, { hash: BLANK }, undefined],
  ])('%s', (_, a, b, expected) => expect(photoLikeness(a, b)).toEqual(expected)); // prettier-ignore

  it.each([
    ['in other colors', [180, 80, 220, 60], false, 'different'],
    ['in other colors, mirrored', [180, 80, 220, 60], true, 'different'],
    ['as it is', [200, 60, 170, 110], false, 'edited'],
    ['mirrored', [200, 60, 170, 110], true, 'edited'],
    ['brighter', [225, 85, 195, 135], false, 'edited'],
  ] as const)('an avatar, %s, by its thumbnail', (_, tones, mirrored, kind) => {
    const mine = { ...yours, thumb: avatar([200, 60, 170, 110]) };
    for (const bits of [60, 128])
      expect(photoLikeness(mine, { hash: apart(bits), thumb: avatar(tones, mirrored) })!.kind).toBe(kind);
    const near = photoLikeness(mine, { hash: apart(20), thumb: avatar(tones, mirrored) })!;
    expect(near.kind).toBe(kind === 'edited' ? 'same' : 'different');
  });

  it('of two drawings, one not in the other, says nothing by a hash that is near; of photos it does', () => {
    const [face, tile] = [avatar([200, 60, 170, 110]), avatar([20, 20, 20, 240])];
    const likeness = (one: Thumb, two: Thumb, views?: string[]) =>
      photoLikeness(
        { ...yours, views: views ?? [], thumb: one },
        { hash: apart(views ? 128 : 60), thumb: two },
      )!.kind;
    expect(likeness(face, tile)).toBe('different');
    expect(likeness(face, tile, [apart(128)])).toBe('different');
    expect(likeness(thumb(), thumb({ seed: 99 }))).toBe('edited');
    expect(likeness(face, thumb())).toBe('edited');
  });

  it.each<[string, { mirrored?: boolean; kept?: number; seed?: number }, string[] | undefined]>([
    ['the same picture with another hash', {}, []],
    ['its mirror image', { mirrored: true }, ['mirrored']],
    ['its middle', { kept: 0.8 }, ['cropped']],
    ['it in a frame', { kept: 1.1 }, ['framed']],
    ['another one', { seed: 99 }, undefined],
  ])('%s, by its thumbnail', (_, edit, edits) => {
    const found = photoLikeness({ ...yours, thumb: thumb() }, { hash: apart(128), thumb: thumb(edit) })!;
    expect(found.kind).toBe(edits ? 'edited' : 'different');
    if (!edits) return;
    expect(found.edits).toEqual(edits);
    expect(found.value).toBeGreaterThanOrEqual(0.7);
    expect(found.value).toBeLessThanOrEqual(0.95);
  });

  it('tells of a copy by itself where it is as good as the same, and of photos whenever it is one', () => {
    const alone = (one: Partial<PhotoPrint>, two: Partial<PhotoPrint>, bits = 60) =>
      photoLikeness({ ...yours, ...one }, { hash: apart(bits), ...two })!.alone === true;
    const [face, tile] = [avatar([200, 60, 170, 110]), avatar([20, 20, 20, 240])];
    expect(alone({}, {})).toBe(false);
    expect(alone({}, {}, 38)).toBe(true);
    expect(alone({ thumb: thumb() }, {})).toBe(false);
    expect(alone({ thumb: thumb() }, { thumb: thumb({ seed: 99 }) })).toBe(true);
    expect(alone({ thumb: face }, { thumb: thumb({ seed: 99 }) })).toBe(true);
    expect(alone({ thumb: thumb() }, { thumb: thumb({ seed: 99 }) }, 128)).toBe(false);
    expect(alone({ thumb: face }, { thumb: tile })).toBe(false);
    const glasses = (at: number) =>
      Math.floor(at / 96) >= 36 && Math.floor(at / 96) < 40 && at % 96 > 28 && at % 96 < 66;
    const another = { ...face, data: face.data.map((grey, at) => (glasses(at) ? 60 : grey)) };
    const { value, kind, ...rest } = photoLikeness(
      { ...yours, thumb: face },
      { hash: apart(128), thumb: another },
    )!;
    expect([kind, value >= 0.7, value < 0.9, 'alone' in rest]).toEqual(['edited', true, true, false]);
  });

  it('falls with every bit that differs', () => {
    const at = (bits: number) => photoLikeness(yours, { hash: apart(bits) })!;
    for (let bits = 0; bits <= 256; bits++) {
      expect(at(bits).kind).toBe(bits <= 31 ? 'same' : bits <= 70 ? 'edited' : 'different');
      if (bits > 0) expect(at(bits).value).toBeLessThanOrEqual(at(bits - 1).value);
    }
  });

  it('of hashes alone is what counting bits says', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
    const near = fc.tuple(digits, fc.nat(256)).map(([hex, bits]) => [
      hex,
      apart(
        bits,
        Uint8Array.from({ length: 32 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16)),
      ),
    ]);
    const binary = (hex: string) =>
      [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
    const differing = (a: string, b: string) =>
      [...binary(a)].filter((bit, i) => bit !== binary(b)[i]).length;
    const naive = (bits: number) =>
      bits <= 31
        ? 1 - (0.05 * bits) / 31
        : bits <= 70
          ? 0.95 - (0.25 * (bits - 31)) / 39
          : Math.max(0, 0.4 * (1 - (bits - 70) / 58));
    fc.assert(
      fc.property(near, fc.array(digits, { maxLength: 2 }), ([a, b], views) => {
        const bits = differing(a!, b!);
        const view = Math.min(256, ...views.map((hex) => differing(hex, b!)));
        const expected = bits > 70 && view <= 62 ? naive(view) : Math.min(bits > 70 ? 0.4 : 1, naive(bits));
        expect(photoLikeness({ hash: a!, views }, { hash: b! })!.value).toBeCloseTo(expected, 9);
      }),
      { seed: 313, numRuns: 300 },
    );
  });
});

describe('photoPlace', () => {
  it.each([
    ['the whole picture', thumb(), { part: 'theirs', mirrored: false, radius: 0.42 }],
    ['its mirror image', thumb({ mirrored: true }), { part: 'theirs', mirrored: true, radius: 0.42 }],
    ['its middle', thumb({ kept: 0.8 }), { part: 'theirs', mirrored: false, radius: 0.8 * 0.42 }],
  ])('finds %s in the picture', (_, theirs, { radius, ...expected }) => {
    const found = photoPlace(thumb(), theirs)!;
    expect(found).toMatchObject(expected);
    expect(found.radius).toBeCloseTo(radius, 1);
  });

  it('finds no other picture, and answers the same when asked again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), (seed) => {
        const [yours, theirs] = [thumb(), thumb({ seed })];
        expect(photoPlace(yours, theirs)).toBeUndefined();
        expect(photoPlace(theirs, theirs)).toBe(photoPlace(theirs, theirs));
      }),
      { seed: 314, numRuns: 4 },
    );
  });
});
