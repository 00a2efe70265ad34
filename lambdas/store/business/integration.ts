import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Logo } from '#domain/business/logo';
import { Webhook } from '#domain/business/webhook';
import { held, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

/** The one webhook of a business, and its logo. */
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
  logo(businessId: string): Promise<Logo | undefined>;
  /** In the place of the one before; undefined removes it. */
  setLogo(businessId: string, logo: Logo | undefined): Promise<void>;
}

const WEBHOOK = 'webhook';
const LOGO = 'logo';

export function integrationStore({ client, table }: Database): IntegrationStore {
  const TableName = table('Integration');
  const row = async (businessId: string, id: string) =>
    (await sent(client.send(new GetCommand({ TableName, Key: { businessId, id }, ConsistentRead: true }))))
      .Item;
  const put = async (Item: Record<string, unknown>) =>
    void (await sent(client.send(new PutCommand({ TableName, Item }))));
  const remove = async (businessId: string, id: string) =>
    void (await sent(client.send(new DeleteCommand({ TableName, Key: { businessId, id } }))));
  return {
    webhook: async (businessId) => {
      const found = await row(businessId, WEBHOOK);
      return found && Webhook.parse(found);
    },
    setWebhook: (businessId, webhook) =>
      webhook ? put({ ...webhook, businessId, id: WEBHOOK }) : remove(businessId, WEBHOOK),
    logo: async (businessId) => {
      const found = await row(businessId, LOGO);
      return found && Logo.parse(found);
    },
    setLogo: (businessId, logo) => (logo ? put({ ...logo, businessId, id: LOGO }) : remove(businessId, LOGO)),
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
  };
}
