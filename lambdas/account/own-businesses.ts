import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { BusinessAccountUsers } from '#domain/business/seat';
import type { User } from '#domain/account/user';
import { businessSubject } from '#domain/keys';
import { endBusiness } from '../business/end-business.ts';
import { keyHash } from '../runtime/hash.ts';
import { notificationStore } from '../store/notification.ts';
import { seatStore } from '../store/business/seat.ts';
import { conditionFailed } from '../store/table/failure.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { Database } from '../store/table/table.ts';
import { oneRow, partition, removeRows, type Row } from '../store/table/table-rows.ts';

type Person = Pick<User, 'id'> & Partial<User>;

const seatsOfUser = async (person: Person, database: Database) =>
  (await partition(database, 'BusinessAccountUsers', person.id, 'byUser')).map((row) =>
    BusinessAccountUsers.parse(row),
  );

/** Invitations that wait for an address of the person which is proven to be theirs. */
async function invitations({ id, emails }: Person, database: Database) {
  const proven = (emails ?? []).filter((entry) => entry.verifiedAt).map((entry) => entry.emailAddress);
  const rows = await Promise.all(
    proven.map((email) => partition(database, 'BusinessAccountUsers', email, 'byEmail')),
  );
  return rows
    .flat()
    .map((row) => BusinessAccountUsers.parse(row))
    .filter(({ userId }) => !userId || userId === id);
}

/** The person's seats and the invitations to them. */
export async function ownSeats(person: Person, database: Database): Promise<BusinessAccountUsers[]> {
  const all = [...(await seatsOfUser(person, database)), ...(await invitations(person, database))];
  return [...new Map(all.map((seat) => [`${seat.businessId}#${seat.userEmailAddress}`, seat])).values()];
}

/** The businesses whose owner the person is. */
export async function ownedBusinesses(person: Person, database: Database): Promise<Row[]> {
  const ids = new Set((await seatsOfUser(person, database)).map(({ businessId }) => businessId));
  const rows = await Promise.all([...ids].map((id) => oneRow(database, 'Business', { id })));
  return rows.filter((row): row is Row => row?.['adminId'] === person.id);
}

/** What is kept for those businesses: their look-alike domains, what their programs are given, their cases. `keyed`: how its rows name a business. */
export const ofOwnedBusinesses =
  (name: 'DomainWatch' | 'Integration' | 'Case', keyed = (id: string) => id) =>
  async (person: Person, database: Database): Promise<Row[]> => {
    const businesses = await ownedBusinesses(person, database);
    const rows = await Promise.all(businesses.map(({ id }) => partition(database, name, keyed(String(id)))));
    return rows.flat();
  };

const seatsIn = async (businessId: string, database: Database) =>
  (await partition(database, 'BusinessAccountUsers', businessId)).map((row) =>
    BusinessAccountUsers.parse(row),
  );

/** Who else is there, the likeliest to go on first: an admin, then whoever is there longest. */
async function successors(businessId: string, person: Person, database: Database) {
  const others = (await seatsIn(businessId, database)).filter(
    ({ userId, invitedUntil }) => userId && !invitedUntil && userId !== person.id,
  );
  return others.sort(
    (a, b) =>
      Number(b.role === 'ADMIN') - Number(a.role === 'ADMIN') || a.createdAt.localeCompare(b.createdAt),
  );
}

/** True when a business of the person would be left to people none of whom is an admin. */
export async function leavesMembersAlone(person: Person, database: Database): Promise<boolean> {
  for (const business of await ownedBusinesses(person, database)) {
    const [next] = await successors(String(business['id']), person, database);
    if (next && next.role !== 'ADMIN') return true;
  }
  return false;
}

/** A business goes to who is next in it, who is told; without anybody else it ends, with all that was kept for it. */
export async function handOverBusinesses(
  person: Person,
  database: Database,
  files: Pick<UserFiles, 'removeAll'>,
  now = Date.now(),
): Promise<void> {
  for (const business of await ownedBusinesses(person, database)) {
    const id = String(business['id']);
    const [next] = await successors(id, person, database);
    if (next) {
      // First, and once by its id: after a stop in between, the business is no longer one of the person's.
      await notificationStore(database).add(newOwnerNotice(business, person.id, next.userId!, now));
      await handOver(id, person.id, next, database);
    } else {
      const decided = await partition(database, 'Audit', businessSubject(id));
      await removeRows(database, 'Audit', decided);
      await endBusiness(id, person.id, database, files);
    }
  }
}

const newOwnerNotice = (business: Row, from: string, userId: string, now: number) => ({
  userId,
  id: keyHash(`owner#${String(business['id'])}#${from}`),
  kind: 'SOURCE' as const,
  title: `You now own ${String(business['name'] ?? business['domain'] ?? 'a business')}`,
  body: 'Its previous owner has deleted their account. Only you can now delete the business or make someone else its owner.',
  link: `/business-settings?businessId=${encodeURIComponent(String(business['id']))}#members`,
  createdAt: new Date(now).toISOString(),
});

async function handOver(id: string, from: string, next: BusinessAccountUsers, { client, table }: Database) {
  const { businessId, userEmailAddress, userId } = next;
  // The seat first: repeated after a stop in between, the same person is next again.
  await client.send(
    new UpdateCommand({
      TableName: table('BusinessAccountUsers'),
      Key: { businessId, userEmailAddress },
      UpdateExpression: 'SET #role = :admin',
      ConditionExpression: 'attribute_exists(businessId)',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':admin': 'ADMIN' },
    }),
  );
  await client
    .send(
      new UpdateCommand({
        TableName: table('Business'),
        Key: { id },
        UpdateExpression: 'SET adminId = :next',
        ConditionExpression: 'adminId = :from',
        ExpressionAttributeValues: { ':next': userId, ':from': from },
      }),
    )
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}

/** Gives back every seat, so that another person can have it, and takes the person's id out of invitations they sent. */
export async function returnSeats(person: Person, database: Database): Promise<void> {
  const seats = seatStore(database);
  for (const { businessId, userEmailAddress } of await ownSeats(person, database)) {
    await signInvitations(businessId, person.id, database);
    const counted = await seats.removeSeat(businessId, userEmailAddress);
    if (!counted) await removeRows(database, 'BusinessAccountUsers', [{ businessId, userEmailAddress }]);
  }
}

async function signInvitations(businessId: string, from: string, database: Database) {
  const { client, table } = database;
  const business = await oneRow(database, 'Business', { id: businessId });
  if (!business) return;
  const sent = (await seatsIn(businessId, database)).filter(
    ({ adminUserId, userId }) => adminUserId === from && userId !== from,
  );
  for (const { userEmailAddress, invitedUntil } of sent)
    await client.send(
      new UpdateCommand({
        TableName: table('BusinessAccountUsers'),
        Key: { businessId, userEmailAddress },
        // Whoever holds the mail knows who sent it, and it wasn't the owner.
        UpdateExpression: `SET adminUserId = :owner${invitedUntil ? ', inviterDeleted = :true' : ''}`,
        ConditionExpression: 'attribute_exists(businessId)',
        ExpressionAttributeValues: { ':owner': business['adminId'], ...(invitedUntil && { ':true': true }) },
      }),
    );
}
