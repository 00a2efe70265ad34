import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IssuedCopy } from '#domain/marked/issued-copy';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { issuedCopyStore } from './issued-copies.ts';

const at = '2026-11-23T12:00:00.000Z';
const later = '2026-11-24T12:00:00.000Z';
const copy: IssuedCopy = {
  ...{ picture: 'a1'.repeat(32), platform: 'LINKEDIN', issuedAt: at, commitment: 'c0'.repeat(32) },
};

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(() => Date.parse(at));
});
afterAll(() => tables.close());
const store = () => issuedCopyStore(tables.database);

it('a copy tells where it was last seen, by platform, though two searches write at once', async () => {
  await store().add('maya', copy);
  await Promise.all([
    store().noteSeen('maya', copy, { platform: 'LINKEDIN', handle: 'maya', at }),
    store().noteSeen('maya', copy, { platform: 'X', handle: 'maya_h', at }),
  ]);
  await store().noteSeen('maya', copy, { platform: 'X', handle: 'maya_h', at: later });
  expect(await store().of('maya')).toEqual([
    { ...copy, seen: { LINKEDIN: { handle: 'maya', at }, X: { handle: 'maya_h', at: later } } },
  ]);
});

it('asking for the same copy again leaves what was seen', async () => {
  const before = await store().of('maya');
  await store().add('maya', copy);
  expect(await store().of('maya')).toEqual(before);
});

it('a copy that was stopped meanwhile does not come back', async () => {
  await store().remove('maya', [copy]);
  await store().noteSeen('maya', copy, { platform: 'X', handle: 'maya_h', at });
  expect(await store().of('maya')).toEqual([]);
});
