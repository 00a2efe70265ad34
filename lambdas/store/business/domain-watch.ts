import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { day, seconds } from '#domain/durations';
import { DomainRound } from '#domain/domain-watch/domain-round';
import { WatchedDomain } from '#domain/domain-watch/watched-domain';
import { conditionFailed, sent } from '../table/failure.ts';
import { queryRows } from '../table/query.ts';
import { partition, removeRows } from '../table/table-rows.ts';
import type { Database } from '../table/table.ts';
import { Version, asRead, nextVersion } from '../table/version.ts';

/** More than anyone can look through. */
const most = 2000;

const StoredDomain = WatchedDomain.extend({ version: Version });
export type StoredDomain = z.infer<typeof StoredDomain>;
/** `off`: people took it off the list; `expiresAt` is when it goes for good, and what it was before stands here. */
const Row = StoredDomain.extend({ off: WatchedDomain.pick({ expiresAt: true }).optional() });
type Row = z.infer<typeof Row>;
const StoredRound = DomainRound.extend({ version: Version });
export type StoredRound = z.infer<typeof StoredRound>;

/** What was taken off, as it was before. */
const asItWas = ({ off: _, expiresAt: _end, ...known }: Row, off: NonNullable<Row['off']>): StoredDomain => ({
  ...known,
  ...off,
});

const takenOffAt = ({ expiresAt = 0 }: Row): string =>
  new Date((expiresAt - seconds(day)) * 1000).toISOString();

/** Stands beside the names; no name begins with a dot. */
const ROUND = '.round';

/** Domains that may pass for the one of a business, and how the round of looks at them goes. */
export interface DomainWatchStore {
  list(businessId: string): Promise<StoredDomain[]>;
  /** The same, and what was taken off within a day: as it was, and when (ISO 8601). */
  listWithOff(
    businessId: string,
  ): Promise<{ listed: StoredDomain[]; off: (StoredDomain & { offAt: string })[] }>;
  get(businessId: string, domain: string): Promise<StoredDomain | undefined>;
  /** Writes it in the place of the one that was read (undefined: there was none); false when another was written meanwhile. */
  write(before: StoredDomain | undefined, after: WatchedDomain): Promise<boolean>;
  remove(businessId: string, domain: string): Promise<void>;
  /** Takes it off the list as it was read; false when another was written meanwhile. */
  takeOff(before: StoredDomain): Promise<boolean>;
  /** One that was taken off within a day, as it was: written in its own place, it is back. */
  takenOff(businessId: string, domain: string): Promise<StoredDomain | undefined>;
  /** Removes all of a business, the round as well. */
  clear(businessId: string): Promise<void>;
  round(businessId: string): Promise<StoredRound | undefined>;
  writeRound(before: StoredRound | undefined, after: DomainRound): Promise<boolean>;
}

/**
 * DynamoDB deletes what has expired up to days late: until then it is not there for anybody, and a new row takes its place. The same
 * holds for what was taken off, but that it can be put back.
 */
export function domainWatchStore(database: Database, now: () => number = Date.now): DomainWatchStore {
  const { client, table } = database;
  const TableName = table('DomainWatch');
  const isThere = ({ expiresAt }: Row) => expiresAt === undefined || expiresAt > seconds(now());
  const isKept = (one: Row) => !one.off && isThere(one);
  const row = async (businessId: string, domain: string) => {
    const Key = { businessId, domain };
    return (await sent(client.send(new GetCommand({ TableName, Key, ConsistentRead: true })))).Item;
  };
  const name = async (businessId: string, domain: string) => {
    const found = await row(businessId, domain);
    return found && Row.parse(found);
  };
  const put = async (before: { version?: number | null } | undefined, Item: Record<string, unknown>) => {
    const free = {
      ConditionExpression: 'attribute_not_exists(businessId) OR expiresAt <= :now OR attribute_exists(#off)',
      ExpressionAttributeNames: { '#off': 'off' },
      ExpressionAttributeValues: { ':now': seconds(now()) },
    };
    const condition = before ? asRead('businessId', before) : free;
    const counted = { ...Item, version: nextVersion(before ?? {}) };
    try {
      await sent(client.send(new PutCommand({ TableName, Item: counted, ...condition })));
      return true;
    } catch (error) {
      if (conditionFailed(error)) return false;
      throw error;
    }
  };
  const rowsOf = async (businessId: string) => {
    const rows = await queryRows(
      client,
      {
        TableName,
        KeyConditionExpression: 'businessId = :business AND #domain > :last',
        ExpressionAttributeNames: { '#domain': 'domain' },
        // what stands beside the names comes before them: digits and letters sort after a dot
        ExpressionAttributeValues: { ':business': businessId, ':last': '/' },
        ConsistentRead: true,
      },
      most,
    );
    return rows.map((one) => Row.parse(one)).filter(isThere);
  };
  return {
    list: async (businessId) => (await rowsOf(businessId)).filter(isKept),
    listWithOff: async (businessId) => {
      const rows = await rowsOf(businessId);
      return {
        listed: rows.filter(isKept),
        off: rows.flatMap((one) => (one.off ? [{ ...asItWas(one, one.off), offAt: takenOffAt(one) }] : [])),
      };
    },
    get: async (businessId, domain) => {
      const found = await name(businessId, domain);
      return found && isKept(found) ? found : undefined;
    },
    write: put,
    remove: async (businessId, domain) => {
      await sent(client.send(new DeleteCommand({ TableName, Key: { businessId, domain } })));
    },
    takeOff: ({ expiresAt, ...before }) =>
      put(before, { ...before, off: { expiresAt }, expiresAt: seconds(now() + day) }),
    takenOff: async (businessId, domain) => {
      const found = await name(businessId, domain);
      return found?.off && isThere(found) ? asItWas(found, found.off) : undefined;
    },
    clear: async (businessId) =>
      removeRows(database, 'DomainWatch', await partition(database, 'DomainWatch', businessId)),
    round: async (businessId) => {
      const found = await row(businessId, ROUND);
      return found && StoredRound.parse(found);
    },
    writeRound: (before, after) => put(before, { ...after, domain: ROUND }),
  };
}
