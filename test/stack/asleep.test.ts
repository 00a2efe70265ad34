import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LocalStack } from '../../local/stack.ts';
import { startBranch } from './start-branch.ts';
import { answer, wireTo, type Wire } from '../support/client.ts';
import { beginWith, signUpPeople, type Person } from '../support/people.ts';
import { settled } from '../support/settled.ts';

let stack: LocalStack;
let wire: Wire;
let person: Person;
const patience = { timeout: 120_000, interval: 100 };

beforeAll(async () => {
  stack = await startBranch();
  wire = wireTo(stack.origin, stack.config);
}, 180_000);
afterAll(() => stack?.close());

const queues = () => stack.eventSources.filter(({ arn }) => arn.includes(':sqs:'));
const all = (is: boolean) => Array.from({ length: 6 }, () => is);
const awake = () => queues().map((each) => each.enabled());
const keeper = () => stack.eventSources.find(({ functionName }) => functionName.includes('SleepKeeper'))!;

const asleep = async () => {
  await settled(stack);
  await vi.waitFor(async () => {
    await stack.lambda.invoke(keeper().functionName, { look: true });
    expect(awake()).toEqual(all(false));
  }, patience);
};

test('is awake when it has just been deployed, since its story is told, and sleeps when nothing waits', async () => {
  await vi.waitFor(() => expect(awake()).toEqual(all(true)), patience);
  await asleep();
}, 180_000);

test('is woken by the first thing that somebody does', async () => {
  [person] = (await signUpPeople(stack, ['ada'])) as [Person];
  await beginWith(wire, person, 'mayahollis');
  await vi.waitFor(() => expect(awake()).toEqual(all(true)), patience);
}, 180_000);

test('does what it is asked to', async () => {
  await answer(wire.rest('app', 'start-scan', {}, { token: person.accessToken }));
  await vi.waitFor(async () => {
    const report = await answer<{ lastLookedAt: string | null }>(
      wire.rest('app', 'get-report', {}, { token: person.accessToken }),
    );
    expect(report.lastLookedAt).not.toBeNull();
  }, patience);
}, 180_000);

test('finds copies, by asking the function that plays its platforms', async () => {
  const { findings, scan } = await answer<{
    findings: { theirs: { handle: string; url: string } }[];
    scan: { sources: { platform: string; status: string }[] };
  }>(wire.rest('app', 'get-report', {}, { token: person.accessToken }));
  expect(scan.sources).toContainEqual(expect.objectContaining({ platform: 'GITHUB', status: 'looked' }));
  expect(findings.length).toBeGreaterThan(0);
});

test('shows the pages of its platforms at the address of that function: profiles, pictures, letters, and a bio that is edited', async () => {
  const [name] = Object.values(stack.variables).flatMap(
    (value) => /\/lambda-url\/[^/]+\//.exec(value)?.[0] ?? [],
  );
  const at = (path: string, init?: RequestInit) =>
    fetch(`${stack.origin}${name}platforms/${path}`, { redirect: 'manual', ...init });
  const page = async (path: string) => (await at(path)).text();
  expect(await page('github/u/mayahollis')).toContain('mayahollis');
  const picture = await at('github/avatars/mayahollis');
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  expect((await (await at('text.woff2')).arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  const body = new URLSearchParams({ bio: 'Proof: abc-123' });
  const saved = await at('github/edit/mayahollis', { method: 'POST', body });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/platforms/github/u/mayahollis']);
  expect(await page('github/u/mayahollis')).toContain('Proof: abc-123');
  expect((await at('github/u/nobody-is-called-that')).status).toBe(404);
});

test('falls asleep when nothing waits, and the next person wakes it', async () => {
  await asleep();
  await answer(wire.rest('app', 'start-scan', {}, { token: person.accessToken }));
  await vi.waitFor(() => expect(awake()).toEqual(all(true)), patience);
}, 180_000);
