import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { User } from '#domain/account/user';
import { allOrNothing } from './table/all-or-nothing.ts';
import { sent } from './table/failure.ts';
import type { Database } from './table/table.ts';

/**
 * A record, or what is left of it. `deletedAt`: since when it is nobody's. `closesAt`: when it is to be deleted, see
 * age-screen.ts; `closesFor`: the request for that from its mailbox, if there is one, see rights/carry-out.ts.
 */
export type Remains = Pick<User, 'id'> &
  Partial<User> & { deletedAt?: string; closesAt?: string; closesFor?: string };

export interface TombstoneStore {
  /** True from the moment on which somebody was marked. */
  isDeleted(id: string): Promise<boolean>;
  /** From now on nobody: reads find nothing, writes are refused, nothing makes the record anew. */
  mark(id: string, at: string): Promise<void>;
  /** True once, for whoever is to tell the person that it is done. */
  takeNotice(id: string): Promise<boolean>;
  /** The record as it lies there, also of someone marked: what a deletion works through. */
  read(id: string): Promise<Remains | undefined>;
  /** Leaves the id and the time alone. */
  bury(id: string, deletedAt: string): Promise<void>;
}

/** What stays of a deleted person: their random id and when, so that a token that still lives cannot bring them back. */
export function tombstoneStore({ client, table }: Database): TombstoneStore {
  const TableName = table('User');
  return {
    isDeleted: async (id) => {
      const ProjectionExpression = 'deletedAt';
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true, ProjectionExpression })),
      );
      return Item?.['deletedAt'] !== undefined;
    },
    mark: async (id, at) => {
      await sent(
        client.send(
          new UpdateCommand({
            TableName,
            Key: { id },
            UpdateExpression: 'SET deletedAt = if_not_exists(deletedAt, :at)',
            ExpressionAttributeValues: { ':at': at },
          }),
        ),
      );
    },
    // A transaction of one, which knows itself again where its answer is lost.
    takeNotice: (id) =>
      allOrNothing(client, [
        {
          Update: {
            TableName,
            Key: { id },
            // What a record has and a tombstone has not: nothing is left of it that would have to go later.
            UpdateExpression: 'REMOVE updatedAt',
            ConditionExpression: 'attribute_exists(deletedAt) AND attribute_exists(updatedAt)',
          },
        },
      ]),
    read: async (id) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true })),
      );
      return Item as Remains | undefined;
    },
    bury: async (id, deletedAt) => {
      await sent(client.send(new PutCommand({ TableName, Item: { id, deletedAt } })));
    },
  };
}
