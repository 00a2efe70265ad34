import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImage } from '../bin/image-file.ts';
import { pdqDistance, pdqFromHex, pdqHash } from '../domain/impersonation/pdq.ts';

const folder = new URL('../../shared/data/photos/', import.meta.url).pathname;
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
    await expect(readImage(new URL('../package.json', import.meta.url).pathname)).rejects.toThrow(
      'not a JPEG, PNG or WebP',
    );
    await expect(readImage('/nowhere.jpg')).rejects.toThrow('/nowhere.jpg: no such file');
  });
});
