import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { EmailInventory } from '#domain/inventory';
import { conditionFailed } from './failure.ts';
import type { Database } from './table.ts';

export interface EmailInventoryStore {
  /** The address as the owner's PRIMARY; undefined when another person owns it. */
  keepPrimary(emailAddress: string, owner: string, at: string): Promise<EmailInventory | undefined>;
}

export function emailInventoryStore({ client, table }: Database): EmailInventoryStore {
  return {
    keepPrimary: async (emailAddress, owner, at) => {
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName: table('EmailInventory'),
            Key: { emailAddress },
            UpdateExpression:
              'SET id = :owner, #type = :primary, updatedAt = :at, createdAt = if_not_exists(createdAt, :at)',
            ConditionExpression: 'attribute_not_exists(emailAddress) OR id = :owner',
            ExpressionAttributeNames: { '#type': 'type' },
            ExpressionAttributeValues: { ':owner': owner, ':primary': 'PRIMARY', ':at': at },
            ReturnValues: 'ALL_NEW',
          }),
        );
        return EmailInventory.parse(Attributes);
      } catch (error) {
        if (conditionFailed(error)) return undefined;
        throw error;
      }
    },
  };
}
