import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/settled.ts';
import { type Row, rowsAbout } from '../support/tables.ts';
import { asks } from './calls.ts';
import { type Scene, by, openScene, rows } from './personas.ts';

/** Somebody whose account is gone, and whose token lives on for some minutes. */
let scene: Scene;
const folder = mkdtempSync(join(tmpdir(), 'deleted-'));
const maya = () => scene.people.maya!;
beforeAll(async () => {
  scene = await openScene(11, folder);
  const deleted = await asks['user.delete']!.call(scene.wire, scene.mayas, by(maya()));
  expect(deleted.kind).toBe('answer');
  await settled(scene.stack);
});
afterAll(async () => {
  await scene?.stack.close();
  rmSync(folder, { recursive: true, force: true });
});

const left = async (): Promise<Row[]> => {
  await settled(scene.stack);
  return rowsAbout(scene.stack, scene.database, [maya().sub, maya().email, scene.mayas.secondEmail]);
};
/** The buckets of the stack are folders, with a record of each object that names its key. */
const filesLeft = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.name.endsWith('.json') &&
      readFileSync(join(entry.parentPath, entry.name), 'utf8').includes(`users/${maya().sub}/`),
  );
const tombstone: Row[] = [['User', { id: expect.any(String), deletedAt: expect.any(String) }]];

test('no call with their token writes a row or a file', async () => {
  expect(await left()).toEqual(tombstone);
  const calls = Object.keys(asks).filter(
    (name) => rows[name]?.auth === 'USER' && !/^Sub|^user\.delete$/.test(name),
  );
  expect(calls.length).toBeGreaterThan(60);
  for (const name of calls) {
    const got = await asks[name]!.call(scene.wire, scene.mayas, by(maya()));
    if (!name.startsWith('Query.')) expect(got, name).toMatchObject({ kind: 'refused' });
  }
  expect(await left()).toEqual(tombstone);
  expect(filesLeft()).toEqual([]);
});
