import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { businessOfCase } from '#domain/case/owner';
import { Case, ListedCase } from '#domain/case/case';
import { listed } from '#domain/case/represented/listed';
import * as z from 'zod';
import { allOrNothing, type Item } from './table/all-or-nothing.ts';
import { sent } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';
import { Version, asRead, nextVersion } from './table/version.ts';
import { shardOf } from './watch.ts';

/** A case as it is stored: which helper's link is out, and how often it was written, stays here. */
export const StoredCase = Case.extend({ helperId: z.string().nullish(), version: Version });
export type StoredCase = z.infer<typeof StoredCase>;

/** A friend's link, by the hash of its token. */
const HelperLink = z.object({
  id: z.string(),
  owner: z.string(),
  caseId: z.string(),
  expiresAt: z.number().int(),
});
export type HelperLink = z.infer<typeof HelperLink>;

const Picture = z.object({ contentType: z.string(), base64: z.string() });
export type Picture = z.infer<typeof Picture>;

/** What changes together or not at all. */
export interface CaseWrite {
  /** As it was read; undefined: a new case. */
  before: StoredCase | undefined;
  after: StoredCase;
  picture?: Picture & { evidenceId: string };
  putLink?: HelperLink;
  /** A link that must still be good, and is used up. */
  takeLink?: { id: string; nowSeconds: number };
  /** A link that no longer counts, whether or not it was used. */
  dropLink?: string | null | undefined;
}

export interface CaseStore {
  /** The newest first, with all that is kept in each. */
  list(userId: string): Promise<StoredCase[]>;
  /** The same without what is kept in them, which is neither read over the wire nor held in memory. */
  heads(userId: string): Promise<ListedCase[]>;
  get(userId: string, caseId: string): Promise<StoredCase | undefined>;
  picture(userId: string, caseId: string, evidenceId: string): Promise<Picture | undefined>;
  /** A living link; undefined when unknown, used or too old. */
  link(id: string, nowSeconds: number): Promise<HelperLink | undefined>;
  /** Cases whose reminder is due by now, oldest first. */
  due(shard: number, now: string, most: number): Promise<StoredCase[]>;
  /** False when the case is not as it was read, or the link is used up. */
  write(change: CaseWrite): Promise<boolean>;
  /** Takes a case with its pictures and its friend's link away; false when it is not as it was read. */
  remove(one: StoredCase): Promise<boolean>;
}

export const mostCases = 200;
/** Pictures lie behind the cases: ids of cases begin with a digit. */
const pictures = 'picture#';

/** Asked when cases are listed: the schema is made then. */
const headFields = () => Object.keys(ListedCase.shape);

export function caseStore({ client, table }: Database): CaseStore {
  const TableName = table('Case');
  const Once = table('Once');
  const row = async (Table: string, Key: Record<string, string>) =>
    (await sent(client.send(new GetCommand({ TableName: Table, Key, ConsistentRead: true })))).Item;
  const items = ({ before, after, picture, putLink, takeLink, dropLink }: CaseWrite): Item[] => [
    {
      Put: {
        TableName,
        Item: { ...caseRow(after), version: nextVersion(before ?? {}) },
        ...asRead('userId', before),
      },
    },
    ...lives(after, table),
    ...(picture ? [{ Put: { TableName, Item: pictureRow(after, picture) } }] : []),
    ...(putLink ? [{ Put: { TableName: Once, Item: putLink } }] : []),
    ...(dropLink ? [{ Delete: { TableName: Once, Key: { id: dropLink } } }] : []),
    ...(takeLink
      ? [
          {
            Delete: {
              TableName: Once,
              Key: { id: takeLink.id },
              ConditionExpression: 'expiresAt > :now',
              ExpressionAttributeValues: { ':now': takeLink.nowSeconds },
            },
          },
        ]
      : []),
  ];
  return {
    heads: async (userId) => {
      const fields = headFields();
      const rows = await queryRows(
        client,
        {
          TableName,
          KeyConditionExpression: 'userId = :user AND caseId < :pictures',
          ProjectionExpression: fields.map((_, at) => `#${at}`).join(', '),
          ExpressionAttributeNames: Object.fromEntries(fields.map((field, at) => [`#${at}`, field])),
          ExpressionAttributeValues: { ':user': userId, ':pictures': pictures },
          ScanIndexForward: false,
          ConsistentRead: true,
        },
        mostCases,
      );
      // A row from before these were written beside it is read whole.
      return Promise.all(
        rows.map(async (one) =>
          beside.some((field) => one[field] === undefined)
            ? listed(StoredCase.parse(await row(TableName, { userId, caseId: String(one['caseId']) })))
            : asShown(ListedCase.parse(one)),
        ),
      );
    },
    list: async (userId) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          KeyConditionExpression: 'userId = :user AND caseId < :pictures',
          ExpressionAttributeValues: { ':user': userId, ':pictures': pictures },
          ScanIndexForward: false,
          ConsistentRead: true,
        },
        mostCases,
      );
      return rows.map((one) => StoredCase.parse(one));
    },
    get: async (userId, caseId) => {
      if (caseId.startsWith(pictures)) return undefined;
      const found = await row(TableName, { userId, caseId });
      return found && StoredCase.parse(found);
    },
    picture: async (userId, caseId, evidenceId) => {
      const found = await row(TableName, screenshotKey({ userId, caseId }, evidenceId));
      return found && Picture.parse(found);
    },
    link: async (id, nowSeconds) => {
      const found = await row(Once, { id });
      const link = found && HelperLink.parse(found);
      return link && link.expiresAt > nowSeconds ? link : undefined;
    },
    due: async (shard, now, most) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          IndexName: 'byReminder',
          KeyConditionExpression: '#shard = :shard AND remindAt <= :now',
          ExpressionAttributeNames: { '#shard': 'shard' },
          ExpressionAttributeValues: { ':shard': shard, ':now': now },
        },
        most,
      );
      return rows.map((one) => StoredCase.parse(one));
    },
    write: (change) => allOrNothing(client, items(change)),
    remove: (one) =>
      allOrNothing(client, [
        rowRemoval(one, TableName),
        ...screenshotsOf(one).map((id) => ({ Delete: { TableName, Key: screenshotKey(one, id) } })),
        ...linkRemoval(one, Once),
      ]),
  };
}

/** What takes a case away as it was read. */
export const rowRemoval = ({ userId, caseId, version }: StoredCase, TableName: string): Item => ({
  Delete: { TableName, Key: { userId, caseId }, ...asRead('userId', { version }) },
});

/** And the link of its friend. */
export const linkRemoval = ({ helperId }: StoredCase, TableName: string): Item[] =>
  helperId ? [{ Delete: { TableName, Key: { id: helperId } } }] : [];

/** A business that is being deleted has no seats any more, and gets no case. */
export function lives(one: Pick<Case, 'userId'>, table: Database['table']): Item[] {
  const id = businessOfCase(one);
  if (id === undefined) return [];
  const none = {
    ConditionExpression: 'totalAvailableSeats > :none',
    ExpressionAttributeValues: { ':none': 0 },
  };
  return [{ ConditionCheck: { TableName: table('Business'), Key: { id }, ...none } }];
}

/** What a list shows of what it does not read: all that a listed case has and a case has not, or a list would go without it. */
const shownBeside: Record<Exclude<keyof ListedCase, keyof Case>, true> = {
  ...{ pieces: true, answered: true, isSilentSince: true, sighted: true },
  ...{ verdict: true, sharesName: true, resembles: true, impersonated: true },
};
const beside = Object.keys(shownBeside) as (keyof typeof shownBeside)[];

/** Whose account it imitates is who is impersonated; the row itself keeps what was named before. */
const asShown = ({ imitates, impersonated, ...one }: ListedCase): ListedCase => ({
  ...one,
  impersonated,
  imitates: impersonated ? impersonated.account : imitates,
});

function besideOf(one: StoredCase) {
  const shown = listed(one);
  return Object.fromEntries(beside.map((field) => [field, shown[field] ?? null]));
}

/** The keys of the index are there only while a reminder is. Moments are compared as text, so all are in UTC. */
export const caseRow = (one: StoredCase) => ({
  ...one,
  ...besideOf(one),
  ...(one.reminderAt && {
    shard: shardOf(one.userId),
    remindAt: new Date(one.reminderAt).toISOString(),
  }),
});

const pictureRow = (
  one: StoredCase,
  { evidenceId, contentType, base64 }: NonNullable<CaseWrite['picture']>,
) => ({ ...screenshotKey(one, evidenceId), contentType, base64 });

/** Under which a screenshot lies beside its case. */
export const screenshotKey = ({ userId, caseId }: Pick<Case, 'userId' | 'caseId'>, evidenceId: string) => ({
  userId,
  caseId: `${pictures}${caseId}#${evidenceId}`,
});

/**
 * The screenshots of a case, also those taken out, which can be put back. A picture of neither side may be one that was chosen for an
 * account that isn't theirs, which a case that was moved keeps as such (domain/case/represented/told.ts): it lies where they do.
 */
export const screenshotsOf = ({ evidence, removed }: Pick<Case, 'evidence' | 'removed'>): string[] =>
  [...evidence, ...(removed ?? [])]
    .filter(({ kind, side }) => kind === 'screenshot' || (kind === 'picture' && !side))
    .map(({ id }) => id);
