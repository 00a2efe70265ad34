import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { EmailInventory } from '#domain/account/inventory';
import { conditionFailed, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

export interface EmailInventoryStore {
  /** The address as the owner's PRIMARY; undefined when another person owns it or the owner was deleted. */
  keepPrimary(emailAddress: string, owner: string, at: string): Promise<EmailInventory | undefined>;
}

export function emailInventoryStore({ client, table }: Database): EmailInventoryStore {
  const TableName = table('EmailInventory');
  return {
    keepPrimary: async (emailAddress, owner, at) => {
      try {
        await sent(
          client.send(
            new TransactWriteCommand({
              TransactItems: [
                {
                  ConditionCheck: {
                    TableName: table('User'),
                    Key: { id: owner },
                    ConditionExpression: 'attribute_not_exists(deletedAt)',
                  },
                },
                {
                  Update: {
                    TableName,
                    Key: { emailAddress },
                    UpdateExpression:
                      'SET id = :owner, #type = :primary, updatedAt = :at, createdAt = if_not_exists(createdAt, :at)',
                    ConditionExpression: 'attribute_not_exists(emailAddress) OR id = :owner',
                    ExpressionAttributeNames: { '#type': 'type' },
                    ExpressionAttributeValues: { ':owner': owner, ':primary': 'PRIMARY', ':at': at },
                  },
                },
              ],
            }),
          ),
        );
      } catch (error) {
        if (conditionFailed(error)) return undefined;
        throw error;
      }
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { emailAddress }, ConsistentRead: true })),
      );
      return Item && EmailInventory.parse(Item);
    },
  };
}
