import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { SourcePause } from '#domain/operations/source-pause';
import { SourceId } from '#domain/scan/scan-job';
import * as z from 'zod';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

export type Pauses = Partial<Record<SourceId, SourcePause>>;

export interface SourcePauseStore {
  /** The sources that are switched off. */
  all(): Promise<Pauses>;
  pause(source: SourceId, pause: SourcePause): Promise<void>;
  resume(source: SourceId): Promise<void>;
}

/** One row for all of them: a worker learns with one read which it may ask. It has no end of life. */
const id = 'source-pauses';
const Row = z.partialRecord(SourceId, SourcePause);

export function sourcePauseStore({ client, table }: Database): SourcePauseStore {
  const TableName = table('Once');
  const edit = (source: SourceId, UpdateExpression: string, values?: Record<string, unknown>) =>
    sent(
      client.send(
        new UpdateCommand({
          TableName,
          Key: { id },
          UpdateExpression,
          ExpressionAttributeNames: { '#source': source },
          ...(values && { ExpressionAttributeValues: values }),
        }),
      ),
    );
  return {
    all: async () => {
      const { Item = {} } = await sent(
        client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true })),
      );
      const { id: _, ...pauses } = Item;
      return Row.parse(pauses);
    },
    pause: async (source, pause) => void (await edit(source, 'SET #source = :pause', { ':pause': pause })),
    resume: async (source) => void (await edit(source, 'REMOVE #source')),
  };
}
