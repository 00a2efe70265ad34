import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTables } from '../../../test/support/tables-in-memory.ts';
import { socialProofStore } from './social-proof.ts';

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(Date.now);
});
afterAll(() => tables.close());

it('reads who has proven any of 250 handles, their own and what others show, in three calls', async () => {
  const { client, table } = tables.database;
  for (const [id, owner, shown] of [
    ['GITHUB#maya', 'u1', false],
    ['GITHUB#other-249', 'u2', true],
    ['GITHUB#other-2', 'u4', false],
    ['X#other-1', 'u3', true],
  ])
    await client.send(
      new PutCommand({ TableName: table('SocialProof'), Item: { id, owner, public: shown } }),
    );
  const handles = ['Maya', ...Array.from({ length: 249 }, (_, n) => `other-${n + 1}`), 'MAYA'];
  let calls = 0;
  client.middlewareStack.add(
    (next) => (args) => {
      calls += 1;
      return next(args);
    },
    { step: 'initialize' },
  );
  const proofs = socialProofStore(tables.database);
  expect(await proofs.ownersOf('GITHUB', handles, 'u1')).toEqual(
    new Map([
      ['maya', 'u1'],
      ['other-249', 'u2'],
    ]),
  );
  expect(calls).toBe(3);
  expect(await proofs.ownersOf('GITHUB', [], 'u1')).toEqual(new Map());
  expect(calls).toBe(3);
});
