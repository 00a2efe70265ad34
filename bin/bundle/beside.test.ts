import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DecodeImage } from '../../lambdas/scan/picture/decode-image.ts';
import type { nameShape } from '#domain/engine/name/name-shape';
import { bundleOptions } from '../build.ts';
import { buildWithBesides } from './beside.ts';

const root = join(import.meta.dirname, '../..');
const outdir = mkdtempSync(join(tmpdir(), 'countersign-beside-'));
const files = new Map<string, string[]>();
const inputs = new Map<string, string[]>();
const load = createRequire(import.meta.url);
afterAll(() => rmSync(outdir, { recursive: true }));

beforeAll(async () => {
  const entryPoints = [
    { in: 'lambdas/scan/picture/decode-image.ts', out: 'pictures/index' },
    { in: 'domain/engine/name/name-shape.ts', out: 'names/index' },
    { in: 'lambdas/runtime/hash.ts', out: 'neither/index' },
  ];
  const { outputFiles, metafile } = await buildWithBesides({ ...bundleOptions, outdir, entryPoints });
  for (const { path, contents } of outputFiles) {
    const folder = basename(dirname(path));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
    files.set(folder, [...(files.get(folder) ?? []), basename(path)]);
  }
  for (const [path, made] of Object.entries(metafile.outputs))
    inputs.set(basename(dirname(path)), Object.keys(made.inputs));
});

it.each([
  ['names', ['any-ascii.cjs', 'index.cjs'], /any-ascii/],
  ['neither', ['index.cjs'], /hash/],
  [
    'pictures',
    expect.arrayContaining(['index.cjs', 'jsquash-png-decode-js.cjs']) as string[],
    /@jsquash\/webp/,
  ],
])(
  '%s: only what a bundle loads lies beside it, and counts as what it was made of',
  (name, expected, input) => {
    expect(files.get(name)!.sort()).toEqual(expected);
    expect(inputs.get(name)!.some((file) => input.test(file))).toBe(true);
    for (const file of inputs.get(name)!) expect(existsSync(join(root, file)), file).toBe(true);
  },
);

it('reads plain letters without the table of all others, and these with it', () => {
  const { nameShape: shape } = load(join(outdir, 'names/index.cjs')) as { nameShape: typeof nameShape };
  const table = load.resolve(join(outdir, 'names/any-ascii.cjs'));
  const readings = (name: string) => JSON.stringify(shape(name));
  expect(readings('Maya Lin')).toContain('maya');
  expect(load.cache[table]).toBeUndefined();
  expect(readings('Мая Лин')).toContain('maya');
  expect(load.cache[table]).toBeDefined();
});

it('reads a picture with the codec beside it', async () => {
  const { decodeImage } = load(join(outdir, 'pictures/index.cjs')) as { decodeImage: DecodeImage };
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const pixels = await decodeImage({ contentType: 'image/png', bytes });
  expect(pixels).toMatchObject({ width: 1, height: 1 });
  expect(readFileSync(join(outdir, 'pictures/index.cjs')).length).toBeLessThan(20_000);
});
