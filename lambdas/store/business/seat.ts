import { BusinessAccountUsers } from '#domain/business/seat';
import { businessPlans } from '#domain/plan/business-plan';
import { ProductError } from '#domain/errors';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../table/all-or-nothing.ts';
import { failedConditions, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';
import { type OwnSeatStore, ownSeatStore, seatRows } from './own-seats.ts';

export interface SeatStore extends OwnSeatStore {
  seatByEmail(businessId: string, email: string): Promise<BusinessAccountUsers | undefined>;
  /** Everybody of a business, and whoever is invited. */
  seatsIn(businessId: string): Promise<BusinessAccountUsers[]>;
  /** Invitations to an address. */
  invitationsTo(email: string): Promise<BusinessAccountUsers[]>;
  /** Takes a seat and counts it in one transaction. */
  takeSeat(seat: BusinessAccountUsers): Promise<'taken' | 'full' | 'there already'>;
  /** The same. Throws CONFLICT when all seats are taken or the person has one. */
  addSeat(seat: BusinessAccountUsers): Promise<void>;
  /**
   * Takes the seat away and counts it, in one transaction; false when there was none. `seen`: only if it is still what it was,
   * and not the owner's. `also`: what else is written with it.
   */
  removeSeat(businessId: string, email: string, seen?: BusinessAccountUsers, also?: Item): Promise<boolean>;
}

export function seatStore(database: Database): SeatStore {
  const { client, table } = database;
  const businesses = table('Business');
  const seats = table('BusinessAccountUsers');
  const rowsBy = seatRows(database);
  const takeSeat: SeatStore['takeSeat'] = async (seat) => {
    try {
      await client.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Update: {
                TableName: businesses,
                Key: { id: seat.businessId },
                UpdateExpression: 'ADD usedSeats :one',
                ...roomAt(seat.updatedAt),
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
      return 'taken';
    } catch (error) {
      const [full, there] = failedConditions(error);
      if (there) return 'there already';
      if (full) return 'full';
      throw error;
    }
  };
  return {
    ...ownSeatStore(database),
    seatByEmail: async (businessId, userEmailAddress) => {
      const { Item } = await sent(
        client.send(
          new GetCommand({ TableName: seats, Key: { businessId, userEmailAddress }, ConsistentRead: true }),
        ),
      );
      return Item && BusinessAccountUsers.parse(Item);
    },
    seatsIn: (businessId) => rowsBy('businessId', businessId),
    invitationsTo: async (email) =>
      (await rowsBy('userEmailAddress', email, 'byEmail')).filter(({ invitedUntil }) => invitedUntil),
    takeSeat,
    addSeat: async (seat) => {
      const outcome = await takeSeat(seat);
      if (outcome !== 'taken')
        throw new ProductError(
          'CONFLICT',
          outcome === 'full' ? 'All seats are taken.' : 'This person already has a seat or an invitation.',
        );
    },
    removeSeat: async (businessId, userEmailAddress, seen, also) => {
      const holder = seen?.invitedUntil ? undefined : seen?.userId;
      try {
        await client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Update: {
                  TableName: businesses,
                  Key: { id: businessId },
                  UpdateExpression: 'ADD usedSeats :less',
                  ConditionExpression: `usedSeats > :none${holder ? ' AND adminId <> :holder' : ''}`,
                  ExpressionAttributeValues: {
                    ':less': -1,
                    ':none': 0,
                    ...(holder && { ':holder': holder }),
                  },
                },
              },
              {
                Delete: {
                  TableName: seats,
                  Key: { businessId, userEmailAddress },
                  ...asSeen(seen),
                },
              },
              ...(also ? [also] : []),
            ],
          }),
        );
        return true;
      } catch (error) {
        if (failedConditions(error).some(Boolean)) return false;
        throw error;
      }
    },
  };
}

/** The condition that a row is there, and has the role and the state that somebody decided on. */
const asSeen = (seen?: BusinessAccountUsers) => ({
  ConditionExpression: [
    'attribute_exists(businessId)',
    ...(seen
      ? [
          '#role = :role',
          seen.invitedUntil ? 'attribute_exists(invitedUntil)' : 'attribute_not_exists(invitedUntil)',
        ]
      : []),
  ].join(' AND '),
  ...(seen && {
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':role': seen.role },
  }),
});

/** A seat is free at this moment, of those that were set and of those that the plan has: the same as `planOf`, at the very write. */
const roomAt = (at: string) => ({
  ConditionExpression:
    'usedSeats < totalAvailableSeats AND (usedSeats < :starter' +
    ' OR (#plan = :enterprise AND usedSeats < :enterpriseSeats)' +
    ' OR ((#plan = :professional OR trialUntil > :at) AND usedSeats < :professionalSeats))',
  ExpressionAttributeNames: { '#plan': 'plan' },
  ExpressionAttributeValues: {
    ':one': 1,
    ':at': at,
    ':starter': businessPlans.STARTER.seats,
    ':professional': 'PROFESSIONAL',
    ':professionalSeats': businessPlans.PROFESSIONAL.seats,
    ':enterprise': 'ENTERPRISE',
    ':enterpriseSeats': businessPlans.ENTERPRISE.seats,
  },
});
