import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Platform } from '#domain/platform/platform';
import { Platform as PlatformName } from '#domain/platform/platform';
import { Id, Moment } from '#domain/text';
import { conditionFailed, sent } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';

/** A message to those who run the product. */
export interface SupportRequest {
  id: string;
  kind: 'SUPPORT';
  /** The id of somebody who is signed in, or the address of somebody who isn't as `writerSubject` has it: export and deletion go by it. */
  owner: string;
  /** Of somebody who isn't: where the answer goes. */
  email?: string;
  /** By when it was promised. */
  answerBy: string;
  subject: string;
  message: string;
  status: 'OPEN';
  createdAt: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** Somebody says that a confirmed account imitates them. */
export interface ImitationRequest {
  id: string;
  kind: 'IMITATION';
  platform: Platform;
  handle: string;
  own: string;
  words: string;
  email?: string | undefined;
  /** Where an address came with it: as of a message. */
  owner?: string | undefined;
  status: 'OPEN';
  createdAt: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

const Open = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('SUPPORT'),
    id: Id,
    createdAt: Moment,
    expiresAt: z.number(),
    owner: z.string().optional(),
    email: z.string().optional(),
    answerBy: Moment.optional(),
    subject: z.string(),
    message: z.string(),
    status: z.enum(['OPEN', 'CLOSED']).optional(),
  }),
  z.object({
    kind: z.literal('IMITATION'),
    id: Id,
    createdAt: Moment,
    expiresAt: z.number(),
    platform: PlatformName,
    handle: z.string(),
    own: z.string(),
    words: z.string(),
    email: z.string().nullish(),
  }),
]);
/** Something that waits for those who run the product. */
export type OpenRequest = z.infer<typeof Open>;

export const supportStore = ({ client, table }: Database) => ({
  put: async (request: SupportRequest | ImitationRequest): Promise<void> => {
    const Item = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
    // The key of the index is there only while the request is open.
    await sent(client.send(new PutCommand({ TableName: table('Request'), Item: { ...Item, open: 'OPEN' } })));
  },
  /** One that is kept, whether or not it still waits. */
  get: async (id: string, now: number): Promise<OpenRequest | undefined> => {
    const { Item } = await sent(client.send(new GetCommand({ TableName: table('Request'), Key: { id } })));
    const request = Open.safeParse(Item);
    return request.success && request.data.expiresAt * 1000 > now ? request.data : undefined;
  },
  /** What waits, the longest first. */
  open: async (now: number, most: number): Promise<OpenRequest[]> => {
    const rows = await queryRows(
      client,
      {
        TableName: table('Request'),
        IndexName: 'byOpen',
        KeyConditionExpression: '#open = :open',
        ExpressionAttributeNames: { '#open': 'open' },
        ExpressionAttributeValues: { ':open': 'OPEN' },
      },
      most,
    );
    return rows.map((row) => Open.parse(row)).filter(({ expiresAt }) => expiresAt * 1000 > now);
  },
  /** Ends the wait of a request, or begins it again; false when there is no such request. */
  setOpen: async (id: string, isOpen: boolean): Promise<boolean> => {
    try {
      await client.send(
        new UpdateCommand({
          TableName: table('Request'),
          Key: { id },
          UpdateExpression: isOpen
            ? 'SET #status = :status, #open = :open'
            : 'SET #status = :status REMOVE #open',
          ConditionExpression: 'attribute_exists(id) AND kind IN (:support, :imitation)',
          ExpressionAttributeNames: { '#status': 'status', '#open': 'open' },
          ExpressionAttributeValues: {
            ':status': isOpen ? 'OPEN' : 'CLOSED',
            ':support': 'SUPPORT',
            ':imitation': 'IMITATION',
            ...(isOpen && { ':open': 'OPEN' }),
          },
        }),
      );
      return true;
    } catch (error) {
      if (conditionFailed(error)) return false;
      throw error;
    }
  },
});
export type SupportStore = ReturnType<typeof supportStore>;
