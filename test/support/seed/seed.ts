import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Business } from '#domain/business/business';
import type { BusinessAccountUsers } from '#domain/business/seat';
import type { StoredConnection } from '#domain/people/connection';
import type { Finding } from '#domain/scan/finding';
import type { EmailInventory, PhoneInventory } from '#domain/account/contact-owner';
import { businessPlans } from '#domain/plan/business-plan';
import { businessSubject, userSubject } from '#domain/keys';
import type { Notification } from '#domain/message/notification';
import type { Scan } from '#domain/scan/scan';
import type { User } from '#domain/account/user';
import { codeId } from '../../../lambdas/account/contact/contact-codes.ts';
import { keyHash, sha256 } from '../../../lambdas/runtime/hash.ts';
import { seatStore } from '../../../lambdas/store/business/seat.ts';
import { businessStore } from '../../../lambdas/store/business/business.ts';
import type { Database } from '../../../lambdas/store/table/table.ts';
import type { Person } from '../people.ts';
import type { Row } from '../tables.ts';
import { copyRow } from './seed-marked.ts';

/** A look-alike of the domain of acme. */
export const seededDomain = 'acne.example';

/** A look-alike domain that was found, and is on the list of a business. */
export const domainRow = (businessId: string, at: string): Row => [
  'DomainWatch',
  {
    ...{ businessId, domain: seededDomain, brand: `${businessId}.example`, class: 'homoglyph', score: 85 },
    ...{ foundBy: 'permutation', foundAt: at, firstSeen: at, lastLooked: at, existence: 'exists' },
    ...{ records: { A: ['192.0.2.1'] }, changes: [] },
  },
];

export const brandFindingOf = (businessId: string): string => `finding-of-${businessId}`;

/** A copy of an account of a business, and a search of it that goes on for longer than any case. */
export function brandRows(
  businessId: string,
  at: string,
  picture: string,
): [['Finding', Finding], ['Scan', Scan]] {
  const subjectId = businessSubject(businessId);
  const seen = { platform: 'GITHUB' as const, handle: businessId, imageUrl: picture };
  const finding: Finding = {
    ...{ subjectId, id: brandFindingOf(businessId), platform: 'GITHUB', verdict: 'likely clone', score: 90 },
    reasons: [{ signal: 'handle', value: 1, words: 'Same handle', side: 'for' }],
    ...{ yours: seen, theirs: { ...seen, handle: `copy-of-${businessId}` } },
    ...{ status: 'REPORTED', firstSeen: at, lastSeen: at, history: [] },
  };
  const scan: Scan = {
    ...{ subjectId, id: `7ZZZZ-scan-of-${businessId}`, status: 'RUNNING', sources: [] },
    requestedAt: new Date(Date.parse(at) + 86_400_000).toISOString(),
    expiresAt: Math.floor(Date.parse(at) / 1000) + 86_400,
  };
  return [
    ['Finding', finding],
    ['Scan', scan],
  ];
}
/** A token by which a program of a business reads. */
export const programToken = (businessId: string): string => `${businessId}.${'p'.repeat(40)}`;

/** A token and a webhook of a business. */
export const programRows = (businessId: string, at: string): Row[] => [
  [
    'Integration',
    { businessId, id: `token#${keyHash(programToken(businessId))}`, name: 'Reports', madeAt: at },
  ],
  [
    'Integration',
    { businessId, id: 'webhook', url: 'https://hooks.acme.example/in', secret: 'whsec_c2VjcmV0', since: at },
  ],
];

/** What belongs to one person, each row recognisable by their name: `finding-of-maya`. */
export function rowsOf({ name, sub }: Person, at: string, picture: string): Row[] {
  const subjectId = userSubject(sub);
  const seen = { platform: 'GITHUB' as const, handle: `copy-of-${name}`, imageUrl: picture };
  const finding: Finding = {
    subjectId,
    id: `finding-of-${name}`,
    platform: 'GITHUB',
    verdict: 'likely clone',
    score: 90,
    reasons: [{ signal: 'handle', value: 1, words: 'Same handle', side: 'for' }],
    yours: { ...seen, handle: name },
    theirs: seen,
    // Decided: what waits for a decision is shown only while the account it copies is on the person's list.
    status: 'REPORTED',
    firstSeen: at,
    lastSeen: at,
    history: [],
  };
  const notification: Notification = {
    userId: sub,
    id: `notification-of-${name}`,
    kind: 'FINDING',
    title: `A copy of ${name}`,
    createdAt: at,
    // The stream's job would write this a moment later, in the middle of somebody's case.
    deliveredAt: at,
  };
  // A search under way is the answer to another: nobody's case starts one that goes on behind the next. After five minutes it
  // would count as lost, and on a busy machine the cases take longer.
  const scan: Scan = {
    subjectId,
    id: `7ZZZZ-scan-of-${name}`,
    status: 'RUNNING',
    requestedAt: new Date(Date.parse(at) + 86_400_000).toISOString(),
    sources: [],
    expiresAt: Math.floor(Date.parse(at) / 1000) + 86_400,
  };
  const connection: StoredConnection = {
    userId: sub,
    peerId: `peer-of-${name}`,
    status: 'ACCEPTED',
    asked: true,
    vouches: [{ platform: 'FACEBOOK', handle: 'peer.of.somebody', by: 'me', state: 'ASKED', at }],
    createdAt: at,
    updatedAt: at,
  };
  const dates = { createdAt: at, updatedAt: at };
  const second: EmailInventory = { emailAddress: secondEmail(name), id: sub, type: 'SECONDARY', ...dates };
  const phone: PhoneInventory = { phoneNumber: phoneOf(name), id: sub, type: 'SECONDARY', ...dates };
  const pending = { kind: 'email', value: pendingEmail(name) } as const;
  const code = {
    id: codeId(sub, pending),
    ...{ tries: 0, salt: 'salt', hash: createHash('sha256').update(`salt${seededCode}`).digest('hex') },
    ...{ owner: sub, expiresAt: scan.expiresAt },
  };
  return [
    ['Once', code],
    ['Finding', finding],
    ['Notification', notification],
    ['Scan', scan],
    ['Connection', connection],
    [
      'Connection',
      {
        ...connection,
        ...{ userId: connection.peerId, peerId: sub, asked: false },
        vouches: connection.vouches!.map((one) => ({ ...one, by: 'peer' as const })),
      },
    ],
    ['EmailInventory', second],
    ['PhoneInventory', phone],
    copyRow(sub, at),
  ];
}

export const secondEmail = (name: string) => `${name}.second@example.com`;
export const pendingEmail = (name: string) => `${name}.pending@example.com`;
/** The code that waits for everybody's pending address. */
export const seededCode = '135790';

/** What the person's record says of the addresses of `rowsOf`. */
export const contactsOf = ({ name, email }: Person, at: string): Partial<User> => ({
  emails: [
    { emailAddress: email, emailUse: 'PERSONAL', verifiedAt: at },
    { emailAddress: secondEmail(name), verifiedAt: at },
    { emailAddress: pendingEmail(name) },
  ],
  phones: [{ phoneNumber: phoneOf(name), verifiedAt: at }],
});
/** A number of the range kept for fiction, by the name's letters. */
export const phoneOf = (name: string) =>
  `+1860555${String(1000 + [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0))}`;

export async function put({ client, table }: Database, rows: Row[]): Promise<void> {
  await Promise.all(
    rows.map(([name, Item]) => client.send(new PutCommand({ TableName: table(name), Item }))),
  );
}

/** An invitation that is open for good; `token` is what stands in its link. */
export async function seedInvitation(
  database: Database,
  {
    businessId,
    email,
    token,
    by,
    at,
  }: { businessId: string; email: string; token: string; by: Person; at: string },
): Promise<void> {
  await seatStore(database).addSeat({
    ...{
      businessId,
      userEmailAddress: email,
      role: 'MEMBER',
      adminUserId: by.sub,
      createdAt: at,
      updatedAt: at,
    },
    ...{ invitedUntil: '2999-01-01T00:00:00.000Z', invitationHash: sha256(token) },
  });
}

/** A business with its admin's seat and its members', made by the store that the product will use. */
export async function seedBusiness(
  database: Database,
  {
    id,
    seats,
    admin,
    members,
    at,
  }: { id: string; seats: number; admin: Person; members: Person[]; at: string },
): Promise<void> {
  const store = businessStore(database);
  const business: Business = {
    id,
    adminId: admin.sub,
    name: `${id} Ltd`,
    domain: `${id}.example`,
    email: `office@${id}.example`,
    totalAvailableSeats: seats,
    // As many seats as were asked for take a plan that has them.
    ...(seats > businessPlans.STARTER.seats && { plan: 'ENTERPRISE' as const }),
    createdAt: at,
    updatedAt: at,
  };
  const seat = ({ email, sub }: Person, role: 'ADMIN' | 'MEMBER'): BusinessAccountUsers => ({
    businessId: id,
    userEmailAddress: email,
    userId: sub,
    role,
    adminUserId: admin.sub,
    createdAt: at,
    updatedAt: at,
  });
  await store.create(business, seat(admin, 'ADMIN'));
  for (const member of members) await seatStore(database).addSeat(seat(member, 'MEMBER'));
}
