import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Contact } from '#domain/account/contact';
import { EmailInventory } from '#domain/account/contact-owner';
import { conditionFailed, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

export interface ContactOwnerStore {
  /** The row that says who owns an address, as stored; undefined when nobody does. */
  get(contact: Contact): Promise<Record<string, unknown> | undefined>;
  /** The address as the owner's PRIMARY; undefined when another person owns it or the owner was deleted. */
  keepPrimary(emailAddress: string, owner: string, at: string): Promise<EmailInventory | undefined>;
}

export const contactOwnerStore = ({ client, table }: Database): ContactOwnerStore => ({
  get: async ({ kind, value }) => {
    if (value === '') return undefined;
    const [TableName, key] =
      kind === 'email' ? [table('EmailInventory'), 'emailAddress'] : [table('PhoneInventory'), 'phoneNumber'];
    const { Item } = await sent(
      client.send(new GetCommand({ TableName, Key: { [key]: value }, ConsistentRead: true })),
    );
    return Item;
  },
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
                  TableName: table('EmailInventory'),
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
      client.send(
        new GetCommand({ TableName: table('EmailInventory'), Key: { emailAddress }, ConsistentRead: true }),
      ),
    );
    return Item && EmailInventory.parse(Item);
  },
});

/** Whose confirmed address this is; undefined when it is nobody's. */
export type EmailOwner = (emailAddress: string) => Promise<string | undefined>;

export const emailOwnerOver =
  ({ client, table }: Database): EmailOwner =>
  async (emailAddress) => {
    const Key = { emailAddress };
    const { Item } = await sent(client.send(new GetCommand({ TableName: table('EmailInventory'), Key })));
    return Item && EmailInventory.parse(Item).id;
  };
