import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { browserPackages } from './vite.config.ts';

const root = resolve(import.meta.dirname, '..');

test('every package that browser code imports is named ahead', () => {
  const files = ['web/src', 'domain']
    .flatMap((folder) =>
      readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    // The prerenderer runs in Node, at build time.
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.|-for-test\./.test(file) && file !== 'web/src/prerender.tsx',
    );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(resolve(root, file), 'utf8').matchAll(
        /(?:^import (?!type)[^;]*?from |^import |import\()'([^'.#][^']*)'/gm,
      ),
    ].map((match) => match[1]!),
  );
  // Style sheets and files of which only the address is wanted are no modules.
  const packages = [...new Set(imported)].filter((name) => !/\.css$|\?url$/.test(name)).sort();
  expect(packages).toEqual([...browserPackages].sort());
});
