import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scan } from '#domain/scan/scan';
import type { LocalStack } from '../../local/stack.ts';
import { answer, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';

/** `npm start -- --real`: a stack that asks a platform at its own address, here one that knows nobody. */
const token = 'key-of-the-environment';
const asked: { authorization: string | undefined; handles: string[] }[] = [];
let github: Server;
let stack: LocalStack;
let folder: string;
let maya: Person;

beforeAll(async () => {
  github = createServer(async (request, response) => {
    const { variables } = JSON.parse(await bodyOf(request)) as { variables: Record<string, string> };
    asked.push({ authorization: request.headers.authorization, handles: Object.values(variables) });
    const data = Object.fromEntries(Object.keys(variables).map((_, n) => [`u${n}`, null]));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: 'q' in variables ? { search: { nodes: [] } } : data }));
  });
  await new Promise<void>((done) => github.listen(0, '127.0.0.1', done));
  folder = await mkdtemp(join(tmpdir(), 'countersign-real-'));
  const apiUrl = `http://127.0.0.1:${(github.address() as AddressInfo).port}`;
  stack = await startServices({ data: join(folder, 'data'), real: { GITHUB: { apiUrl, token } } });
  [maya] = (await signUpPeople(stack, ['maya'])) as [Person];
});
afterAll(async () => {
  await stack?.close();
  github?.closeAllConnections();
  github?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

it('asks the real platform with the key, and says of the others that they are not connected', async () => {
  const wire = wireTo(stack.origin, stack.config);
  const by = { token: maya.accessToken };
  const socialMediaAccounts = [{ platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' }];
  const save = (field: string, type: string, input: object) =>
    answer(wire.graphql(`mutation ($input: ${type}!) { ${field}(input: $input) { id } }`, { input }, by));
  await save('createUser', 'CreateUserInput', { id: maya.sub });
  await save('updateUser', 'UpdateUserInput', { id: maya.sub, socialMediaAccounts });
  await answer(wire.rest('app', 'start-scan', {}, by));
  const latest = async () => (await answer<{ scan: Scan }>(wire.rest('app', 'get-report', {}, by))).scan;
  await expect.poll(async () => (await latest()).status, { timeout: 60_000, interval: 250 }).toBe('DONE');
  const states = Object.fromEntries(
    (await latest()).sources.map(({ platform, status }) => [platform, status]),
  );
  expect(states).toMatchObject({
    GITHUB: 'looked',
    X: 'not connected',
    TIKTOK: 'not connected',
    ZOOM: 'closed',
  });
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
  expect(asked.flatMap(({ handles }) => handles)).toContain('maya-hollimund');
});

it('speaks of no demonstration', () => {
  expect(stack.config).not.toHaveProperty('demo');
});

it('keeps the key in memory alone', async () => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const kept = files.filter((file) => file.isFile());
  expect(kept.length).toBeGreaterThan(3);
  for (const file of kept) {
    const bytes = await readFile(join(file.parentPath, file.name)).catch(gone);
    expect([file.name, bytes.includes(token)]).toEqual([file.name, false]);
  }
});

/** A file that is being written bears another name until it is whole: under this one it is gone by then. */
function gone(error: NodeJS.ErrnoException): Buffer {
  if (error.code !== 'ENOENT') throw error;
  return Buffer.alloc(0);
}
