import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { IdentityFiles } from '../store/identity-files.ts';
import { identityOf, type IdentityChange, type ProtectedIdentity } from '#domain/proof/protected-identity';

/** A row before the first of its changes and after the last. */
interface Edit {
  before: ProtectedIdentity | undefined;
  after: ProtectedIdentity | undefined;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

const identityIn = (image: Image): ProtectedIdentity | undefined =>
  image && identityOf(unmarshall(image as Parameters<typeof unmarshall>[0]));

/**
 * Keeps what was proven just now, and what ended, beside the snapshot, named by the moment of the last of the changes and its place
 * in the stream: a repeated batch writes the same file. Of an account that changed twice the end of it counts.
 */
export async function keepChanges(
  records: readonly DynamoDBRecord[],
  files: Pick<IdentityFiles, 'putChange'>,
): Promise<void> {
  const rows = new Map<string, Edit>();
  for (const { dynamodb } of records) {
    const id =
      dynamodb?.Keys?.['id']?.S ?? dynamodb?.NewImage?.['id']?.S ?? dynamodb?.OldImage?.['id']?.S ?? '';
    const [before, after] = [identityIn(dynamodb?.OldImage), identityIn(dynamodb?.NewImage)];
    rows.set(id, { before: rows.has(id) ? rows.get(id)!.before : before, after });
  }
  const changed = [...rows.values()].flatMap(({ before, after }): IdentityChange[] => {
    const isSame = before && after && before.owner === after.owner && before.nameKey === after.nameKey;
    if (isSame) return [];
    return [...(before ? [{ ...before, ended: true as const }] : []), ...(after ? [after] : [])];
  });
  const { ApproximateCreationDateTime = 0, SequenceNumber = '' } = records.at(-1)?.dynamodb ?? {};
  if (changed.length === 0) return;
  const at = new Date(ApproximateCreationDateTime * 1000).toISOString();
  await files.putChange(`${at}-${SequenceNumber.padStart(40, '0')}.json`, changed);
}
