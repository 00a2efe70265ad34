import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellDamage } from '../host/damage.ts';
import { createDynamo } from './dynamo.ts';

const ROUNDS = 12;
const CUTS = 60;
const FLIPS = 40;
/** Within it a length that is damaged looks like a write that was cut short. */
const lastBlock = 32_768;
const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;
const logIn = (folder: string) => readdirSync(folder).find((name) => name.endsWith('.log'))!;
const sizeOfLog = (folder: string) => statSync(join(folder, logIn(folder))).size;
let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'dynamo-crash-'))));
afterEach(() => rmSync(home, { recursive: true }));

const writerFrom = (folder: string, first: number) =>
  spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'crash-writer.ts'), folder, String(first)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

/** Runs the writer from pair `first` and kills it without warning after `count` acknowledged pairs; the acknowledged ones. */
async function writeAndKill(folder: string, first: number, count: number): Promise<number[]> {
  const writer = writerFrom(folder, first);
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === count) writer.kill('SIGKILL');
  }
  return acknowledged;
}

/** The pairs found, after checking that they are whole in the table, the count, the index and the stream. */
async function wholePairs(folder: string): Promise<Set<number>> {
  const dynamo = await createDynamo({ folder, now: () => 0 });
  const all = async (operation: string, input: object) => {
    const items: Dynalite.Item[] = [];
    let ExclusiveStartKey: unknown;
    do {
      const page = await dynamo.call(operation, { TableName: 'Pairs', ...input, ExclusiveStartKey });
      items.push(...(page.Items as Dynalite.Item[]));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return items.map((item) => String(item.id!.S)).sort();
  };
  const side = (name: string) =>
    all('Query', {
      IndexName: 'bySide',
      KeyConditionExpression: 'side = :s',
      ExpressionAttributeValues: { ':s': { S: name } },
    });
  try {
    const ids = await all('Scan', {});
    const rows = ids.filter((id) => id !== 'count');
    const numbers = new Set(rows.map((id) => Number(id.split(' ')[1])));
    expect(rows).toEqual([...numbers].flatMap((n) => [`left ${n}`, `right ${n}`]).sort());
    const { Item } = await dynamo.call('GetItem', { TableName: 'Pairs', Key: { id: { S: 'count' } } });
    expect(Number((Item as Dynalite.Item | undefined)?.pairs?.N ?? 0)).toBe(numbers.size);
    expect([...(await side('left')), ...(await side('right'))].sort()).toEqual(rows);
    const told = await dynamo.pendingChanges('Pairs');
    expect(
      told
        .map((change) => change.Keys.id!.S)
        .filter((id) => id !== 'count')
        .sort(),
    ).toEqual(rows);
    expect(new Set(told.map((change) => change.sequence)).size).toBe(told.length);
    return numbers;
  } finally {
    await dynamo.close();
  }
}

test('killed while writing: what was acknowledged is there, every transaction is whole', async () => {
  const folder = join(home, 'tables');
  const acknowledged: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await writeAndKill(folder, round * 10_000, 5 + ((round * 13) % 40))));
    const found = await wholePairs(folder);
    expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
  }
});

test('a power cut that loses the end of the log loses whole transactions from the end, never halves', async () => {
  const folder = join(home, 'tables');
  const acknowledged = await writeAndKill(folder, 0, 40);
  const log = logIn(folder);
  const size = sizeOfLog(folder);
  const sizes: number[] = [];
  for (let i = 0; i < CUTS; i++) {
    const cut = join(home, `cut-${i}`);
    cpSync(folder, cut, { recursive: true, filter: (name) => !name.endsWith('LOCK') });
    truncateSync(join(cut, log), Math.floor(size * (1 - i / CUTS)) - i);
    const found = await tableExists(cut).then((exists) => (exists ? wholePairs(cut) : new Set<number>()));
    expect([...found].sort((a, b) => a - b)).toEqual(Array.from({ length: found.size }, (_, n) => n));
    sizes.push(found.size);
    rmSync(cut, { recursive: true });
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(new Set(sizes).size).toBeGreaterThan(20); // the cuts did fall between and inside transactions
});

test.runIf(hasPrlimit)(
  'a disk that is full for a while: what is acknowledged, before and after, is there',
  async () => {
    const folder = join(home, 'tables');
    const writer = writerFrom(folder, 0);
    /** How large the files of the writer may be: what its log has no room for is written in part, and refused. */
    const limit = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(writer.pid), `--fsize=${bytes}:`]);
    const acknowledged: number[] = [];
    let refused = 0;
    let after = 0;
    for await (const line of createInterface({ input: writer.stdout })) {
      if (line === 'refused') refused += 1;
      else acknowledged.push(Number(line));
      if (acknowledged.length === 20 && refused === 0) limit(String(sizeOfLog(folder) + 100_000));
      if (refused === 3) limit('unlimited');
      if (refused > 3) after += 1;
      if (after === 40) writer.kill('SIGKILL');
    }
    const found = await wholePairs(folder);
    expect(refused).toBeGreaterThan(3);
    expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
  },
);

test('a log that is damaged anywhere before its end: what is lost is said in one line', async () => {
  const folder = join(home, 'tables');
  const acknowledged = await writeAndKill(folder, 0, 60);
  const size = sizeOfLog(folder);
  let lost = 0;
  for (let i = 0; i < FLIPS; i++) {
    const damaged = join(home, `damaged-${i}`);
    cpSync(folder, damaged, { recursive: true, filter: (name) => !name.endsWith('LOCK') });
    const log = join(damaged, logIn(damaged));
    const bytes = readFileSync(log);
    // Spread over all of it, each in another place.
    bytes[Math.floor((size - lastBlock) * ((i * 0.618034) % 1))]! ^= 1 + ((i * 37) % 255);
    writeFileSync(log, bytes);
    const said: string[] = [];
    const dynamo = await createDynamo({ folder: damaged, now: () => 0 });
    await tellDamage(damaged, (line) => said.push(line));
    const there = await Promise.all(
      acknowledged.map(async (n) => {
        const key = { TableName: 'Pairs', Key: { id: { S: `left ${n}` } } };
        return (await dynamo.call('GetItem', key).catch(() => ({ Item: undefined }))).Item !== undefined;
      }),
    );
    await dynamo.close();
    if (there.includes(false)) lost += 1;
    if (there.includes(false))
      expect(said).toEqual([
        expect.stringMatching(/^The data folder is damaged: \d+ bytes of the log of damaged-/),
      ]);
    rmSync(damaged, { recursive: true });
  }
  expect(lost).toBeGreaterThan(FLIPS / 2); // the damage did fall into what was acknowledged
});

async function tableExists(folder: string): Promise<boolean> {
  const dynamo = await createDynamo({ folder, now: () => 0 });
  const { TableNames } = await dynamo.call('ListTables', {});
  await dynamo.close();
  return (TableNames as string[]).length > 0;
}
