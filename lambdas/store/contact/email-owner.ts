import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { EmailInventory } from '#domain/account/inventory';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

/** Whose confirmed address this is; undefined when it is nobody's. */
export type EmailOwner = (emailAddress: string) => Promise<string | undefined>;

export const emailOwnerOver =
  ({ client, table }: Database): EmailOwner =>
  async (emailAddress) => {
    const Key = { emailAddress };
    const { Item } = await sent(client.send(new GetCommand({ TableName: table('EmailInventory'), Key })));
    return Item && EmailInventory.parse(Item).id;
  };
