import { BusinessAccountUsers } from '#domain/business/seat';
import { queryRows } from '../table/query.ts';
import type { Database } from '../table/table.ts';

/** Where a person has a seat: for whoever asks no more, and reads no business. */
export interface OwnSeatStore {
  /** The seat of somebody who has joined. */
  seatOf(businessId: string, userId: string): Promise<BusinessAccountUsers | undefined>;
  /** Where somebody has joined. */
  seatsOf(userId: string): Promise<BusinessAccountUsers[]>;
}

/** So many are read of one business or one person. */
const most = 1000;

/** Seats by one value of the table's key or of an index. */
export const seatRows =
  ({ client, table }: Database) =>
  async (key: string, value: string, IndexName?: string): Promise<BusinessAccountUsers[]> => {
    const rows = await queryRows(
      client,
      {
        TableName: table('BusinessAccountUsers'),
        ...(IndexName ? { IndexName } : { ConsistentRead: true }),
        KeyConditionExpression: '#key = :value',
        ExpressionAttributeNames: { '#key': key },
        ExpressionAttributeValues: { ':value': value },
      },
      most,
    );
    return rows.map((row) => BusinessAccountUsers.parse(row));
  };

export function ownSeatStore(database: Database): OwnSeatStore {
  const seatsOf = async (userId: string) =>
    (await seatRows(database)('userId', userId, 'byUser')).filter(({ invitedUntil }) => !invitedUntil);
  return {
    seatsOf,
    seatOf: async (businessId, userId) =>
      (await seatsOf(userId)).find((seat) => seat.businessId === businessId),
  };
}
