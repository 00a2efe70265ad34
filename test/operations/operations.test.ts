import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Decided } from '#domain/proof/decision';
import { day, hour } from '#domain/durations';
import type { FailedQueue, SourceState } from '#domain/operations/operations';
import type { ScanTally } from '#domain/operations/scan-tally';
import { failedQueueOf } from './failed-queue.ts';
import { pausesOver } from '../../lambdas/sources/pausable.ts';
import { tallyOver } from '../../lambdas/scan/counted/tally.ts';
import { hearOver } from '../../lambdas/scan/counted/hear.ts';
import { sourceAnswerStore } from '../../lambdas/store/operations/source-answers.ts';
import { counterStore } from '../../lambdas/store/operations/counters.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { sourcePauseStore } from '../../lambdas/store/operations/source-pause.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { askingWithin } from '../../lambdas/sources/ask-within.ts';
import { breakerOver } from '../../lambdas/sources/breaker.ts';
import type { LocalStack } from '../../local/stack.ts';
import { asOperator } from '../support/operator.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';

/** What operators read of the searches, and what they switch. */
let stack: LocalStack;
let wire: Wire;
let database: Database;
let ada: Person;

beforeAll(async () => {
  stack = await startServices();
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const [person] = await signUpPeople(stack, ['ada']);
  ada = await asOperator(stack, person!);
  const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
  await answer(wire.graphql(create, { input: {} }, { token: ada.accessToken }));
});
afterAll(() => stack?.close());

const proxy = <T>(name: string, input: object = {}) =>
  answer<T>(wire.rest('proxy', name, input, { token: ada.accessToken }));
const operations = () => proxy<{ sources: SourceState[]; queues: FailedQueue[] }>('get-operations');
const stateOf = async (source: string) =>
  (await operations()).sources.find((state) => state.source === source)!;

it('shows each source with what is used of its budget, and whether it rests', async () => {
  const once = onceStore(database);
  const mayAsk = askingWithin(once, Date.now);
  await mayAsk('GITHUB', 'lookUp', 7);
  await mayAsk('WEB', 'search', 2);
  const { broke } = breakerOver(once, Date.now);
  for (let n = 0; n < 5; n += 1) await broke('TWITCH');
  expect(await stateOf('GITHUB')).toMatchObject({
    connected: true,
    resting: false,
    paused: null,
    budgets: { lookUp: { used: 7, most: 4000, per: 3_600_000 }, search: { used: 0 } },
  });
  expect((await stateOf('WEB')).budgets).toEqual({
    lookUp: null,
    search: { used: 2, most: 2000, per: 86_400_000 },
  });
  expect((await stateOf('IMGUR')).budgets.search).toBeNull();
  expect((await stateOf('TWITCH')).resting).toBe(true);
});

it('shows how many scans were begun and how they ended', async () => {
  const scans = async () =>
    (await proxy<{ scans: { today: ScanTally; week: ScanTally } }>('get-operations')).scans;
  const before = await scans();
  const tally = tallyOver(counterStore(database), Date.now);
  for (const event of ['begun', 'begun', 'in part', 'put off'] as const) await tally(event);
  await tallyOver(counterStore(database), () => Date.now() - day)('begun');
  const { today, week } = await scans();
  expect(today).toEqual({
    ...before.today,
    ...{ begun: before.today.begun + 2, 'in part': before.today['in part'] + 1, 'put off': 1 },
  });
  expect(week.begun).toBe(before.week.begun + 3);
});

it('shows what each source answered in the last hour, why it did not, and its last canary', async () => {
  const answers = sourceAnswerStore(database);
  const now = Date.now();
  const hear = (ago: number) => hearOver(answers, () => now - ago);
  await hear(2 * hour)('REDDIT', { answer: 'broken', why: 'Long ago.', canary: 'there' });
  await hear(hour / 2)('REDDIT', { answer: 'refused', why: 'It didn’t accept our access (401).' });
  await hear(hour / 2)('REDDIT', { answer: 'answered', canary: 'nobody' });
  const rightNow = hear(0);
  // Two that come at the same moment are one write.
  await Promise.all([
    rightNow('REDDIT', { answer: 'answered' }),
    rightNow('REDDIT', { answer: 'refused', why: 'It didn’t accept our access (403).' }),
  ]);
  const { lastHour } = await stateOf('REDDIT');
  expect(lastHour).toEqual({
    counts: { answered: 2, wait: 0, refused: 2, broken: 0 },
    why: { refused: 'It didn’t accept our access (403).' },
    canary: { at: new Date(now - hour / 2).toISOString(), said: 'nobody' },
  });
  expect((await stateOf('INSTAGRAM')).lastHour).toEqual({
    counts: { answered: 0, wait: 0, refused: 0, broken: 0 },
    why: {},
    canary: null,
  });
});

it('a source is switched off and on with a reason, which is read beside it and among the decisions', async () => {
  const worker = () => pausesOver(sourcePauseStore(database), Date.now);
  await proxy('pause-source', { source: 'X', paused: true, reason: 'They asked us to.' });
  await proxy('pause-source', { source: 'WEB', paused: true, reason: 'It costs.' });
  expect((await stateOf('X')).paused).toMatchObject({ reason: 'They asked us to.', by: ada.email });
  expect([await worker()('X'), await worker()('WEB'), await worker()('GITHUB')]).toEqual([true, true, false]);
  await proxy('pause-source', { source: 'X', paused: false, reason: 'All settled.' });
  expect((await stateOf('X')).paused).toBeNull();
  expect([await worker()('X'), await worker()('WEB')]).toEqual([false, true]);
  const { decisions } = await proxy<{ decisions: Decided[] }>('get-decisions');
  expect(decisions.slice(0, 3)).toMatchObject([
    { kind: 'resume source', about: 'X', reason: 'All settled.', by: ada.email, done: true },
    { kind: 'pause source', about: 'Web search', reason: 'It costs.', done: true },
    { kind: 'pause source', about: 'X', reason: 'They asked us to.', done: true },
  ]);
});

it('what was given up is counted for each queue, and put back on its own', async () => {
  const queueOf = async (name: string) => (await operations()).queues.find((one) => one.name === name);
  expect(await queueOf('Scanning')).toEqual({ name: 'Scanning', waiting: 0, canRedrive: true });
  expect(await queueOf('Notifications')).toMatchObject({ canRedrive: false });
  const { failed, work } = failedQueueOf(stack, stack.variables['SCAN_QUEUE_URL']!);
  // Nobody's: whoever works it off finds no such person, and is done.
  const job = { userId: 'nobody', scanId: 'none', source: 'X' };
  for (let n = 0; n < 12; n += 1) await failed.send({ body: JSON.stringify(job) });
  expect(await queueOf('Scanning')).toMatchObject({ waiting: 12 });
  expect(await proxy('redrive', { queue: 'Scanning' })).toEqual({ messages: 12 });
  expect(await queueOf('Scanning')).toMatchObject({ waiting: 0 });
  await expect.poll(() => work.counts()).toEqual({ visible: 0, inWork: 0, delayed: 0 });
  expect(failed.counts().visible).toBe(0);
  const { decisions } = await proxy<{ decisions: Decided[] }>('get-decisions');
  expect(decisions[0]).toMatchObject({ kind: 'redrive', about: 'Scans', by: ada.email, done: true });
  for (const queue of ['Notifications', 'Nothing'])
    expect(await wire.rest('proxy', 'redrive', { queue }, { token: ada.accessToken })).toMatchObject({
      kind: 'refused',
      message: 'There is nothing to try again.',
    });
});
