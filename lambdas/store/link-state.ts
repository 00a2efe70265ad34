import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { Platform } from '#domain/platform/platform';
import * as z from 'zod';
import { allOrNothing } from './table/all-or-nothing.ts';
import { sent } from './table/failure.ts';
import type { Database } from './table/table.ts';

/** A sign-in at a platform that was begun: for whom, for which account, and the secret half of its PKCE. */
const LinkState = z.object({
  id: z.string(),
  owner: z.string(),
  platform: Platform,
  handle: z.string(),
  verifier: z.string(),
  expiresAt: z.number().int(),
});
export type LinkState = z.infer<typeof LinkState>;

export interface LinkStateStore {
  put(state: Omit<LinkState, 'id'>, state32: string): Promise<void>;
  /** Takes the state, so that it counts once; undefined when it is unknown, used, expired, or for others. */
  take(
    state: string,
    of: { owner: string; platform: Platform },
    nowSeconds: number,
  ): Promise<LinkState | undefined>;
}

const idOf = (state: string) => `link#${state}`;

export function linkStateStore({ client, table }: Database): LinkStateStore {
  const TableName = table('Once');
  return {
    put: async (begun, state) => {
      await sent(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...begun, id: idOf(state) },
            ConditionExpression: 'attribute_not_exists(id)',
          }),
        ),
      );
    },
    take: async (state, { owner, platform }, nowSeconds) => {
      const place = { TableName, Key: { id: idOf(state) } };
      const { Item } = await sent(client.send(new GetCommand({ ...place, ConsistentRead: true })));
      // A transaction of one: a deletion alone would not know itself again where its answer is lost.
      const taken = await allOrNothing(client, [
        {
          Delete: {
            ...place,
            ConditionExpression: '#owner = :owner AND platform = :platform AND expiresAt > :now',
            ExpressionAttributeNames: { '#owner': 'owner' },
            ExpressionAttributeValues: { ':owner': owner, ':platform': platform, ':now': nowSeconds },
          },
        },
      ]);
      return taken && Item ? LinkState.parse(Item) : undefined;
    },
  };
}
