import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TableName, tables, userSubject, writerSubject } from '#domain/keys';
import { restoreTables } from '../../bin/restore/restore-tables.ts';
import { stageTables, type TableNames } from '../../bin/restore/stage-tables.ts';
import { fingerprinter } from '../../lambdas/store/rights/fingerprint.ts';
import { databaseOver, type Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { tableProperties } from '../../local/table-properties.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';
import { beginWith, type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { settled } from '../support/settled.ts';

/**
 * The drill of the runbook: a backup of every table, two people who go after it (one whose tombstone is lost with the table, too), rows that
 * are lost, and the way back.
 */
let stack: LocalStack;
let wire: Wire;
let client: DynamoDBClient;
let names: TableNames;
let live: Database;
let maya: Person;
let nils: Person;
let cora: Person;
const all = Object.keys(tables) as TableName[];
const stageKey = 'a key of thirty-two characters or so';
const restoredName = (name: TableName) => `${names[name]}-restored`;

beforeAll(async () => {
  stack = await startServices();
  wire = wireTo(stack.origin, stack.config);
  client = new DynamoDBClient({
    endpoint: `${stack.origin}/dynamodb`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });
  names = await stageTables(client, 'local');
  live = databaseOver(client, (name) => names[name]);
  const people = await signUpPeople(stack, ['maya', 'nils', 'cora']);
  [maya, nils, cora] = people as [Person, Person, Person];
  for (const person of people) {
    await beginWith(wire, person, `${person.name}-hollimund`);
    await answer(wire.rest('app', 'start-scan', {}, { token: person.accessToken }));
    // Signed out, with the address alone.
    const message = { email: person.email, subject: 'A question', message: 'How long does it take?' };
    await answer(wire.rest('app', 'contact', message, {}));
  }
  await settled(stack);
  await backup();
  // What the deletion removes by the key of the stage, the backup still has.
  const asked = {
    ...{ id: '01ASKED', kind: 'RIGHTS', asks: 'CORRECT', status: 'WAITING', email: maya.email },
    ...{ owner: writerSubject(fingerprinter(stageKey)(maya.email)), createdAt: '2026-11-20T10:00:00.000Z' },
  };
  await live.client.send(new PutCommand({ TableName: restoredName('Request'), Item: asked }));
});
afterAll(async () => {
  client?.destroy();
  await stack?.close();
});

const rowsOf = async (TableName: string) =>
  (await live.client.send(new ScanCommand({ TableName, ConsistentRead: true }))).Items ?? [];

/** As point-in-time recovery leaves it: the same table under another name. */
async function backup(): Promise<void> {
  for (const name of all) {
    const TableName = restoredName(name);
    await client.send(new CreateTableCommand(tableProperties(TableName, tables[name]) as never));
    for (const Item of await rowsOf(names[name])) await live.client.send(new PutCommand({ TableName, Item }));
  }
}

async function goes(person: Person): Promise<void> {
  await answer(wire.rest('user', 'delete', { confirm: 'DELETE' }, { token: person.accessToken }));
  await settled(stack);
}

/** Tables in which something of somebody stands: their id, or their address. */
async function holding({ sub, email }: Person, nameOf: (name: TableName) => string): Promise<TableName[]> {
  const found = await Promise.all(
    all.map(async (name) => {
      const rows = (await rowsOf(nameOf(name))).filter((row) => !row['deletedAt'] && name !== 'Audit');
      return rows.some((row) => [sub, email].some((word) => JSON.stringify(row).includes(word)));
    }),
  );
  return all.filter((_, at) => found[at]);
}

async function restores(reason?: string, most = 20): Promise<string[]> {
  const said: string[] = [];
  const restored = all.filter((name) => name !== 'Audit').map((name) => `${name}=${restoredName(name)}`);
  await restoreTables({ site: stack.origin, restored, reason, most, say: (line) => said.push(line) });
  return said;
}

test('after a backup two people go, and much is lost', async () => {
  await goes(maya);
  await goes(nils);
  expect(await holding(maya, (name) => names[name])).toEqual([]);
  expect(await holding(maya, restoredName)).toEqual(
    expect.arrayContaining(['User', 'EmailInventory', 'Finding', 'Scan', 'Notification', 'Request']),
  );
  // The tombstone of one of them went with the table; the identity service alone knows.
  await live.client.send(new DeleteCommand({ TableName: names.User, Key: { id: nils.sub } }));
  for (const { subjectId, id } of await rowsOf(names.Finding))
    await live.client.send(new DeleteCommand({ TableName: names.Finding, Key: { subjectId, id } }));
});

test('without the key that finds what was asked signed out it changes nothing', async () => {
  vi.stubEnv('OPT_OUT_KEY', undefined);
  await expect(restores('drill')).rejects.toThrow('Set OPT_OUT_KEY to the key of the stage first');
  expect(await rowsOf(names.Finding)).toEqual([]);
});

test('with the key of another stage it changes nothing', async () => {
  vi.stubEnv('OPT_OUT_KEY', 'another key of thirty-two characters');
  for (const reason of [undefined, 'drill'])
    await expect(restores(reason)).rejects.toThrow('OPT_OUT_KEY is not the key of this stage');
  expect(await rowsOf(names.Finding)).toEqual([]);
  vi.stubEnv('OPT_OUT_KEY', stageKey);
});

test('without a reason it says what it would do, and does nothing', async () => {
  const said = await restores();
  expect(said[0]).toMatch(/^2 people were deleted\. Found in the restored tables: .*\d+ Finding/);
  expect(said[1]).toContain('Nothing was changed.');
  expect(await holding(maya, restoredName)).toContain('Finding');
  expect(await rowsOf(names.Finding)).toEqual([]);
});

test('a pool that knows too few is not believed', async () => {
  await expect(restores('drill', 0)).rejects.toThrow('1 of 2 people have a record but no identity.');
  expect(await rowsOf(names.Finding)).toEqual([]);
});

test('who was deleted stays deleted, and the others have what was theirs', async () => {
  const said = await restores('Drill of 24 November');
  expect(said).toContain('Their rows were deleted; nothing of them is left.');
  for (const gone of [maya, nils]) {
    expect(await holding(gone, restoredName)).toEqual([]);
    expect(await holding(gone, (name) => names[name])).toEqual([]);
  }
  const findings = await rowsOf(names.Finding);
  expect(findings.length).toBeGreaterThan(0);
  expect(new Set(findings.map(({ subjectId }) => String(subjectId)))).toEqual(
    new Set([userSubject(cora.sub)]),
  );
  const tombstones = (await rowsOf(names.User)).filter(({ deletedAt }) => deletedAt);
  expect(tombstones.map(({ id }) => String(id)).sort()).toEqual([maya.sub, nils.sub].sort());
  expect(tombstones.map((row) => Object.keys(row).sort())).toEqual([
    ['deletedAt', 'id'],
    ['deletedAt', 'id'],
  ]);
});

test('a second run finds nothing to do, and operators can read of it', async () => {
  const before = await rowsOf(names.Finding);
  expect((await restores())[0]).toBe('2 people were deleted. Found in the restored tables: nothing.');
  await restores('Again');
  expect(await rowsOf(names.Finding)).toEqual(before);
  const written = JSON.stringify(await rowsOf(names.Audit));
  expect(written).toContain('Drill of 24 November');
});

test('a table is named by a name of ours', async () => {
  for (const restored of ['Nonsense=a-restored', `Finding=${names.Finding}`])
    await expect(
      restoreTables({ site: stack.origin, restored: [restored], most: 1, say: () => {} }),
    ).rejects.toThrow('--restored TABLE=NAME');
});
