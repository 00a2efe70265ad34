import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Business, BusinessAccountUsers, type BusinessGiven, newBusiness } from '#domain/business/business';
import { ProductError } from '#domain/errors';
import { conditionFailed, sent } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';
import { type Change, updateExpression } from './table/update-expression.ts';

export interface BusinessStore {
  get(id: string): Promise<Business | undefined>;
  /** The business and its admin's seat, or neither. */
  create(business: BusinessGiven, admin: BusinessAccountUsers): Promise<void>;
  seatOf(businessId: string, userId: string): Promise<BusinessAccountUsers | undefined>;
  seatByEmail(businessId: string, email: string): Promise<BusinessAccountUsers | undefined>;
  seatsOf(userId: string): Promise<BusinessAccountUsers[]>;
  change(id: string, change: Change): Promise<Business | undefined>;
  /** Gives a seat and counts it in one transaction. Throws CONFLICT when all seats are taken or the person has one. */
  addSeat(seat: BusinessAccountUsers): Promise<void>;
  /** Takes the seat away and counts it, in one transaction; false when there was none. */
  removeSeat(businessId: string, email: string): Promise<boolean>;
}

export function businessStore({ client, table }: Database): BusinessStore {
  const businesses = table('Business');
  const seats = table('BusinessAccountUsers');
  const seatsOf = async (userId: string) => {
    const rows = await queryRows(
      client,
      {
        TableName: seats,
        IndexName: 'byUser',
        KeyConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': userId },
      },
      100,
    );
    return rows.map((row) => BusinessAccountUsers.parse(row));
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
                  TableName: seats,
                  Item: admin,
                  ConditionExpression: 'attribute_not_exists(businessId)',
                },
              },
            ],
          }),
        ),
      );
    },
    seatsOf,
    seatOf: async (businessId, userId) =>
      (await seatsOf(userId)).find((seat) => seat.businessId === businessId),
    seatByEmail: async (businessId, userEmailAddress) => {
      const { Item } = await sent(
        client.send(
          new GetCommand({ TableName: seats, Key: { businessId, userEmailAddress }, ConsistentRead: true }),
        ),
      );
      return Item && BusinessAccountUsers.parse(Item);
    },
    change: async (id, change) => {
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName: businesses,
            Key: { id },
            ...updateExpression(change, ['attribute_exists(id)']),
            ReturnValues: 'ALL_NEW',
          }),
        );
        return Business.parse(Attributes);
      } catch (error) {
        if (conditionFailed(error)) return undefined;
        throw error;
      }
    },
    addSeat: async (seat) => {
      try {
        await client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Update: {
                  TableName: businesses,
                  Key: { id: seat.businessId },
                  UpdateExpression: 'ADD usedSeats :one',
                  ConditionExpression: 'usedSeats < totalAvailableSeats',
                  ExpressionAttributeValues: { ':one': 1 },
                },
              },
              {
                Put: {
                  TableName: seats,
                  Item: seat,
                  ConditionExpression: 'attribute_not_exists(businessId)',
                },
              },
            ],
          }),
        );
      } catch (error) {
        if (!conditionFailed(error)) throw error;
        throw new ProductError('CONFLICT', 'All seats are taken, or this person has one already.');
      }
    },
    removeSeat: async (businessId, userEmailAddress) => {
      try {
        await client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Update: {
                  TableName: businesses,
                  Key: { id: businessId },
                  UpdateExpression: 'ADD usedSeats :less',
                  ConditionExpression: 'usedSeats > :none',
                  ExpressionAttributeValues: { ':less': -1, ':none': 0 },
                },
              },
              {
                Delete: {
                  TableName: seats,
                  Key: { businessId, userEmailAddress },
                  ConditionExpression: 'attribute_exists(businessId)',
                },
              },
            ],
          }),
        );
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
  };
}
