import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

// Beside the emulator, because the example's imports begin there.
const script = join(import.meta.dirname, `example.${process.pid}.ts`);
const folder = mkdtempSync(join(tmpdir(), 'emulator-example-'));
afterEach(() => [script, folder].forEach((path) => rmSync(path, { recursive: true, force: true })));

/** Runs a script to its end; all that it printed. */
const outputOf = (...args: string[]) =>
  new Promise<string>((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { env: { ...process.env, CI: '1' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', fail);
    child.on('close', () => done(output));
  });

test('the example of the README runs another template', async () => {
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))!;
  writeFileSync(script, example!);
  expect((await outputOf(script, folder)).trim().split('\n')).toEqual([
    expect.stringMatching(/^Hello Ada, orders are kept in Shop-Orders\w+$/),
    'Tea',
  ]);
});
