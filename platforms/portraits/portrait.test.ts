import { describe, expect, it } from 'vitest';
// Only this test knows how pictures are compared; the generator does not.
import { pdqDistance, pdqHash } from '#domain/engine/photo/pdq';
import type { PhotoEdit } from '../population/profile.ts';
import { jpeg, png } from './encode.ts';
import { createPortraits, pixels, portrait } from './portrait.ts';

const seeds = ['maya', 'tromso', 'namesake/mh-lathe', ...Array.from({ length: 25 }, (_, i) => `person ${i}`)];
const hashes = new Map(seeds.map((seed) => [seed, pdqHash(portrait(seed))]));
const hashOf = (seed: string) => hashes.get(seed) as { hash: Uint8Array; quality: number };

describe('portraits', () => {
  it('are the same for the same seed', () => {
    expect(Buffer.from(portrait('maya').data).equals(Buffer.from(portrait('maya').data))).toBe(true);
  });

  it('have enough detail to be compared', () => {
    for (const seed of seeds) expect([seed, hashOf(seed).quality >= 50]).toEqual([seed, true]);
  });

  it('of different people are more than 80 of 256 bits apart', () => {
    seeds.forEach((seed, i) => {
      for (const other of seeds.slice(0, i)) {
        const distance = pdqDistance(hashOf(seed).hash, hashOf(other).hash);
        expect([seed, other, distance > 80]).toEqual([seed, other, true]);
      }
    });
  });

  it.each<[PhotoEdit, number]>([
    [{ kind: 'resized', side: 128 }, 31],
    [{ kind: 'resized', side: 200 }, 31],
    [{ kind: 'resized', side: 256 }, 31],
    [{ kind: 'brighter', percent: 20 }, 31],
  ])('a copy that was %j is the same picture', (edit, most) => {
    for (const seed of seeds.slice(0, 5)) {
      const copy = pdqHash(pixels({ seed, edits: [edit] }));
      expect([seed, pdqDistance(copy.hash, hashOf(seed).hash) <= most]).toEqual([seed, true]);
    }
  });

  it.each<PhotoEdit>([{ kind: 'cropped', percent: 5 }, { kind: 'mirrored' }])(
    'a copy that was %j is no plain copy any more',
    (edit) => {
      for (const seed of seeds.slice(0, 5)) {
        const copy = pdqHash(pixels({ seed, edits: [edit] }));
        expect(pdqDistance(copy.hash, hashOf(seed).hash)).toBeGreaterThan(31);
      }
    },
  );
});

describe('files', () => {
  it('a mirrored picture is mirrored, a cropped one is smaller', () => {
    const own = portrait('maya');
    const mirrored = pixels({ seed: 'maya', edits: [{ kind: 'mirrored' }] });
    expect(mirrored.data.subarray(0, 4)).toEqual(own.data.subarray(399 * 4, 400 * 4));
    expect(pixels({ seed: 'maya', edits: [{ kind: 'cropped', percent: 5 }] }).width).toBe(360);
  });

  it('PNG and JPEG begin as such and carry the size', async () => {
    const file = png(portrait('maya'));
    expect(file.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([400, 400]);
    const photo = await jpeg(portrait('maya'), 60);
    expect([photo.subarray(0, 3).toString('hex'), photo.length < file.length]).toEqual(['ffd8ff', true]);
  });

  it('the same photo is drawn once', async () => {
    const pictureOf = createPortraits();
    const first = await pictureOf({ seed: 'maya', edits: [] });
    expect(await pictureOf({ seed: 'maya', edits: [] })).toBe(first);
    expect(await pictureOf({ seed: 'maya', edits: [{ kind: 'mirrored' }] })).not.toBe(first);
  });
});
