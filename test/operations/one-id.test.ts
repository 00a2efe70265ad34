import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correlationHeader } from '#domain/contract/correlation';
import type { LocalStack } from '../../local/stack.ts';
import { type Wire, wireTo } from '../support/client.ts';
import { dataFolder } from '../support/local-process.ts';
import { beginWith, type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { settled } from '../support/settled.ts';

/** One click, one id in every line that it caused: from the gateway over two queues and a stream to the alert. */
let data: Awaited<ReturnType<typeof dataFolder>>;
let stack: LocalStack;
let wire: Wire;
let maya: Person;
let lines: Line[];

interface Line {
  /** Log of the function. */
  log: string;
  correlation_id?: string;
  message?: string;
  /** Of a metric: its value, and the CloudWatch part. */
  _aws?: { CloudWatchMetrics: { Namespace: string; Metrics: { Name: string }[] }[] };
  [name: string]: unknown;
}
const clicked = '0a1b2c3d-4e5f-4a6b';
/** Of whoever sends something else than an id. */
const hostile = 'maya@example.com"}\n{"message":"Answered"';

beforeAll(async () => {
  data = await dataFolder();
  stack = await startServices({ data: data.path });
  wire = wireTo(stack.origin, stack.config);
  [maya] = (await signUpPeople(stack, ['maya'])) as [Person];
  await beginWith(wire, maya, 'maya-hollimund');
  expect(await scan(clicked)).toMatchObject({ status: 200 });
  await settled(stack);
  const logs = join(data.path, 'logs');
  lines = readdirSync(logs).flatMap((file) =>
    readFileSync(join(logs, file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => ({ ...(JSON.parse(line) as object), log: file.replace(/\.log$/, '') })),
  );
});
afterAll(async () => {
  await stack?.close();
  await data?.remove();
});

async function scan(id: string): Promise<{ status: number; body: unknown }> {
  const { REST } = stack.config['API'] as { REST: Record<string, { endpoint: string }> };
  const response = await fetch(`${REST['appAPI']!.endpoint}/app/start-scan`, {
    method: 'POST',
    headers: { authorization: maya.accessToken, 'content-type': 'application/json', [correlationHeader]: id },
    body: '{}',
  });
  return { status: response.status, body: await response.json() };
}

const caused = () => lines.filter((line) => line.correlation_id === clicked);
const figures = (some: Line[]) =>
  some.flatMap((line) => line._aws?.CloudWatchMetrics[0]?.Metrics.map(({ Name }) => Name) ?? []);

test('the call, the work of its queue and the delivery of its alert carry the id that the page gave', () => {
  expect(caused().filter(({ message }) => message === 'Answered')).toMatchObject([
    { call: 'start-scan', status: 200, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
  ]);
  expect([...new Set(caused().map(({ log }) => log))]).toHaveLength(3);
});

test('what was measured of it stands in the same lines', () => {
  const measured = figures(caused());
  expect(measured.filter((name) => name === 'ScansBegun')).toHaveLength(1);
  expect(measured.filter((name) => name === 'ScansEnded')).toHaveLength(1);
  expect(measured.filter((name) => name === 'Findings').length).toBeGreaterThan(0);
  // Each alert of the scan, and nobody else was there to be told of anything.
  expect(measured.filter((name) => name === 'Alerts')).toEqual(
    figures(lines).filter((name) => name === 'Alerts'),
  );
  expect(measured).toContain('Alerts');
  expect(new Set(caused().flatMap((line) => line._aws?.CloudWatchMetrics[0]?.Namespace ?? []))).toEqual(
    new Set(['Countersign/local']),
  );
});

test('no line of a scan, of a delivery or of a queue is without one', () => {
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !line.correlation_id && line.message !== undefined)).toEqual([]);
});

test('nothing that a person gave stands in any line', () => {
  for (const given of ['hollimund', maya.email, maya.sub])
    expect(lines.filter((line) => JSON.stringify(line).includes(given))).toEqual([]);
});

test('what is no id is not taken for one', async () => {
  await expect(scan(hostile)).rejects.toThrow();
  const { status } = await scan('maya@example.com');
  expect(status).toBeGreaterThanOrEqual(200);
  await settled(stack);
  const logs = join(data.path, 'logs');
  for (const file of readdirSync(logs))
    expect(readFileSync(join(logs, file), 'utf8')).not.toContain('maya@example.com');
});
