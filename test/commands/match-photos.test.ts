import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImage } from '../../bin/image-file.ts';
import { crop, EDITS, scaled } from '../../bench/photo-edits.ts';
import { seeded } from '../../bench/seeded.ts';
import { pdqDistance, pdqFromHex, pdqHash } from '../../domain/engine/photo/pdq.ts';
import { photoPrint } from '../../domain/engine/photo/photo-print.ts';
import { photoLikeness } from '../../domain/engine/photo/photo-signal.ts';

const folder = new URL('../../../shared/data/photos/', import.meta.url).pathname;
const rows = existsSync(folder)
  ? readFileSync(`${folder}reference-hashes.csv`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',') as [string, string, string, string, string])
  : [];

describe.skipIf(rows.length === 0)(
  'PDQ against the hashes of the reference program (skipped without ../shared/data)',
  () => {
    it.each(rows)('%s', async (file, width, height, hex, quality) => {
      const pixels = await readImage(folder + file);
      expect([pixels.width, pixels.height]).toEqual([Number(width), Number(height)]);
      const found = pdqHash(pixels);
      expect(pdqDistance(found.hash, pdqFromHex(hex)!)).toBeLessThanOrEqual(2);
      expect(found.quality).toBe(Number(quality));
    });
  },
);

describe('readImage', () => {
  it('refuses what is no picture by name', async () => {
    await expect(readImage(new URL('../../package.json', import.meta.url).pathname)).rejects.toThrow(
      'not a JPEG, PNG or WebP',
    );
    await expect(readImage('/nowhere.jpg')).rejects.toThrow('/nowhere.jpg: no such file');
  });
});

describe.skipIf(rows.length === 0)('edited copies of a real photo (skipped without ../shared/data)', () => {
  it.each(Object.entries(EDITS))('%s', async (_, edit) => {
    const photo = scaled(await readImage(`${folder}aaa-orig.jpg`), 400);
    const copy = photoPrint(edit(photo, seeded(7)));
    const found = photoLikeness(photoPrint(photo), copy);
    expect(found?.value).toBeGreaterThanOrEqual(0.7);
    const elsewhere = photoPrint(edit(crop(photo, 0, 0.5, 0.5, 0.5), seeded(7)));
    const other = photoLikeness(photoPrint(crop(photo, 0.5, 0, 0.5, 0.5)), elsewhere);
    expect(other?.value ?? 0).toBeLessThan(0.7);
  });
});
