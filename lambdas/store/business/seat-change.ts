import { TransactWriteCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { BusinessRole } from '#domain/business/role';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { held } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

/** What happens to a seat that is there. Each is false, and nothing changed, where it no longer is what it was. */
export interface SeatChangeStore {
  /** An invitation becomes a seat of this person; its link ends. */
  join(seat: BusinessAccountUsers, userId: string, at: string): Promise<boolean>;
  /** A new link and a new end; the link before ends. */
  renew(
    seat: BusinessAccountUsers,
    link: { hash: string; until: string; by: string },
    at: string,
  ): Promise<boolean>;
  /** Notes whose account has the address of an invitation. */
  link(seat: BusinessAccountUsers, userId: string): Promise<boolean>;
  /** Never the owner's. */
  setRole(seat: BusinessAccountUsers, role: BusinessRole, at: string): Promise<boolean>;
  /** Whether its holder is told of news; `other`: only while this one is. */
  setAlerts(
    seat: BusinessAccountUsers,
    alerts: boolean,
    at: string,
    other?: BusinessAccountUsers,
  ): Promise<boolean>;
  /** The seat's holder becomes the owner, and so an admin. */
  transfer(from: string, seat: BusinessAccountUsers, at: string): Promise<boolean>;
}

export function seatChangeStore({ client, table }: Database): SeatChangeStore {
  const businesses = table('Business');
  const seats = table('BusinessAccountUsers');
  const keyOf = ({ businessId, userEmailAddress }: BusinessAccountUsers) => ({
    businessId,
    userEmailAddress,
  });
  const update = (seat: BusinessAccountUsers, change: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
    held(client.send(new UpdateCommand({ TableName: seats, Key: keyOf(seat), ...change })));

  const isTold = (seat: BusinessAccountUsers) => ({
    ConditionCheck: {
      TableName: seats,
      Key: keyOf(seat),
      ConditionExpression:
        'userId = :user AND #role = :role AND attribute_not_exists(invitedUntil)' +
        ' AND (attribute_not_exists(alerts) OR alerts <> :off)',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':user': seat.userId, ':role': seat.role, ':off': false },
    },
  });

  return {
    join: (seat, userId, at) =>
      update(seat, {
        UpdateExpression: 'SET userId = :user, updatedAt = :at REMOVE invitedUntil, invitationHash',
        // Offered at this very moment, and with this role: what the person saw is what they get.
        ConditionExpression: 'invitedUntil = :until AND invitedUntil > :at AND #role = :role',
        ExpressionAttributeNames: { '#role': 'role' },
        ExpressionAttributeValues: {
          ':user': userId,
          ':at': at,
          ':until': seat.invitedUntil,
          ':role': seat.role,
        },
      }),
    renew: (seat, { hash, until, by }, at) =>
      update(seat, {
        UpdateExpression:
          'SET invitationHash = :hash, invitedUntil = :until, adminUserId = :by, updatedAt = :at REMOVE inviterDeleted',
        ConditionExpression: 'attribute_exists(invitedUntil)',
        ExpressionAttributeValues: { ':hash': hash, ':until': until, ':by': by, ':at': at },
      }),
    link: (seat, userId) =>
      update(seat, {
        UpdateExpression: 'SET userId = :user',
        ConditionExpression: 'attribute_exists(invitedUntil)',
        ExpressionAttributeValues: { ':user': userId },
      }),
    setAlerts: (seat, alerts, at, other) =>
      held(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Update: {
                  TableName: seats,
                  Key: keyOf(seat),
                  UpdateExpression: 'SET alerts = :alerts, updatedAt = :at',
                  ConditionExpression: 'userId = :user AND attribute_not_exists(invitedUntil)',
                  ExpressionAttributeValues: { ':alerts': alerts, ':at': at, ':user': seat.userId },
                },
              },
              ...(other ? [isTold(other)] : []),
            ],
          }),
        ),
      ),
    setRole: (seat, role, at) =>
      held(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                ConditionCheck: {
                  TableName: businesses,
                  Key: { id: seat.businessId },
                  ConditionExpression: 'adminId <> :holder',
                  // Nobody holds an invitation, whoever's address it is for.
                  ExpressionAttributeValues: { ':holder': (!seat.invitedUntil && seat.userId) || '-' },
                },
              },
              {
                Update: {
                  TableName: seats,
                  Key: keyOf(seat),
                  UpdateExpression: 'SET #role = :role, updatedAt = :at',
                  ConditionExpression: `#role = :before AND attribute_${seat.invitedUntil ? '' : 'not_'}exists(invitedUntil)`,
                  ExpressionAttributeNames: { '#role': 'role' },
                  ExpressionAttributeValues: { ':role': role, ':before': seat.role, ':at': at },
                },
              },
            ],
          }),
        ),
      ),
    transfer: (from, seat, at) =>
      held(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Update: {
                  TableName: businesses,
                  Key: { id: seat.businessId },
                  UpdateExpression: 'SET adminId = :to, updatedAt = :at ADD version :one',
                  ConditionExpression: 'adminId = :from',
                  ExpressionAttributeValues: { ':to': seat.userId, ':from': from, ':at': at, ':one': 1 },
                },
              },
              {
                Update: {
                  TableName: seats,
                  Key: keyOf(seat),
                  UpdateExpression: 'SET #role = :admin, updatedAt = :at',
                  ConditionExpression: 'userId = :to AND attribute_not_exists(invitedUntil)',
                  ExpressionAttributeNames: { '#role': 'role' },
                  ExpressionAttributeValues: { ':admin': 'ADMIN', ':at': at, ':to': seat.userId },
                },
              },
            ],
          }),
        ),
      ),
  };
}
