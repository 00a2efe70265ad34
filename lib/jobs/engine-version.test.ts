import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { engineVersion } from './engine-version.ts';

const root = mkdtempSync(join(tmpdir(), 'engine-'));
afterAll(() => rmSync(root, { recursive: true }));
const put = (file: string, text: string) => {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

it('is another one when a source of the judgement changes, and the same whatever else does', () => {
  for (const folder of ['domain/engine/judge', 'domain/marked', 'domain/scan', 'lambdas/scan'])
    put(`${folder}/one.ts`, 'one');
  const first = engineVersion(root);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  put('domain/engine/judge/one.test.ts', 'a test');
  put('lambdas/store/user.ts', 'a store');
  expect(engineVersion(root)).toBe(first);
  put('domain/engine/judge/one.ts', 'two');
  expect(engineVersion(root)).not.toBe(first);
  put('domain/engine/judge/one.ts', 'one');
  expect(engineVersion(root)).toBe(first);
  put('lambdas/scan/two.ts', '');
  expect(engineVersion(root)).not.toBe(first);
});

it('is told of the sources themselves', () => expect(engineVersion()).toBe(engineVersion()));
