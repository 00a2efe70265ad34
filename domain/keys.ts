/**
 * The tables: keys, indexes, lifetimes. Imports nothing, because AppSync resolvers bundle it (limit 32,768 characters).
 * lib/data/data.ts makes the tables from these rows; a test freezes them for prodb.
 */
export interface IndexShape {
  partitionKey: string;
  /** DynamoDB type of the partition key; text unless said. */
  partitionType?: 'S' | 'N';
  sortKey: string;
}

export interface TableShape {
  partitionKey: string;
  sortKey?: string;
  /** Attribute holding seconds since the epoch after which the row is gone; expiry is also checked on read. */
  ttl?: string;
  /** True where a stream drives a job. */
  stream?: boolean;
  indexes?: Record<string, IndexShape>;
}

export const tables = {
  User: { partitionKey: 'id' },
  EmailInventory: { partitionKey: 'emailAddress' },
  PhoneInventory: { partitionKey: 'phoneNumber' },
  Business: { partitionKey: 'id' },
  BusinessAccountUsers: {
    partitionKey: 'businessId',
    sortKey: 'userEmailAddress',
    indexes: {
      byUser: { partitionKey: 'userId', sortKey: 'businessId' },
      byEmail: { partitionKey: 'userEmailAddress', sortKey: 'businessId' },
    },
  },
  // Domains that may pass for the one of a business.
  DomainWatch: { partitionKey: 'businessId', sortKey: 'domain', ttl: 'expiresAt' },
  // What programs of a business are given: its webhook, its tokens.
  Integration: { partitionKey: 'businessId', sortKey: 'id' },
  // Marked copies of a person's pictures.
  IssuedCopy: { partitionKey: 'userId', sortKey: 'id' },
  // How far each certificate log was read.
  CertificateLog: { partitionKey: 'id' },
  Connection: {
    partitionKey: 'userId',
    sortKey: 'peerId',
    // What others keep of a person, also where that one has no row any more.
    indexes: { byPeer: { partitionKey: 'peerId', sortKey: 'userId' } },
  },
  Watch: {
    partitionKey: 'subjectId',
    indexes: { byDue: { partitionKey: 'shard', partitionType: 'N', sortKey: 'nextScanAt' } },
  },
  Scan: { partitionKey: 'subjectId', sortKey: 'id', ttl: 'expiresAt' },
  Finding: {
    partitionKey: 'subjectId',
    sortKey: 'id',
    ttl: 'expiresAt',
    indexes: { byTime: { partitionKey: 'subjectId', sortKey: 'lastSeen' } },
  },
  Case: {
    partitionKey: 'userId',
    sortKey: 'caseId',
    // Only cases with a reminder stand here.
    indexes: { byReminder: { partitionKey: 'shard', partitionType: 'N', sortKey: 'remindAt' } },
  },
  Notification: {
    partitionKey: 'userId',
    sortKey: 'id',
    stream: true,
    // Only rows that wait for a mail stand in the second.
    indexes: {
      byTime: { partitionKey: 'userId', sortKey: 'createdAt' },
      byMail: { partitionKey: 'mailShard', partitionType: 'N', sortKey: 'mailDueAt' },
    },
  },
  SocialProof: {
    partitionKey: 'id',
    stream: true,
    // A person's proofs and claims; proofs whose turn it is to be looked at again; holders that show one name; proofs in review.
    indexes: {
      byOwner: { partitionKey: 'owner', sortKey: 'id' },
      byDue: { partitionKey: 'shard', partitionType: 'N', sortKey: 'nextCheckAt' },
      byName: { partitionKey: 'nameKey', sortKey: 'id' },
      byReview: { partitionKey: 'review', sortKey: 'reviewSince' },
    },
  },
  Request: {
    partitionKey: 'id',
    ttl: 'expiresAt',
    // Only what waits for those who run the product stands in the first, and what a person wrote in the second.
    indexes: {
      byOpen: { partitionKey: 'open', sortKey: 'createdAt' },
      byOwner: { partitionKey: 'owner', sortKey: 'id' },
    },
  },
  Once: {
    partitionKey: 'id',
    ttl: 'expiresAt',
    // Only rows about a person have an owner; a deletion finds them by it.
    indexes: { byOwner: { partitionKey: 'owner', sortKey: 'id' } },
  },
  Suppression: { partitionKey: 'id' },
  Audit: { partitionKey: 'subjectId', sortKey: 'id' },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof tables;

/** The environment variable that carries a table's deployed name: EmailInventory -> EMAIL_INVENTORY_TABLE. */
export const tableVariable = (table: TableName): string =>
  `${table.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase()}_TABLE`;

/** The subject of a scan, a finding, a watch: a user or a business. */
export const userSubject = (userId: string): string => `U#${userId}`;
export const businessSubject = (businessId: string): string => `B#${businessId}`;
/** Whose turn it is to have what is old of their devices forgotten: a watch of its own, for not everybody is searched for. */
export const devicesSubject = (userId: string): string => `D#${userId}`;
/** Whose a message or a report is that came without signing in: of whoever confirms this address. No id of a person begins like this. */
export const writerSubject = (email: string): string => `E#${email}`;
/** True of what is nobody's yet: it waits for whoever confirms the address. */
export const isOfWriter = (owner: string): boolean => owner.startsWith('E#');
/** Whose devices a watch is about; undefined of any other. */
export const userOfDevices = (subject: string): string | undefined =>
  subject.startsWith('D#') ? subject.slice(2) : undefined;
/** The business that a subject is; undefined of a person. No id of a person begins like this. */
export const businessOfSubject = (subject: string): string | undefined =>
  subject.startsWith('B#') ? subject.slice(2) : undefined;
