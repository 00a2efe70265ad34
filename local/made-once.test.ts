import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

let root: string;
let made: number;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'made-once-'));
  made = 0;
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/one.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

const cached = () =>
  madeOnce({ root, kind: 'things', inputs: ['src', 'lock.json'], complete: 'end' }, async (folder) => {
    made += 1;
    writeFileSync(join(folder, 'end'), readFileSync(join(root, 'src/one.ts')));
  });

test('is made once, and again after a change of a file or of what files there are', async () => {
  const first = await cached();
  expect([await cached(), made]).toEqual([first, 1]);
  writeFileSync(join(root, 'src/one.ts'), 'other');
  expect(readFileSync(join(await cached(), 'end'), 'utf8')).toBe('other');
  writeFileSync(join(root, 'lock.json'), '{}');
  await cached();
  expect(made).toBe(3);
  writeFileSync(join(root, 'src/one.test.ts'), 'a test says nothing about it');
  await cached();
  expect(made).toBe(3);
});

test('two at a time get the same whole folder', async () => {
  const [one, two] = await Promise.all([cached(), cached()]);
  expect(one).toBe(two);
  expect(existsSync(join(one, 'end'))).toBe(true);
});

test('what fails leaves nothing behind', async () => {
  const failing = madeOnce({ root, kind: 'things', inputs: ['src'], complete: 'end' }, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(join(root, 'node_modules/.cache/countersign/things'))).toEqual([]);
});
