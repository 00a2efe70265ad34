import {
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { Business, type BusinessGiven, newBusiness } from '#domain/business/business';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { conditionFailed, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';
import { type Change, updateExpression } from '../table/update-expression.ts';

export interface BusinessStore {
  get(id: string): Promise<Business | undefined>;
  /** The business and its admin's seat, or neither. */
  create(business: BusinessGiven, admin: BusinessAccountUsers): Promise<void>;
  change(id: string, change: Change): Promise<Business | undefined>;
  /** Sets how many seats there are; undefined, and nothing changed, when more are taken. */
  setSeats(id: string, seats: number, at: string): Promise<Business | undefined>;
  /** Lets nobody in any more, before everything of it is removed; false where it is not this owner's. */
  close(id: string, owner: string): Promise<boolean>;
}

export function businessStore({ client, table }: Database): BusinessStore {
  const businesses = table('Business');
  /** The business after a write, undefined where its condition did not hold. */
  const changed = async (
    id: string,
    update: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
  ): Promise<Business | undefined> => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({ TableName: businesses, Key: { id }, ...update, ReturnValues: 'ALL_NEW' }),
      );
      return Business.parse(Attributes);
    } catch (error) {
      if (conditionFailed(error)) return undefined;
      throw error;
    }
  };
  return {
    get: async (id) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName: businesses, Key: { id }, ConsistentRead: true })),
      );
      return Item && Business.parse(Item);
    },
    create: async (business, admin) => {
      await sent(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Put: {
                  TableName: businesses,
                  Item: { ...newBusiness(business, business.updatedAt), usedSeats: 1 },
                  ConditionExpression: 'attribute_not_exists(id)',
                },
              },
              {
                Put: {
                  // Named here: whoever makes no business reaches no seats.
                  TableName: table('BusinessAccountUsers'),
                  Item: admin,
                  ConditionExpression: 'attribute_not_exists(businessId)',
                },
              },
            ],
          }),
        ),
      );
    },
    change: (id, change) => changed(id, updateExpression(change, ['attribute_exists(id)'])),
    setSeats: (id, seats, at) =>
      changed(id, {
        UpdateExpression: 'SET totalAvailableSeats = :seats, updatedAt = :at ADD version :one',
        ConditionExpression: 'attribute_exists(id) AND usedSeats <= :seats',
        ExpressionAttributeValues: { ':seats': seats, ':at': at, ':one': 1 },
      }),
    close: async (id, owner) => {
      const closed = await changed(id, {
        UpdateExpression: 'SET totalAvailableSeats = :none',
        ConditionExpression: 'adminId = :owner',
        ExpressionAttributeValues: { ':none': 0, ':owner': owner },
      });
      return closed !== undefined;
    },
  };
}
