import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Platform } from '#domain/platform/platform';
import { accountOfProof, proofId } from '#domain/proof/proof';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

const Row = z.object({ id: z.string(), owner: z.string(), public: z.boolean().optional() });
/** What DynamoDB reads in one call. */
const atOnce = 100;

/**
 * Who has proven which of these handles, in small letters, as far as `asker` may learn it: their own proofs, and those of others
 * that are shown in public. One that is kept private, or held back by a review, tells nobody that it is there, and speaks for
 * nobody. A hundred are one call.
 */
export async function ownersOf(
  { client, table }: Database,
  platform: Platform,
  handles: readonly string[],
  asker: string,
): Promise<ReadonlyMap<string, string>> {
  const TableName = table('SocialProof');
  const owners = new Map<string, string>();
  let left = [...new Set(handles.map((handle) => proofId(platform, handle)))];
  while (left.length > 0) {
    const page = {
      Keys: left.slice(0, atOnce).map((id) => ({ id })),
      ConsistentRead: true,
      ProjectionExpression: 'id, #owner, #public',
      ExpressionAttributeNames: { '#owner': 'owner', '#public': 'public' },
    };
    const { Responses, UnprocessedKeys } = await sent(
      client.send(new BatchGetCommand({ RequestItems: { [TableName]: page } })),
    );
    for (const row of Responses?.[TableName] ?? []) {
      const { id, owner, public: shown } = Row.parse(row);
      if (shown || owner === asker) owners.set(accountOfProof(id).handle, owner);
    }
    const unread = (UnprocessedKeys?.[TableName]?.Keys ?? []).map(({ id }) => String(id));
    left = [...unread, ...left.slice(atOnce)];
  }
  return owners;
}
