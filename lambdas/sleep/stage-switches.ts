import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { SignedCall } from '../runtime/signed-call.ts';
import type { Switches } from './sleep.ts';

/** What a stage's own look says of itself, and what of it can be switched. */
export const SwitchNames = z.object({
  /** UUIDs of event source mappings. */
  mappings: z.array(z.string()),
  /** Names of schedules. */
  schedules: z.array(z.string()),
  /** ARNs of the functions of these schedules. */
  jobs: z.array(z.string()),
  /** Addresses of the queues that the mappings read. */
  queues: z.array(z.string()),
  /** Name of the schedule that looks whether anything is left to do. */
  look: z.string(),
});
export type SwitchNames = z.infer<typeof SwitchNames>;

interface Services {
  sqs: SQSClient;
  lambda: { call: SignedCall; origin: string };
  scheduler: { call: SignedCall; origin: string };
}

const Mapping = z.object({ State: z.string() });
const Schedule = z.looseObject({ State: z.enum(['ENABLED', 'DISABLED']) });
type Schedule = z.infer<typeof Schedule>;

const counted = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
] as const;

/** The mappings and schedules of one stage, over the calls of Lambda, EventBridge Scheduler and SQS. */
export function stageSwitches(names: SwitchNames, { sqs, lambda, scheduler }: Services): Switches {
  const ask = async (
    { call, origin }: Services['lambda'],
    method: 'GET' | 'PUT',
    path: string,
    body?: object,
  ) => {
    const url = new URL(origin + path);
    const answer = await call({
      ...{ method, url },
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text === '' ? {} : (JSON.parse(text) as unknown);
  };
  const mappingPath = (uuid: string) => `/2015-03-31/event-source-mappings/${uuid}`;
  const schedulePath = (name: string) => `/schedules/${name}`;
  const isMappingOn = async (uuid: string) =>
    /^(Enabled|Enabling|Creating|Updating)$/.test(
      Mapping.parse(await ask(lambda, 'GET', mappingPath(uuid))).State,
    );
  const readSchedule = async (name: string) =>
    Schedule.parse(await ask(scheduler, 'GET', schedulePath(name)));
  const changeSchedule = async (name: string, change: (now: Schedule) => Record<string, unknown>) => {
    const { Description, FlexibleTimeWindow, ScheduleExpression, Target, State } = await readSchedule(name);
    // What an update leaves out falls back to nothing.
    const stated = { Description, FlexibleTimeWindow, ScheduleExpression, Target, State };
    await ask(scheduler, 'PUT', schedulePath(name), { ...stated, ...change({ ...stated, State }) });
  };

  return {
    async state() {
      const on = await Promise.all([
        ...names.mappings.map(isMappingOn),
        ...names.schedules.map(async (name) => (await readSchedule(name)).State === 'ENABLED'),
      ]);
      if (on.every(Boolean)) return 'on';
      return on.some(Boolean) ? 'between' : 'off';
    },
    async turn(to) {
      const isOn = to === 'on';
      // One that is as wanted is left alone: Lambda refuses a change while another is under way.
      const one = async (uuid: string) => {
        if ((await isMappingOn(uuid)) !== isOn)
          await ask(lambda, 'PUT', mappingPath(uuid), { Enabled: isOn });
      };
      await Promise.all([
        ...names.mappings.map(one),
        ...names.schedules.map((name) =>
          changeSchedule(name, () => ({ State: isOn ? 'ENABLED' : 'DISABLED' })),
        ),
      ]);
    },
    async startJobs() {
      const start = async (arn: string) => {
        const name = arn.split(':').at(-1)!;
        const url = new URL(`${lambda.origin}/2015-03-31/functions/${name}/invocations`);
        const headers = { 'x-amz-invocation-type': 'Event', 'content-type': 'application/json' };
        const answer = await lambda.call({ method: 'POST', url, headers, body: '{}' });
        await answer.text();
        if (!answer.ok) throw new Error(`${name} was not started: ${answer.status}`);
      };
      await Promise.all(names.jobs.map(start));
    },
    async waiting() {
      const each = await Promise.all(
        names.queues.map(async (QueueUrl) => {
          const { Attributes = {} } = await sqs.send(
            new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...counted] }),
          );
          return counted.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0);
        }),
      );
      return each.reduce((sum, count) => sum + count, 0);
    },
    lookAgainAt: (ms) =>
      changeSchedule(names.look, ({ ScheduleExpression }) => ({
        // UTC, without milliseconds: at(2026-11-23T08:00:00)
        ScheduleExpression:
          ms === undefined ? ScheduleExpression : `at(${new Date(ms).toISOString().slice(0, 19)})`,
        State: ms === undefined ? 'DISABLED' : 'ENABLED',
      })),
  };
}
