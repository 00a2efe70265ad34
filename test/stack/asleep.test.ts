import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp, stageOf } from '../../bin/app.ts';
import { liveCode } from '../../emulator/template/live-code.ts';
import { placeholderAssets } from '../../lib/assets.ts';
import type { LocalStack } from '../../local/stack.ts';
import { answer, wireTo, type Wire } from '../support/client.ts';
import { beginWith, signUpPeople, type Person } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { settled } from '../support/settled.ts';

/** The template of a branch, running; what differs is where its site and its identity service are. Its platforms are played by its own function. */
let stack: LocalStack;
let wire: Wire;
let person: Person;
const folder = mkdtempSync(join(tmpdir(), 'countersign-branch-'));
const patience = { timeout: 120_000, interval: 100 };

beforeAll(async () => {
  const here = {
    ...{
      siteUrl: 'http://site.local.invalid',
      identityOnSite: true,
      webFromSources: true,
      hostedLogin: false,
    },
  };
  const assets = { ...placeholderAssets, lambda: (name: string) => Code.fromInline(liveCode(name)) };
  const { app } = createApp(
    { outdir: folder, validate: false, assets },
    { ...stageOf({ branch: 'main' }), ...here },
  );
  app.synth();
  stack = await startServices({ assembly: folder });
  wire = wireTo(stack.origin, stack.config);
}, 180_000);
afterAll(async () => {
  await stack?.close();
  rmSync(folder, { recursive: true });
});

const queues = () => stack.eventSources.filter(({ arn }) => arn.includes(':sqs:'));
const awake = () => queues().map((each) => each.enabled());
const keeper = () => stack.eventSources.find(({ functionName }) => functionName.includes('SleepKeeper'))!;

test('sleeps when it has just been deployed: no queue is polled', () => {
  expect(awake()).toEqual([false, false, false, false, false]);
});

test('is woken by the first thing that somebody does', async () => {
  [person] = (await signUpPeople(stack, ['ada'])) as [Person];
  await beginWith(wire, person, 'mayahollis');
  await vi.waitFor(() => expect(awake()).toEqual([true, true, true, true, true]), patience);
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
  await settled(stack);
  await vi.waitFor(async () => {
    await stack.lambda.invoke(keeper().functionName, { look: true });
    expect(awake()).toEqual([false, false, false, false, false]);
  }, patience);
  await answer(wire.rest('app', 'start-scan', {}, { token: person.accessToken }));
  await vi.waitFor(() => expect(awake()).toEqual([true, true, true, true, true]), patience);
}, 180_000);
