import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { IdentityFiles } from '../store/identity-files.ts';
import { identityOf, type ProtectedIdentity } from '#domain/proof/protected-identity';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

const identityIn = (image: Image): ProtectedIdentity | undefined =>
  image && identityOf(unmarshall(image as Parameters<typeof unmarshall>[0]));

/**
 * Keeps what was proven just now beside the snapshot, named by the moment of the last of the changes and its place in the
 * stream: a repeated batch writes the same file. A proof that ended is nothing to keep.
 */
export async function keepChanges(
  records: readonly DynamoDBRecord[],
  files: Pick<IdentityFiles, 'putChange'>,
): Promise<void> {
  const changed = records.flatMap(({ dynamodb }) => {
    const [before, after] = [identityIn(dynamodb?.OldImage), identityIn(dynamodb?.NewImage)];
    const isSame = before && after && before.owner === after.owner && before.nameKey === after.nameKey;
    return after && !isSame ? [after] : [];
  });
  const { ApproximateCreationDateTime = 0, SequenceNumber = '' } = records.at(-1)?.dynamodb ?? {};
  if (changed.length === 0) return;
  const at = new Date(ApproximateCreationDateTime * 1000).toISOString();
  await files.putChange(`${at}-${SequenceNumber.padStart(40, '0')}.json`, changed);
}
