import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPool } from './pool.ts';

const root = mkdtempSync(join(tmpdir(), 'emulator-pool-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Says which environment it is; `wait`: never answers. */
const source = `
  const own = Math.random();
  exports.handler = async ({ wait }) => (wait ? new Promise(() => setInterval(() => {}, 1000)) : own);`;

function poolOf(name: string, patience: number, rest = { further: 60_000, last: 60_000 }) {
  mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, name, 'index.cjs'), source);
  const definition = {
    ...{ name, logName: name, folder: join(root, name), handler: 'index.handler', timeoutSeconds: 20 },
    ...{
      memoryMegabytes: 128,
      concurrency: 50,
      environment: {},
      roleArn: 'arn:aws:iam::000000000000:role/r',
    },
  };
  const environment = async () => ({});
  return createPool({ definition, environment, write: () => {}, now: Date.now, quickly: 2, patience, rest });
}

test('a crowd shares the environments that there are', async () => {
  const pool = poolOf('shared', 60_000);
  const answers = await Promise.all(Array.from({ length: 40 }, () => pool.invoke('{}')));
  expect(new Set(answers).size).toBe(2);
  await pool.close();
});

test('nobody waits for ever: where none comes back, another is started', async () => {
  const pool = poolOf('busy', 20);
  const hanging = [pool.invoke('{"wait":true}'), pool.invoke('{"wait":true}')];
  hanging.forEach((one) => one.catch(() => {}));
  expect(await pool.invoke('{}')).toEqual(expect.any(Number));
  await pool.close();
});

test('who is not asked for ends: further environments soon, the last one later', async () => {
  const pool = poolOf('resting', 60_000, { further: 50, last: 60_000 });
  const crowd = () => Promise.all([pool.invoke('{}'), pool.invoke('{}')]);
  const first = new Set(await crowd());
  expect(first.size).toBe(2);
  await expect
    .poll(async () => (await crowd()).filter((one) => first.has(one)).length, { interval: 300 })
    .toBe(1);
  await pool.close();

  const left = poolOf('left', 60_000, { further: 50, last: 50 });
  const only = await left.invoke('{}');
  await expect.poll(() => left.invoke('{}'), { interval: 200 }).not.toBe(only);
  await left.close();
});
