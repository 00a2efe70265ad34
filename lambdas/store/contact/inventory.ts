import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Contact } from '#domain/account/contact';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

export interface InventoryStore {
  /** Who owns an address, as stored; undefined when nobody does. */
  get(contact: Contact): Promise<Record<string, unknown> | undefined>;
}

export const inventoryStore = ({ client, table }: Database): InventoryStore => ({
  get: async ({ kind, value }) => {
    if (value === '') return undefined;
    const [TableName, key] =
      kind === 'email' ? [table('EmailInventory'), 'emailAddress'] : [table('PhoneInventory'), 'phoneNumber'];
    const { Item } = await sent(
      client.send(new GetCommand({ TableName, Key: { [key]: value }, ConsistentRead: true })),
    );
    return Item;
  },
});
