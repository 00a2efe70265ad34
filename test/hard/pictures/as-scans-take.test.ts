import { expect, it } from 'vitest';
import { asScansTake } from './as-scans-take.ts';
import { jpegOfPasses, plainJpeg } from './jpeg-bombs.ts';
import { plainPng } from './png-bombs.ts';
import { plainWebp } from './webp-bombs.ts';

it('reads small pictures of each kind, whose bytes share their memory with others, and none in thousands of passes', async () => {
  // Out of base64, as a logo comes, and as they come in there.
  const files = {
    ...{ png: plainPng(64), webp: plainWebp(64), jpeg: plainJpeg(64), progressive: jpegOfPasses(12) },
    bomb: jpegOfPasses(5_000),
  };
  const read = (await asScansTake(files)).map((one) => [one.name, one.read]);
  expect(read).toEqual([
    ...['png', 'webp', 'jpeg', 'progressive'].map((name) => [name, true]),
    ['bomb', false],
  ]);
});
