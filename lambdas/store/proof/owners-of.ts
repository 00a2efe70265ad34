import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Platform } from '#domain/platform/platform';
import { accountOfProof, proofId } from '#domain/proof/proof';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

const Row = z.object({ id: z.string(), owner: z.string() });
/** What DynamoDB reads in one call. */
const atOnce = 100;

/** Who has proven which of these handles, in small letters; a hundred are one call. */
export async function ownersOf(
  { client, table }: Database,
  platform: Platform,
  handles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const TableName = table('SocialProof');
  const owners = new Map<string, string>();
  let left = [...new Set(handles.map((handle) => proofId(platform, handle)))];
  while (left.length > 0) {
    const page = {
      Keys: left.slice(0, atOnce).map((id) => ({ id })),
      ConsistentRead: true,
      ProjectionExpression: 'id, #owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
    };
    const { Responses, UnprocessedKeys } = await sent(
      client.send(new BatchGetCommand({ RequestItems: { [TableName]: page } })),
    );
    for (const row of Responses?.[TableName] ?? []) {
      const { id, owner } = Row.parse(row);
      owners.set(accountOfProof(id).handle, owner);
    }
    const unread = (UnprocessedKeys?.[TableName]?.Keys ?? []).map(({ id }) => String(id));
    left = [...unread, ...left.slice(atOnce)];
  }
  return owners;
}
