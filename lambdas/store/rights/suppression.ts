import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

/** Who or what is left out, as keyed hashes: nobody reads from a row whose it is, nor makes one without the stage's key. */
export interface SuppressionStore {
  /** Twice is once. */
  add(fingerprint: string, at: string): Promise<void>;
  remove(fingerprint: string): Promise<void>;
  /** The moment it was added; undefined when it is not there. */
  since(fingerprint: string): Promise<string | undefined>;
}

export function suppressionStore({ client, table }: Database): SuppressionStore {
  const TableName = table('Suppression');
  return {
    add: async (id, at) => {
      await sent(client.send(new PutCommand({ TableName, Item: { id, at } })));
    },
    remove: async (id) => {
      await sent(client.send(new DeleteCommand({ TableName, Key: { id } })));
    },
    since: async (id) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true })),
      );
      return Item && String(Item['at']);
    },
  };
}
