import { afterEach, expect, test, vi } from 'vitest';
import { openDurable } from '../host/durable.ts';
import type { Resource } from '../template/template.ts';
import { scheduleOf } from './from-template.ts';
import { createScheduler, type Schedule, type Scheduler } from './scheduler.ts';

const resource = (properties: Record<string, unknown>) =>
  ({
    physicalName: 'due',
    properties: { Target: { Arn: 'arn:plan' }, ...properties },
  }) as unknown as Resource;

test.each([
  ['rate(1 minute)', 60_000],
  ['rate(5 minutes)', 300_000],
  ['rate(2 hours)', 7_200_000],
  ['rate(1 day)', 86_400_000],
])('%s', (ScheduleExpression, everyMs) => {
  expect(scheduleOf(resource({ ScheduleExpression }))).toMatchObject({
    name: 'due',
    everyMs,
    functionArn: 'arn:plan',
  });
});

test('a disabled schedule is left out, and an unknown form refused by name', () => {
  expect(scheduleOf(resource({ ScheduleExpression: 'rate(1 day)', State: 'DISABLED' }))).toBeUndefined();
  expect(() => scheduleOf(resource({ ScheduleExpression: 'cron(0 9 * * ? *)' }))).toThrow(
    'due: the emulated scheduler knows rate(...) and at(...), not cron(0 9 * * ? *)',
  );
});

let open: Scheduler | undefined;
afterEach(() => open?.close());

/** A schedule of one minute over a clock that stands still until it is moved. */
async function minutely(invoke: () => Promise<unknown>, when: Partial<Schedule> = { everyMs: 60_000 }) {
  const durable = await openDurable(undefined);
  const clock = { now: 1_000_000 };
  const start = () =>
    (open = createScheduler({
      schedules: () => [{ name: 'due', ...when, functionArn: 'arn:plan', input: {}, retries: 2 }],
      invoke,
      lastRuns: durable.space<number>('schedules'),
      now: () => clock.now,
    }));
  return { clock, start };
}

test('runs at its rate, once for a time it was off, and a restart does not repeat a run', async () => {
  let runs = 0;
  const { clock, start } = await minutely(async () => ++runs);
  const first = start();
  await first.runDue();
  await first.runDue();
  expect(runs).toBe(1);
  await first.close();
  const second = start();
  await second.runDue();
  expect(runs).toBe(1);
  clock.now += 10 * 60_000;
  await second.runDue();
  await second.runDue();
  expect(runs).toBe(2);
});

test('a failing run is repeated twice, and the next one comes all the same', async () => {
  let runs = 0;
  const { clock, start } = await minutely(async () => {
    runs++;
    throw new Error('no');
  });
  const scheduler = start();
  await scheduler.runDue();
  expect(runs).toBe(3);
  clock.now += 60_000;
  await scheduler.runDue();
  expect(runs).toBe(6);
});

test('runs once at a moment, not before it, and again where it was set anew', async () => {
  let runs = 0;
  const when = { onceAt: 1_060_000 };
  const { clock, start } = await minutely(async () => ++runs, when);
  const scheduler = start();
  await scheduler.runDue();
  expect(runs).toBe(0);
  clock.now = 1_060_000;
  await scheduler.runDue();
  await scheduler.runDue();
  expect(runs).toBe(1);
  when.onceAt = 1_120_000;
  await scheduler.runDue();
  expect(runs).toBe(1);
  clock.now = 1_200_000;
  await scheduler.runDue();
  expect(runs).toBe(2);
});

test('a moment is read as UTC', () => {
  expect(scheduleOf(resource({ ScheduleExpression: 'at(2026-11-23T08:00:00)' }))).toMatchObject({
    onceAt: Date.UTC(2026, 10, 23, 8),
  });
});

test('nothing runs by itself before it is told to begin: a function would call a site that does not answer yet', async () => {
  let runs = 0;
  const { start } = await minutely(async () => ++runs);
  vi.useFakeTimers();
  try {
    const scheduler = start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(0);
    scheduler.begin();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs).toBe(1);
    await scheduler.close();
  } finally {
    vi.useRealTimers();
  }
});
