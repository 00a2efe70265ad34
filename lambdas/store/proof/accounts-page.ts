import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { OwnPage } from '#domain/proof/accounts-page';
import { conditionFailed, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

export interface AccountsPageStore {
  /** The page of a person; undefined when they never opened one. */
  of(owner: string): Promise<OwnPage | undefined>;
  /** The page at an address, also while it is closed. */
  at(pageId: string): Promise<OwnPage | undefined>;
  /** Keeps a first page; false when there is one already, or its address is taken. */
  create(page: OwnPage): Promise<boolean>;
  show(owner: string, shown: boolean): Promise<void>;
}

/**
 * Two rows beside the proofs, so that they go with their owner: whose page an address is, and what a person has of it. Neither
 * has `since` or `code`, by which proofs and claims are known.
 */
const addressKey = (pageId: string): string => `page#${pageId}`;
const ownKey = (owner: string): string => `page-of#${owner}`;

export function accountsPageStore({ client, table }: Database): AccountsPageStore {
  const TableName = table('SocialProof');
  const read = async (id: string) =>
    (await sent(client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true })))).Item;
  const of = async (owner: string) => {
    const row = await read(ownKey(owner));
    return row && OwnPage.parse({ id: row['page'], owner, shown: row['shown'] });
  };
  return {
    of,
    at: async (pageId) => {
      const row = await read(addressKey(pageId));
      return row && of(String(row['owner']));
    },
    create: async ({ id, owner, shown }) => {
      const put = (Item: object) => ({
        Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(id)' },
      });
      const TransactItems = [
        put({ id: ownKey(owner), owner, page: id, shown }),
        put({ id: addressKey(id), owner }),
      ];
      try {
        await sent(client.send(new TransactWriteCommand({ TransactItems })));
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
    show: async (owner, shown) => {
      await sent(
        client.send(
          new UpdateCommand({
            TableName,
            Key: { id: ownKey(owner) },
            UpdateExpression: 'SET shown = :shown',
            ConditionExpression: 'attribute_exists(id)',
            ExpressionAttributeValues: { ':shown': shown },
          }),
        ),
      );
    },
  };
}
