import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTables } from '../../../test/support/tables-in-memory.ts';
import { socialProofStore } from './social-proof.ts';

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(Date.now);
});
afterAll(() => tables.close());

it('a handle is held back for everybody, or for whoever lost a dispute about it alone', async () => {
  const proofs = socialProofStore(tables.database);
  const isHeld = () => Promise.all(['lost', 'won'].map((owner) => proofs.held('X#maya', owner)));
  expect(await isHeld()).toEqual([false, false]);
  await proofs.hold('X#maya', 'lost', '2026-11-29T10:00:00.000Z', true);
  expect(await isHeld()).toEqual([true, false]);
  await proofs.hold('X#maya', 'lost', '2026-11-29T11:00:00.000Z');
  expect(await isHeld()).toEqual([true, true]);
  await proofs.letGo('X#maya');
  expect(await isHeld()).toEqual([false, false]);
});
