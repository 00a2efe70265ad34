import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand, ListTablesCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { dataFolder, freePort, start, startAsDeployed, type Started } from '../support/local-process.ts';

/** The command itself, as tools and people use it: flags, lines, exit statuses, signals. */
const running: Started[] = [];
const folders: { remove(): Promise<void> }[] = [];
const run = (...flags: string[]) => {
  const started = start(...flags);
  running.push(started);
  return started;
};
/** Where only the data matters: without Vite it is there in half the time. Ctrl-C below meets the usual way. */
const bare = ['--no-demo', '--built'];
const folder = async () => {
  const made = await dataFolder();
  folders.push(made);
  return made.path;
};
afterEach(async () => {
  for (const { process, ended } of running.splice(0)) {
    process.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => Promise.all(folders.map((each) => each.remove())));

const tables = (origin: string) =>
  new DynamoDBClient({
    endpoint: `${origin}/dynamodb`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
const userTable = async (client: DynamoDBClient) =>
  (await client.send(new ListTablesCommand({}))).TableNames!.find((name) => name.includes('TablesUser'))!;

test('--built serves the files that deploy, compressed', async () => {
  const started = startAsDeployed('--no-demo', '--data', await folder());
  running.push(started);
  const origin = await started.ready;
  const first = await fetch(origin, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await first.text())![1]!;
  expect(script).toMatch(/^\/assets\/[\w-]+\.js$/);
  const code = await fetch(origin + script, { headers: { 'accept-encoding': 'gzip' } });
  expect(code.headers.get('content-encoding')).toBe('gzip');
  expect(code.headers.get('cache-control')).toContain('immutable');
  // React's development build says so in its warnings; minified code has long lines.
  const text = await code.text();
  expect(text).not.toContain('Download the React DevTools');
  expect(text.length / text.split('\n').length).toBeGreaterThan(500);
});

describe('refuses in one clear line', () => {
  test('an unknown flag', async () => {
    const { ended, output } = run('--colour', 'red');
    expect(await ended).toBe(2);
    // The flags themselves are named in local/flags.test.ts.
    expect(output()).toMatch(/^Unknown flag --colour\. Usage: npm start -- \[--port N\] .*\n$/);
  });

  test('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const { ended, output } = run('--port', String(port), '--data', await folder());
    expect(await ended).toBe(1);
    expect(output()).toBe(`Port ${port} is in use. Choose another with --port N.\n`);
    await new Promise((done) => other.close(done));
  });

  test('a data folder that another instance uses', async () => {
    const data = await folder();
    const first = run(...bare, '--data', data, '--port', await freePort());
    await first.ready;
    const second = run(...bare, '--data', data, '--port', await freePort());
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `Another instance uses ${data}. Stop it, or choose another folder with --data DIR.\n`,
    );
  });

  test('a data folder that cannot be made', async () => {
    const file = join(await folder(), 'file');
    await writeFile(file, '');
    const { ended, output } = run('--data', join(file, 'below'), '--port', await freePort());
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^The data folder .* cannot be made: .*\n$/);
  });
});

test('keeps what was written before a kill -9, and --reset forgets it', async () => {
  const data = await folder();
  const beside = join(data, 'mine');
  await mkdir(beside);
  const port = await freePort();
  const first = run(...bare, '--data', data, '--port', port);
  const origin = await first.ready;
  expect(origin).toBe(`http://localhost:${port}`);
  const client = tables(origin);
  const TableName = await userTable(client);
  await client.send(new PutItemCommand({ TableName, Item: { id: { S: 'kept' } } }));
  first.process.kill('SIGKILL');
  await first.ended;

  const item = async () =>
    (await client.send(new GetItemCommand({ TableName, Key: { id: { S: 'kept' } } }))).Item;
  const second = run(...bare, '--data', data, '--port', port);
  await second.ready;
  expect(await item()).toEqual({ id: { S: 'kept' } });
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);

  const third = run(...bare, '--reset', '--data', data, '--port', port);
  await third.ready;
  expect(await item()).toBeUndefined();
  expect(existsSync(beside)).toBe(true);
  client.destroy();
});

test('two instances run side by side, each with its own data', async () => {
  const [one, two] = await Promise.all(
    [0, 1].map(async () => run(...bare, '--data', await folder(), '--port', await freePort()).ready),
  );
  const [first, second] = [tables(one!), tables(two!)];
  const TableName = await userTable(first);
  await first.send(new PutItemCommand({ TableName, Item: { id: { S: 'one' } } }));
  const there = await second.send(new GetItemCommand({ TableName, Key: { id: { S: 'one' } } }));
  expect(there.Item).toBeUndefined();
  [first, second].forEach((client) => client.destroy());
});

// Tried again: two seconds of a busy machine may be none of the stack's.
test('Ctrl-C ends it within two seconds and frees port and data', { retry: 3 }, async () => {
  const data = await folder();
  const port = await freePort();
  const started = run('--no-demo', '--data', data, '--port', port);
  const origin = await started.ready;
  // An open connection must not hold it.
  const waiting = fetch(`${origin}/local/outbox.json`, { headers: { connection: 'keep-alive' } });
  await waiting;
  const at = performance.now();
  started.process.kill('SIGINT');
  expect([await started.ended, started.output()]).toEqual([0, expect.stringContaining('ready')]);
  expect(performance.now() - at).toBeLessThan(2000);
  await run('--no-demo', '--data', data, '--port', port).ready;
});

test('Ctrl-C while it starts ends it as well', async () => {
  const started = run('--no-demo', '--data', await folder(), '--port', await freePort());
  await new Promise((done) => setTimeout(done, 1500));
  started.process.kill('SIGINT');
  expect(await started.ended).not.toBe(1);
});
