import { SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import { serve } from '../../emulator/host/serve.ts';
import { json } from '../../emulator/host/http.ts';
import type { AwsCall } from '../runtime/signed-call.ts';
import { stageSwitches } from './stage-switches.ts';

const names = {
  mappings: ['m1', 'm2'],
  schedules: ['s1'],
  jobs: ['arn:aws:lambda:us-east-1:000000000000:function:plan'],
  queues: ['http://localhost/sqs/0/q'],
  look: 'look',
};

/** Lambda's and the scheduler's answers as their documents state them, over what was put. */
function aws(mappings: Record<string, string>, states: Record<string, string> = {}) {
  const put: [string, unknown][] = [];
  const call = async ({ method, url, body, headers }: AwsCall): Promise<Response> => {
    const name = url.pathname.split('/').at(-1)!;
    if (method === 'GET')
      return url.pathname.startsWith('/schedules')
        ? Response.json({
            ...{ Arn: 'arn', CreationDate: 1.7e9, GroupName: 'default', Name: name },
            ...{ State: states[name] ?? 'DISABLED', ScheduleExpression: 'rate(60 minutes)' },
            ...{ FlexibleTimeWindow: { Mode: 'OFF' }, Target: { Arn: 'plan', RoleArn: 'role' } },
          })
        : Response.json({ UUID: name, State: mappings[name] });
    put.push([`${method} ${url.pathname}`, body === '{}' ? headers : JSON.parse(body!)]);
    return new Response('', { status: 202 });
  };
  const service = { call, origin: 'https://aws.example' };
  const switches = stageSwitches(names, { sqs: new SQSClient({}), lambda: service, scheduler: service });
  return { put, switches };
}

describe('the switches of a stage', () => {
  it.each([
    [{ m1: 'Enabled', m2: 'Enabling' }, 'ENABLED', 'on'],
    [{ m1: 'Enabled', m2: 'Disabled' }, 'ENABLED', 'between'],
    [{ m1: 'Enabled', m2: 'Enabled' }, 'DISABLED', 'between'],
    [{ m1: 'Disabling', m2: 'Disabled' }, 'DISABLED', 'off'],
  ])('are %j and %s: %s', async (mappings, s1, state) => {
    expect(await aws(mappings, { s1 }).switches.state()).toBe(state);
  });

  it('leave a mapping alone that is as wanted, and keep all that a schedule says', async () => {
    const { put, switches } = aws({ m1: 'Enabled', m2: 'Disabled' });
    await switches.turn('on');
    expect(put).toEqual([
      ['PUT /2015-03-31/event-source-mappings/m2', { Enabled: true }],
      [
        'PUT /schedules/s1',
        {
          ...{ State: 'ENABLED', ScheduleExpression: 'rate(60 minutes)' },
          ...{ FlexibleTimeWindow: { Mode: 'OFF' }, Target: { Arn: 'plan', RoleArn: 'role' } },
        },
      ],
    ]);
  });

  it('look again at one moment, in UTC, or not at all', async () => {
    const { put, switches } = aws({});
    await switches.lookAgainAt(Date.UTC(2026, 10, 23, 8, 0, 0, 999));
    await switches.lookAgainAt(undefined);
    expect(put).toMatchObject([
      ['PUT /schedules/look', { ScheduleExpression: 'at(2026-11-23T08:00:00)', State: 'ENABLED' }],
      ['PUT /schedules/look', { ScheduleExpression: 'rate(60 minutes)', State: 'DISABLED' }],
    ]);
  });

  it('start a job without waiting for it', async () => {
    const { put, switches } = aws({});
    await switches.startJobs();
    expect(put).toMatchObject([
      ['POST /2015-03-31/functions/plan/invocations', { 'x-amz-invocation-type': 'Event' }],
    ]);
  });

  it('fail with what AWS said, so that the change is tried again', async () => {
    const call = async () => new Response('{"message":"in use"}', { status: 409 });
    const service = { call, origin: 'https://aws.example' };
    const { turn } = stageSwitches(names, { sqs: new SQSClient({}), lambda: service, scheduler: service });
    await expect(turn('on')).rejects.toThrow('409 {"message":"in use"}');
  });

  it('count what waits, is in work, and is put off', async () => {
    const queue = await serve(async () =>
      json(200, {
        Attributes: {
          ...{ ApproximateNumberOfMessages: '1', ApproximateNumberOfMessagesNotVisible: '2' },
          ApproximateNumberOfMessagesDelayed: '4',
        },
      }),
    );
    const sqs = new SQSClient({
      ...{ endpoint: queue.origin, region: 'us-east-1' },
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
    const service = { call: () => Promise.reject(new Error('not asked')), origin: '' };
    const { waiting } = stageSwitches(names, { sqs, lambda: service, scheduler: service });
    expect(await waiting()).toBe(7);
    sqs.destroy();
    await queue.close();
  });
});
