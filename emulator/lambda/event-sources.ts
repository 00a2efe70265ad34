import type { Change } from '../dynamodb/changes.ts';
import type { Dynamo } from '../dynamodb/dynamo.ts';
import type { Lambda } from './lambda.ts';
import { consume } from '../sqs/consume.ts';
import type { Sqs } from '../sqs/sqs.ts';
import { consumeStream } from '../streams/streams.ts';
import { TemplateError, type Deployment, type Resource } from '../template/template.ts';

export interface EventSourceOptions {
  deployment: Deployment;
  lambda: Pick<Lambda, 'invoke'>;
  sqs: Sqs;
  dynamo: Pick<Dynamo, 'onChange' | 'pendingChanges' | 'checkpoint'>;
  now: () => number;
}

export interface EventSource {
  /** Of the queue or stream. */
  arn: string;
  /** Resolves when nothing is left to do now. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

interface Mapping {
  EventSourceArn: string;
  FunctionName: string;
  BatchSize?: number;
  Enabled?: boolean;
  BisectBatchOnFunctionError?: boolean;
  MaximumRetryAttempts?: number;
  FunctionResponseTypes?: string[];
  ScalingConfig?: { MaximumConcurrency?: number };
  DestinationConfig?: { OnFailure?: { Destination: string } };
}

/** Starts what the template's event source mappings say: queues and streams that drive functions. */
export function startEventSources(options: EventSourceOptions): EventSource[] {
  return options.deployment
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.Enabled !== false)
    .map((resource) => {
      const mapping = resource.properties as unknown as Mapping;
      const arn = mapping.EventSourceArn;
      if (arn.startsWith('arn:aws:sqs:')) return { arn, ...fromQueue(options, mapping) };
      if (arn.startsWith('arn:aws:dynamodb:')) return { arn, ...fromStream(options, mapping, resource) };
      throw new TemplateError(
        `${resource.stack}: the emulator knows no event source ${mapping.EventSourceArn}`,
      );
    });
}

const partial = ({ FunctionResponseTypes = [] }: Mapping) =>
  FunctionResponseTypes.includes('ReportBatchItemFailures');

function fromQueue({ sqs, lambda, now }: EventSourceOptions, mapping: Mapping): Omit<EventSource, 'arn'> {
  return consume({
    queue: sqs.queue(mapping.EventSourceArn)!,
    batchSize: mapping.BatchSize ?? 10,
    maxConcurrency: mapping.ScalingConfig?.MaximumConcurrency ?? 10,
    partialFailures: partial(mapping),
    invoke: (event) => lambda.invoke(mapping.FunctionName, event),
    now,
  });
}

function fromStream(
  { dynamo, lambda, sqs }: EventSourceOptions,
  mapping: Mapping,
  resource: Resource,
): Omit<EventSource, 'arn'> {
  const table = /table\/([^/]+)\/stream/.exec(mapping.EventSourceArn)?.[1];
  if (!table) throw new TemplateError(`${resource.stack}: ${mapping.EventSourceArn} is no stream`);
  const failed = mapping.DestinationConfig?.OnFailure?.Destination;
  return consumeStream({
    source: dynamo,
    table,
    streamArn: mapping.EventSourceArn,
    batchSize: mapping.BatchSize ?? 100,
    // Without a number Lambda tries for a day; the same stream would stand still that long here.
    retries: mapping.MaximumRetryAttempts ?? 10,
    bisect: mapping.BisectBatchOnFunctionError ?? false,
    partialFailures: partial(mapping),
    invoke: (event) => lambda.invoke(mapping.FunctionName, event),
    onGivenUp: async (records) => {
      if (failed) await sqs.queue(failed)?.send({ body: JSON.stringify(givenUp(mapping, records)) });
    },
    pause: (attempt) => new Promise((done) => setTimeout(done, Math.min(200 * 2 ** attempt, 5000))),
  });
}

/** What Lambda puts into the queue for records it gave up: where they are, not what they hold. */
const givenUp = ({ FunctionName, EventSourceArn }: Mapping, records: Change[]) => ({
  requestContext: { functionArn: FunctionName, condition: 'RetryAttemptsExhausted' },
  DDBStreamBatchInfo: {
    streamArn: EventSourceArn,
    batchSize: records.length,
    startSequenceNumber: records[0]?.sequence,
    endSequenceNumber: records.at(-1)?.sequence,
  },
});
