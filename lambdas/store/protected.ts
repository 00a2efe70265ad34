import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import { identityOf, type ProtectedIdentity } from '#domain/proof/protected-identity';
import { sent } from './table/failure.ts';
import type { Database } from './table/table.ts';

/** Goes through every proof that holds, page after page. */
export async function* protectedIdentities({ client, table }: Database): AsyncGenerator<ProtectedIdentity> {
  let from: ScanCommandInput['ExclusiveStartKey'];
  do {
    const page = await sent(
      client.send(
        new ScanCommand({
          TableName: table('SocialProof'),
          ProjectionExpression: 'id, #owner, since, nameKey',
          FilterExpression: 'attribute_exists(since)',
          ExpressionAttributeNames: { '#owner': 'owner' },
          ConsistentRead: true,
          ExclusiveStartKey: from,
        }),
      ),
    );
    for (const row of page.Items ?? []) {
      const identity = identityOf(row);
      if (identity) yield identity;
    }
    from = page.LastEvaluatedKey;
  } while (from);
}
