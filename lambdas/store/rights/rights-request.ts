import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { codeTries } from '#domain/account/confirmation-code';
import { RightsAsk, RightsStatus, WaitsBecause } from '#domain/rights/rights-request';
import { conditionFailed, sent } from '../table/failure.ts';
import { queryRows } from '../table/query.ts';
import type { Database } from '../table/table.ts';
import { updateExpression } from '../table/update-expression.ts';

/** A request about one's data, by its case number. Absent and null are the same. */
const Row = z.object({
  id: z.string(),
  kind: z.literal('RIGHTS'),
  asks: RightsAsk,
  status: RightsStatus,
  /** Where an answer goes; gone once there is none to give. */
  email: z.string().nullish(),
  /** Masked, for good. */
  address: z.string(),
  details: z.string(),
  createdAt: z.string(),
  expiresAt: z.number(),
  /** Of the code, until it is used. */
  salt: z.string().nullish(),
  hash: z.string().nullish(),
  /** Of the token that opens it. */
  tokenHash: z.string().nullish(),
  because: WaitsBecause.nullish(),
  until: z.string().nullish(),
  answer: z.string().nullish(),
  closedAt: z.string().nullish(),
  /** Of the address: the key of an opt-out; of a copy, what its link knows the address by. */
  fingerprint: z.string().nullish(),
  /**
   * Whose account it is, so that their export and deletion find it; without an account, the fingerprint of the address as `writerSubject`
   * has it: of whoever confirms that address.
   */
  owner: z.string().nullish(),
  /** Whose account a deletion ends or ended: the request outlasts it, as evidence that it was done. */
  account: z.string().nullish(),
});
export type RightsRow = z.infer<typeof Row>;

export interface RightsRequestStore {
  /** False when the case number is taken. */
  add(row: RightsRow & { codeExpiresAt: number }): Promise<boolean>;
  get(id: string, now: number): Promise<RightsRow | undefined>;
  /** Counts a try before anybody compares; undefined when there is no live code with a try left. */
  takeTry(id: string, nowSeconds: number): Promise<RightsRow | undefined>;
  /** Undefined when it is not (any more) in one of these states. */
  change(
    id: string,
    from: RightsStatus,
    set: Partial<Record<keyof RightsRow | 'open', unknown>>,
  ): Promise<RightsRow | undefined>;
  /** What waits for a person, the longest first. */
  waiting(now: number, most: number): Promise<RightsRow[]>;
}

export function rightsRequestStore({ client, table }: Database): RightsRequestStore {
  const TableName = table('Request');
  const update = async (id: string, expression: object) => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({ TableName, Key: { id }, ...expression, ReturnValues: 'ALL_NEW' } as never),
      );
      return Row.parse(Attributes);
    } catch (error) {
      if (conditionFailed(error)) return undefined;
      throw error;
    }
  };
  return {
    add: async (row) => {
      try {
        await client.send(
          new PutCommand({
            TableName,
            Item: { ...row, tries: 0 },
            ConditionExpression: 'attribute_not_exists(id)',
          }),
        );
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
    get: async (id, now) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true })),
      );
      const row = Row.safeParse(Item);
      return row.success && row.data.expiresAt * 1000 > now ? row.data : undefined;
    },
    takeTry: (id, nowSeconds) =>
      update(id, {
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: '#status = :unconfirmed AND codeExpiresAt > :now AND tries < :most',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':unconfirmed': 'UNCONFIRMED',
          ':now': nowSeconds,
          ':most': codeTries,
        },
      }),
    change: (id, from, set) =>
      update(id, updateExpression({ set, when: [{ field: 'status', operator: '=', value: from }] }, [])),
    waiting: async (now, most) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          IndexName: 'byOpen',
          KeyConditionExpression: '#open = :open',
          ExpressionAttributeNames: { '#open': 'open' },
          ExpressionAttributeValues: { ':open': 'RIGHTS' },
        },
        most,
      );
      return rows.map((row) => Row.parse(row)).filter(({ expiresAt }) => expiresAt * 1000 > now);
    },
  };
}
