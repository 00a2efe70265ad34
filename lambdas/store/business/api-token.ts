import { DeleteCommand, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ApiToken, mostTokens } from '#domain/business/api-token';
import { held, sent } from '../table/failure.ts';
import { queryRows } from '../table/query.ts';
import type { Database } from '../table/table.ts';

/** The tokens of a business, by half of their hash. */
export interface ApiTokenStore {
  list(businessId: string): Promise<ApiToken[]>;
  get(businessId: string, id: string): Promise<ApiToken | undefined>;
  /** False, and nothing kept, where there are as many as there may be, or the business is being deleted. */
  add(businessId: string, token: ApiToken): Promise<boolean>;
  end(businessId: string, id: string): Promise<void>;
  /** Noted as long as it is there. */
  use(businessId: string, id: string, at: string): Promise<boolean>;
}

const rowKey = (id: string) => `token#${id}`;
/** Beside the tokens: how many there are, counted by the write that adds or ends one. */
const COUNT = 'tokens';

export function apiTokenStore({ client, table }: Database): ApiTokenStore {
  const TableName = table('Integration');
  const asToken = (found: Record<string, unknown>) =>
    ApiToken.parse({ ...found, id: String(found['id']).slice(rowKey('').length) });
  const counted = (businessId: string, by: 1 | -1, condition: string, limits: object = {}) => ({
    Update: {
      TableName,
      Key: { businessId, id: COUNT },
      UpdateExpression: 'ADD made :by',
      ConditionExpression: condition,
      ExpressionAttributeValues: { ':by': by, ...limits },
    },
  });
  return {
    list: async (businessId) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          KeyConditionExpression: 'businessId = :business AND begins_with(id, :token)',
          ExpressionAttributeValues: { ':business': businessId, ':token': rowKey('') },
          ConsistentRead: true,
        },
        100,
      );
      return rows.map(asToken).sort((a, b) => a.madeAt.localeCompare(b.madeAt));
    },
    get: async (businessId, id) => {
      const Key = { businessId, id: rowKey(id) };
      const { Item } = await sent(client.send(new GetCommand({ TableName, Key, ConsistentRead: true })));
      return Item && asToken(Item);
    },
    add: (businessId, token) =>
      held(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              counted(businessId, 1, 'attribute_not_exists(made) OR made < :most', { ':most': mostTokens }),
              {
                Put: {
                  TableName,
                  Item: { ...token, businessId, id: rowKey(token.id) },
                  ConditionExpression: 'attribute_not_exists(businessId)',
                },
              },
              {
                ConditionCheck: {
                  TableName: table('Business'),
                  Key: { id: businessId },
                  // A business that is being deleted has no seats any more.
                  ConditionExpression: 'totalAvailableSeats > :none',
                  ExpressionAttributeValues: { ':none': 0 },
                },
              },
            ],
          }),
        ),
      ),
    end: async (businessId, id) => {
      const Key = { businessId, id: rowKey(id) };
      const both = new TransactWriteCommand({
        TransactItems: [
          { Delete: { TableName, Key, ConditionExpression: 'attribute_exists(businessId)' } },
          counted(businessId, -1, 'made > :none', { ':none': 0 }),
        ],
      });
      // Gone already, or its business with its count is about to be.
      if (!(await held(client.send(both)))) await sent(client.send(new DeleteCommand({ TableName, Key })));
    },
    use: (businessId, id, at) =>
      held(
        client.send(
          new UpdateCommand({
            TableName,
            Key: { businessId, id: rowKey(id) },
            UpdateExpression: 'SET usedAt = :at',
            ConditionExpression: 'attribute_exists(businessId)',
            ExpressionAttributeValues: { ':at': at },
          }),
        ),
      ),
  };
}
