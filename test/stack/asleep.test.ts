import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp, stageOf } from '../../bin/app.ts';
import { twinSources } from '../../bin/sources.ts';
import { liveCode } from '../../emulator/template/live-code.ts';
import { placeholderAssets } from '../../lib/assets.ts';
import type { LocalStack } from '../../local/stack.ts';
import { answer, wireTo, type Wire } from '../support/client.ts';
import { beginWith, signUpPeople, type Person } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { settled } from '../support/settled.ts';

/** The template of a branch, running; what differs is where its site, its identity service and its platforms are. */
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
    sources: twinSources,
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

test('falls asleep when nothing waits, and the next person wakes it', async () => {
  await settled(stack);
  await vi.waitFor(async () => {
    await stack.lambda.invoke(keeper().functionName, { look: true });
    expect(awake()).toEqual([false, false, false, false, false]);
  }, patience);
  await answer(wire.rest('app', 'start-scan', {}, { token: person.accessToken }));
  await vi.waitFor(() => expect(awake()).toEqual([true, true, true, true, true]), patience);
}, 180_000);
