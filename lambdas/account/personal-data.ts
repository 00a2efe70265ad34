import { type TableName, businessSubject, devicesSubject, userSubject } from '#domain/keys';
import type { User } from '#domain/account/user';
import type { UserFiles } from '../store/user-files.ts';
import { removeNotices } from '../store/notices-about.ts';
import type { Database } from '../store/table/table.ts';
import {
  handOverBusinesses,
  ofOwnedBusinesses,
  ownedBusinesses,
  ownSeats,
  returnSeats,
} from './own-businesses.ts';
import { ownRequests } from './own-requests.ts';
import { unpackedScan } from '../store/scan/packed-scan.ts';
import { oneRow, partition, removeRows, type Row } from '../store/table/table-rows.ts';

/** Whose data it is: the record, or what a deletion has left of it; `deletedAt`: since when it is nobody's. */
export type Person = Pick<User, 'id'> & Partial<User> & { deletedAt?: string };

/** How a table's rows about one person are found, and removed. Both may be repeated at any time. */
export interface PersonalData {
  rows(person: Person, database: Database): Promise<Row[]>;
  erase(person: Person, database: Database, files: Pick<UserFiles, 'removeAll'>): Promise<void>;
}

/** A table that holds nothing about a person that could be found by them, and why. */
export interface NothingPersonal {
  nothing: string;
}

type Find = PersonalData['rows'];

const removing = (name: TableName, rows: Find): PersonalData => ({
  rows,
  erase: async (person, database) => removeRows(database, name, await rows(person, database)),
});

const byUser = (name: TableName): PersonalData =>
  removing(name, (person, database) => partition(database, name, person.id));

const bySubject = (name: TableName): PersonalData =>
  removing(name, (person, database) => partition(database, name, userSubject(person.id)));

/** Rows under these keys that are the person's own: `owner` names the attribute that says so. */
const owned = (name: TableName, owner: string, keys: (person: Person) => Row[]): PersonalData =>
  removing(name, async (person, database) => {
    const rows = await Promise.all(keys(person).map((key) => oneRow(database, name, key)));
    return rows.filter((row): row is Row => row?.[owner] === person.id);
  });

const distinct = (values: (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => !!value)),
];
const emailsOf = ({ accountEmail, emails }: Person) =>
  distinct([accountEmail, ...(emails ?? []).map((entry) => entry.emailAddress)]);
const phonesOf = ({ phoneCell, phones }: Person) =>
  distinct([phoneCell, ...(phones ?? []).map((entry) => entry.phoneNumber)]);

/** Where messages to a person go. */
export const addressesOf = (person: Person): string[] => [...emailsOf(person), ...phonesOf(person)];

/** What a person was told, without the id of whom it is about, which is for the end of that one's account. */
const notifications: PersonalData = {
  rows: async (person, database) =>
    (await partition(database, 'Notification', person.id)).map(({ about: _, ...row }) => row),
  erase: byUser('Notification').erase,
};

/**
 * Both ends of a connection go: the peer's row tells of the person too, and so does what the peer was told. Whom a request
 * reached is never told.
 */
const connections: PersonalData = {
  rows: async (person, database) =>
    (await partition(database, 'Connection', person.id)).map(({ target: _, asks: _asks, ...row }) => row),
  erase: async (person, database) => {
    const own = await partition(database, 'Connection', person.id);
    // Whoever ignored them keeps a row when the request is taken back: no row of their own leads there.
    const kept = await partition(database, 'Connection', person.id, 'byPeer');
    const peers = new Set([
      ...own.map(({ peerId, target }) => String(target ?? peerId)),
      ...kept.map(({ userId }) => String(userId)),
    ]);
    // The peer's end first: by the own row it is found again after a stop in between.
    for (const peer of peers) await removeNotices(database, { toldTo: peer, about: person.id });
    await removeRows(
      database,
      'Connection',
      [...peers].map((userId) => ({ userId, peerId: person.id })),
    );
    await removeRows(database, 'Connection', own);
  },
};

/** Keys, states and counters: that they exist may be told, what they hold is for machines. */
const once: PersonalData = {
  rows: async (person, database) =>
    (await partition(database, 'Once', person.id, 'byOwner')).map(({ id, expiresAt }) => ({ id, expiresAt })),
  erase: async (person, database) =>
    removeRows(database, 'Once', await partition(database, 'Once', person.id, 'byOwner')),
};

/**
 * Every table, and what it holds about a person. A new table does not compile until it is said here how a person gets
 * their rows and how the rows go; the order is the one in which a deletion works.
 */
export const personalData: Record<TableName, PersonalData | NothingPersonal> = {
  Watch: removing('Watch', async (person, database) => [
    ...(await partition(database, 'Watch', userSubject(person.id))),
    ...(await partition(database, 'Watch', devicesSubject(person.id))),
  ]),
  Scan: {
    ...bySubject('Scan'),
    rows: async (person, database) => (await bySubject('Scan').rows(person, database)).map(unpackedScan),
  },
  Finding: bySubject('Finding'),
  // Those of a business go with it, and with whom it is handed over to.
  Case: {
    ...byUser('Case'),
    rows: async (person, database) => [
      ...(await byUser('Case').rows(person, database)),
      ...(await ofOwnedBusinesses('Case', businessSubject)(person, database)),
    ],
  },
  Notification: notifications,
  // The originals lie among the person's files.
  IssuedCopy: byUser('IssuedCopy'),
  Connection: connections,
  // Goes with the business; one that is handed over keeps it.
  DomainWatch: { rows: ofOwnedBusinesses('DomainWatch'), erase: async () => {} },
  Integration: {
    // Without what messages are signed with.
    rows: async (person, database) =>
      (await ofOwnedBusinesses('Integration')(person, database)).map(({ secret: _, ...row }) => row),
    erase: async () => {},
  },
  Business: { rows: ownedBusinesses, erase: handOverBusinesses },
  BusinessAccountUsers: {
    // Without the hash of a link, which is for machines.
    rows: async (person, database) =>
      (await ownSeats(person, database)).map(({ invitationHash: _, ...seat }) => seat),
    erase: returnSeats,
  },
  SocialProof: removing('SocialProof', (person, database) =>
    partition(database, 'SocialProof', person.id, 'byOwner'),
  ),
  PhoneInventory: owned('PhoneInventory', 'id', (person) =>
    phonesOf(person).map((phoneNumber) => ({ phoneNumber })),
  ),
  EmailInventory: owned('EmailInventory', 'id', (person) =>
    emailsOf(person).map((emailAddress) => ({ emailAddress })),
  ),
  Once: once,
  Audit: bySubject('Audit'),
  Request: ownRequests,
  Suppression: {
    nothing: 'Keyed hashes without an owner: they keep an opt-out true after an account is gone.',
  },
  CertificateLog: { nothing: 'How far public logs were read.' },
  User: {
    rows: async (person, database) => {
      const row = await oneRow(database, 'User', { id: person.id });
      return row ? [plain(row)] : [];
    },
    // The last step of a deletion puts the tombstone in its place: see delete-account.ts.
    erase: async () => {},
  },
};

/** A set of the database as a list, so that JSON says what is in it. */
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Set ? [...value] : value]),
  );

/** True for a table that holds something about a person. */
export const isPersonal = (entry: PersonalData | NothingPersonal): entry is PersonalData => 'rows' in entry;
