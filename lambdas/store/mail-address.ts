import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { ReturnReason } from '#domain/message/returned-mail';
import { Moment } from '#domain/text';
import { conditionFailed, sent } from './table/failure.ts';
import type { Database } from './table/table.ts';

/** What the row of an address says besides whose it is. */
const MailAddress = z.object({
  id: z.string(),
  /** Mails came back from it since. */
  returnedSince: Moment.optional(),
  returnedBecause: ReturnReason.optional(),
});
export type MailAddress = z.infer<typeof MailAddress>;

export interface MailAddressStore {
  get(emailAddress: string): Promise<MailAddress | undefined>;
  /** Marks an address that somebody has, unless they confirmed it after that mail had been sent; true when it is marked now. */
  stop(
    emailAddress: string,
    returned: { because: ReturnReason; sentAt: string; at: string },
  ): Promise<boolean>;
  /** Takes the mark and the code that permits it; false when the code is used up or the address somebody else's. */
  resume(emailAddress: string, owner: string, code: string, at: string): Promise<boolean>;
}

/** Whether mails to an address arrive: attributes of the row that says whose it is. */
export function mailAddressStore({ client, table }: Database): MailAddressStore {
  const TableName = table('EmailInventory');
  const tried = async (write: () => Promise<unknown>) => {
    try {
      await sent(write());
      return true;
    } catch (error) {
      if (conditionFailed(error)) return false;
      throw error;
    }
  };
  return {
    get: async (emailAddress) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { emailAddress }, ConsistentRead: true })),
      );
      return Item && MailAddress.parse(Item);
    },
    stop: (emailAddress, { because, sentAt, at }) =>
      tried(() =>
        client.send(
          new UpdateCommand({
            TableName,
            Key: { emailAddress },
            UpdateExpression:
              'SET returnedSince = if_not_exists(returnedSince, :at), returnedBecause = :because',
            ConditionExpression:
              'attribute_exists(emailAddress) AND (attribute_not_exists(resumedAt) OR resumedAt < :sent)',
            ExpressionAttributeValues: { ':at': at, ':because': because, ':sent': sentAt },
          }),
        ),
      ),
    resume: (emailAddress, owner, code, at) =>
      tried(() =>
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Update: {
                  TableName,
                  Key: { emailAddress },
                  UpdateExpression: 'SET resumedAt = :at REMOVE returnedSince, returnedBecause',
                  ConditionExpression: 'id = :owner',
                  ExpressionAttributeValues: { ':at': at, ':owner': owner },
                },
              },
              {
                Delete: {
                  TableName: table('Once'),
                  Key: { id: code },
                  ConditionExpression: 'attribute_exists(id)',
                },
              },
            ],
          }),
        ),
      ),
  };
}
