import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Database } from '../../lambdas/store/table/table.ts';

/** Edited bios by `<platform>/<handle>`: one row, since a branch has few of them and each instance wants all. */
export interface KeptBios {
  all(): Promise<Record<string, string>>;
  put(key: string, bio: string): Promise<void>;
}

const Key = { id: 'twins#bios' };

export function keptBios({ client, table }: Database): KeptBios {
  const TableName = table('Once');
  return {
    async all() {
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return (Item?.['bios'] ?? {}) as Record<string, string>;
    },
    async put(key, bio) {
      const kept = { UpdateExpression: 'SET bios = if_not_exists(bios, :none)' };
      await client.send(
        new UpdateCommand({ TableName, Key, ...kept, ExpressionAttributeValues: { ':none': {} } }),
      );
      await client.send(
        new UpdateCommand({
          ...{ TableName, Key, UpdateExpression: 'SET bios.#key = :bio' },
          ...{ ExpressionAttributeNames: { '#key': key }, ExpressionAttributeValues: { ':bio': bio } },
        }),
      );
    },
  };
}
