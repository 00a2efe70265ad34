import { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { readEnvironment } from '../runtime/environment.ts';
import { signedCall } from '../runtime/signed-call.ts';
import { sleeper } from '../sleep/sleep.ts';
import { stageSwitches, SwitchNames } from '../sleep/stage-switches.ts';
import { inTime } from '../runtime/aws/in-time.ts';
import { later } from '../runtime/aws/later.ts';

const env = readEnvironment({ SWITCHES: z.string(), SLEEPS_AFTER_MINUTES: z.coerce.number().positive() });

/** A local stack says where its own are. */
const service = (name: 'lambda' | 'scheduler') => ({
  call: signedCall(name, fetch),
  origin:
    process.env[`AWS_ENDPOINT_URL_${name.toUpperCase()}`] ??
    `https://${name}.${process.env['AWS_REGION']}.amazonaws.com`,
});

const stage = sleeper(
  stageSwitches(SwitchNames.parse(JSON.parse(env.SWITCHES)), {
    sqs: later(() => new SQSClient(inTime)),
    lambda: service('lambda'),
    scheduler: service('scheduler'),
  }),
  env.SLEEPS_AFTER_MINUTES,
  Date.now,
);

/** Rows that somebody's doing wrote wake the stage; its own schedule looks whether anything is left to do. */
export const handler = (event: DynamoDBStreamEvent | { look: true }): Promise<void> =>
  'look' in event ? stage.look() : stage.wake();
