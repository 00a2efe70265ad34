import type { Change } from '../dynamodb/changes.ts';
import type { Dynamo } from '../dynamodb/dynamo.ts';
import type { Lambda } from './lambda.ts';
import { consume } from '../sqs/consume.ts';
import type { Sqs } from '../sqs/sqs.ts';
import { consumeStream } from '../streams/streams.ts';
import { eventFilter } from '../streams/event-filter.ts';
import type { Space } from '../host/durable.ts';
import { switchable } from './switchable.ts';
import { TemplateError, type Deployment, type Resource } from '../template/template.ts';

export interface EventSourceOptions {
  deployment: Deployment;
  lambda: Pick<Lambda, 'invoke'>;
  sqs: Sqs;
  dynamo: Pick<Dynamo, 'onChange' | 'pendingChanges' | 'checkpoint'>;
  /** Mappings that were switched on or off since, by their UUID: a restart leaves them so. */
  switched: Space<boolean>;
  now: () => number;
}

/** A consumer of a queue or stream, while it runs. */
export interface Consuming {
  /** Resolves when nothing is left to do now. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export interface EventSource extends Consuming {
  /** Of the queue or stream. */
  arn: string;
  /** Of the mapping. */
  uuid: string;
  functionName: string;
  enabled(): boolean;
  /** Off: what comes stays where it is. */
  enable(on: boolean): Promise<void>;
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
  FilterCriteria?: { Filters?: { Pattern: string }[] };
}

/** Starts what the template's event source mappings say, where they are switched on: queues and streams that drive functions. */
export async function startEventSources(options: EventSourceOptions): Promise<EventSource[]> {
  const switched = new Map(await options.switched.entries());
  return options.deployment.ofType('AWS::Lambda::EventSourceMapping').map((resource) => {
    const mapping = resource.properties as unknown as Mapping;
    const { EventSourceArn: arn, FunctionName: functionName } = mapping;
    const uuid = resource.ref;
    return {
      ...{ arn, uuid, functionName },
      ...switchable({
        start: starterOf(options, mapping, resource),
        on: switched.get(uuid) ?? mapping.Enabled !== false,
        keep: (on) => options.switched.put(uuid, on),
      }),
    };
  });
}

function starterOf(options: EventSourceOptions, mapping: Mapping, resource: Resource): () => Consuming {
  if (mapping.EventSourceArn.startsWith('arn:aws:sqs:')) return () => fromQueue(options, mapping);
  if (mapping.EventSourceArn.startsWith('arn:aws:dynamodb:')) return fromStream(options, mapping, resource);
  throw new TemplateError(`${resource.stack}: the emulator knows no event source ${mapping.EventSourceArn}`);
}

const partial = ({ FunctionResponseTypes = [] }: Mapping) =>
  FunctionResponseTypes.includes('ReportBatchItemFailures');

function fromQueue({ sqs, lambda, now }: EventSourceOptions, mapping: Mapping): Consuming {
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
): () => Consuming {
  const table = /table\/([^/]+)\/stream/.exec(mapping.EventSourceArn)?.[1];
  if (!table) throw new TemplateError(`${resource.stack}: ${mapping.EventSourceArn} is no stream`);
  const failed = mapping.DestinationConfig?.OnFailure?.Destination;
  const patterns = mapping.FilterCriteria?.Filters?.map(({ Pattern }) => Pattern) ?? [];
  const passes = eventFilter(patterns, (problem) => {
    throw new TemplateError(`${resource.stack}: ${resource.logicalId}: ${problem}`);
  });
  const settings = {
    source: dynamo,
    table,
    streamArn: mapping.EventSourceArn,
    batchSize: mapping.BatchSize ?? 100,
    // Without a number Lambda tries for a day; the same stream would stand still that long here.
    retries: mapping.MaximumRetryAttempts ?? 10,
    bisect: mapping.BisectBatchOnFunctionError ?? false,
    partialFailures: partial(mapping),
    passes,
    invoke: (event: unknown) => lambda.invoke(mapping.FunctionName, event),
    onGivenUp: async (records: Change[]) => {
      if (failed) await sqs.queue(failed)?.send({ body: JSON.stringify(givenUp(mapping, records)) });
    },
    pause: (attempt: number) =>
      new Promise<void>((done) => setTimeout(done, Math.min(200 * 2 ** attempt, 5000))),
  };
  return () => consumeStream(settings);
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
