import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ApiToken } from '#domain/business/api-token';
import { Webhook } from '#domain/business/webhook';
import { held, sent } from '../table/failure.ts';
import { queryRows } from '../table/query.ts';
import type { Database } from '../table/table.ts';

/** What programs of a business are given: one webhook, and tokens by half of their hash. */
export interface IntegrationStore {
  webhook(businessId: string): Promise<Webhook | undefined>;
  /** In the place of whatever there was; undefined ends it. */
  setWebhook(businessId: string, webhook: Webhook | undefined): Promise<void>;
  /** How the last message went, as long as the webhook is still the one of `since`. */
  noteWebhook(
    businessId: string,
    since: string,
    went: { takenAt: string } | { failing: NonNullable<Webhook['failing']> },
  ): Promise<boolean>;
  tokens(businessId: string): Promise<ApiToken[]>;
  token(businessId: string, id: string): Promise<ApiToken | undefined>;
  addToken(businessId: string, token: ApiToken): Promise<void>;
  endToken(businessId: string, id: string): Promise<void>;
  /** Noted as long as it is there. */
  useToken(businessId: string, id: string, at: string): Promise<boolean>;
}

const WEBHOOK = 'webhook';
const tokenKey = (id: string) => `token#${id}`;

export function integrationStore({ client, table }: Database): IntegrationStore {
  const TableName = table('Integration');
  const row = async (businessId: string, id: string) =>
    (await sent(client.send(new GetCommand({ TableName, Key: { businessId, id }, ConsistentRead: true }))))
      .Item;
  const put = async (Item: Record<string, unknown>) =>
    void (await sent(client.send(new PutCommand({ TableName, Item }))));
  const remove = async (businessId: string, id: string) =>
    void (await sent(client.send(new DeleteCommand({ TableName, Key: { businessId, id } }))));
  const asToken = (found: Record<string, unknown>) =>
    ApiToken.parse({ ...found, id: String(found['id']).slice(tokenKey('').length) });
  return {
    webhook: async (businessId) => {
      const found = await row(businessId, WEBHOOK);
      return found && Webhook.parse(found);
    },
    setWebhook: (businessId, webhook) =>
      webhook ? put({ ...webhook, businessId, id: WEBHOOK }) : remove(businessId, WEBHOOK),
    noteWebhook: (businessId, since, went) => {
      const taken = 'takenAt' in went;
      return held(
        client.send(
          new UpdateCommand({
            TableName,
            Key: { businessId, id: WEBHOOK },
            UpdateExpression: taken ? 'SET takenAt = :went REMOVE failing' : 'SET failing = :went',
            ConditionExpression: 'since = :since',
            ExpressionAttributeValues: { ':since': since, ':went': taken ? went.takenAt : went.failing },
          }),
        ),
      );
    },
    tokens: async (businessId) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          KeyConditionExpression: 'businessId = :business AND begins_with(id, :token)',
          ExpressionAttributeValues: { ':business': businessId, ':token': tokenKey('') },
          ConsistentRead: true,
        },
        100,
      );
      return rows.map(asToken).sort((a, b) => a.madeAt.localeCompare(b.madeAt));
    },
    token: async (businessId, id) => {
      const found = await row(businessId, tokenKey(id));
      return found && asToken(found);
    },
    addToken: (businessId, token) => put({ ...token, businessId, id: tokenKey(token.id) }),
    endToken: (businessId, id) => remove(businessId, tokenKey(id)),
    useToken: (businessId, id, at) =>
      held(
        client.send(
          new UpdateCommand({
            TableName,
            Key: { businessId, id: tokenKey(id) },
            UpdateExpression: 'SET usedAt = :at',
            ConditionExpression: 'attribute_exists(businessId)',
            ExpressionAttributeValues: { ':at': at },
          }),
        ),
      ),
  };
}
