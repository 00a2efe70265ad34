import { expect, test } from 'vitest';
import { openDurable } from '../host/durable.ts';
import { assembly } from '../template/in-test/assembly.ts';
import { handleSchedules } from './handle-schedules.ts';
import { openSchedules, type ScheduleProperties } from './schedules.ts';

const stated = {
  ScheduleExpression: 'rate(1 hour)',
  State: 'DISABLED',
  FlexibleTimeWindow: { Mode: 'OFF' },
  Target: { Arn: 'arn:plan', RoleArn: 'arn:role' },
};
const shop = assembly({
  Shop: { Resources: { Due: { Type: 'AWS::Scheduler::Schedule', Properties: { Name: 'due', ...stated } } } },
});
const durable = await openDurable(undefined);

async function open(may: (action: string) => boolean = () => true) {
  const schedules = await openSchedules(shop, durable.space('schedule-updates'));
  const handle = handleSchedules({
    schedules,
    refuse: (_, action) => (may(action) ? undefined : { code: 'AccessDenied', message: action }),
  });
  const ask = async (method: string, name: string, body?: ScheduleProperties) => {
    const url = new URL(`http://localhost/scheduler/schedules/${name}`);
    const answer = await handle({ method, url, headers: {}, body: Buffer.from(JSON.stringify(body ?? '')) });
    return [answer.status, JSON.parse(String(answer.body)) as unknown];
  };
  return { schedules, ask };
}

test('a schedule that is switched on runs, and stays so after a restart', async () => {
  const { schedules, ask } = await open();
  expect(await ask('GET', 'due')).toMatchObject([200, { ...stated, Name: 'due' }]);
  expect(schedules.running()).toEqual([]);
  const at = { ...stated, State: 'ENABLED', ScheduleExpression: 'at(2026-11-23T08:00:00)' };
  expect(await ask('PUT', 'due', at)).toMatchObject([200, {}]);
  for (const each of [schedules, (await open()).schedules])
    expect(each.running()).toMatchObject([{ name: 'due', onceAt: Date.UTC(2026, 10, 23, 8) }]);
});

test('what is not played, not there or not allowed is refused', async () => {
  const { ask } = await open();
  expect(await ask('GET', 'other')).toMatchObject([404, {}]);
  expect(await ask('DELETE', 'due')).toMatchObject([501, {}]);
  expect(await ask('PUT', 'due', { ...stated, KmsKeyArn: 'k' })).toMatchObject([
    400,
    { Message: expect.stringContaining('KmsKeyArn') },
  ]);
  for (const action of ['scheduler:UpdateSchedule', 'iam:PassRole']) {
    const { ask } = await open((asked) => asked !== action);
    expect(await ask('PUT', 'due', stated)).toMatchObject([403, { Message: action }]);
  }
});
