import { SQSClient } from '@aws-sdk/client-sqs';
import { queueName } from '#domain/operations/operations';
import { type FailedQueues, failedQueuesOver } from '../lambdas/operator/failed-queues.ts';
import { failedQueuesOfStage } from './failed-queues-of-stage.ts';
import { recordOperator } from './record-operator.ts';
import { byKey, type SiteStage, stageOfSite } from './site-stage.ts';

interface Redrive {
  /** By its stage, in the region of the AWS credentials, or by the address of its site. */
  at: { stage: string } | { site: string };
  /** Nothing: which there are. */
  queue?: string | undefined;
  reason?: string | undefined;
}

/**
 * Puts what was given up in a queue of a stage back on the queue it came from, and writes it where operators read what was decided;
 * without a name it says which queues there are and changes nothing.
 * @returns what to tell whoever asked
 * @throws Error with a sentence when there is no such stage or queue
 */
export async function redrive({ at, queue, reason }: Redrive): Promise<string> {
  const place = 'site' in at ? await stageOfSite(at.site) : inRegion(at.stage);
  const { stage, settings, endpoint } = place;
  const endpointOf = (service: 'sqs' | 'dynamodb') => {
    const address = endpoint(service);
    return address === undefined ? {} : { endpoint: address };
  };
  const client = new SQSClient({ ...settings, ...endpointOf('sqs') });
  try {
    const rows = await failedQueuesOfStage(client, stage);
    if (rows.length === 0) throw new Error(`No queues of a stage ${stage} are visible here.`);
    const failed = failedQueuesOver(client, rows);
    if (queue === undefined) return await listed(failed);
    if (!rows.some(({ name }) => name === queue))
      throw new Error(`There is no queue ${queue}. The queues are:\n${await listed(failed)}`);
    const { accessKeyId } = await client.config.credentials();
    let messages = 0;
    await recordOperator(
      { ...settings, ...endpointOf('dynamodb') },
      { stage, kind: 'redrive', by: place.by(accessKeyId), about: queueName(queue), reason },
      async () => {
        messages = await failed.redrive(queue);
      },
    );
    return messages === 0 ? `${queue}: nothing was left.` : `${queue}: ${messages} to be tried again.`;
  } finally {
    client.destroy();
  }
}

const inRegion = (stage: string): Omit<SiteStage, 'userPoolId' | 'settings'> & { settings: object } => ({
  ...{ stage, settings: {}, by: byKey },
  endpoint: () => undefined,
});

async function listed(failed: FailedQueues): Promise<string> {
  const queues = await failed.all();
  const width = Math.max(...queues.map(({ name }) => name.length));
  return queues
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ name, waiting }) => `${name.padEnd(width)}  ${waiting} failed`)
    .join('\n');
}
