import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptBuild, type Sources } from './kept-build.ts';

let root: string;
const write = (path: string, text: string, at = new Date('2026-11-20T10:00:00Z')) => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, at, at);
};
const begun = Date.parse('2026-11-20T12:00:00Z');
const sources: Sources = new Map([
  ['app', new Set(['lambdas/app.ts', 'domain/account/user.ts', 'node_modules/zod/index.js'])],
  ['user', new Set(['lambdas/user.ts', 'domain/account/user.ts'])],
]);
const kept = (settings: object = { minify: true }) =>
  keptBuild({ root, folder: join(root, 'dist'), settings });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-build-'));
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'package-lock.json'])
    write(file, '{}');
  for (const file of [
    'bin/build.ts',
    'bin/bundle/beside.ts',
    'bin/kept-build.ts',
    'bin/bundle/later-schemas.ts',
    'bin/bundle/later-suffixes.ts',
    'bin/bundle/lean-clients.ts',
    'lambdas/app.ts',
    'lambdas/user.ts',
    'domain/account/user.ts',
  ])
    write(file, '');
  for (const name of sources.keys()) write(`dist/${name}/index.cjs`, name);
  write('dist/app/letters.cjs', 'letters');
});
afterEach(() => rmSync(root, { recursive: true }));

test('nothing is fresh before it was noted; then everything is', async () => {
  expect(await kept().fresh()).toBeUndefined();
  await kept().keep(sources, begun);
  expect(await kept().fresh()).toEqual(sources);
});

test.each([
  ['a source', () => write('domain/account/user.ts', 'edited')],
  ['a source that is gone', () => rmSync(join(root, 'lambdas/user.ts'))],
  ['a bundle', () => write('dist/app/index.cjs', 'of another time')],
  ['a file beside a bundle', () => write('dist/app/letters.cjs', 'other letters')],
  ['a bundle that is gone', () => rmSync(join(root, 'dist/user'), { recursive: true })],
  ['the packages', () => write('package-lock.json', '{"zod": "5"}')],
])('%s is different: no longer', async (_what, change) => {
  await kept().keep(sources, begun);
  change();
  expect(await kept().fresh()).toBeUndefined();
});

test('nor with other settings', async () => {
  await kept().keep(sources, begun);
  expect(await kept({ minify: false }).fresh()).toBeUndefined();
});

test('what was edited while it was built is not trusted', async () => {
  write('domain/account/user.ts', 'edited', new Date(begun + 1));
  await kept().keep(sources, begun);
  expect(await kept().fresh()).toBeUndefined();
});
