import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TableName } from '#domain/keys';
import { databaseOver } from '../../lambdas/store/table/table.ts';
import { recordOperator } from '../record-operator.ts';
import { stageOfSite } from '../site-stage.ts';
import { deletedPeople } from './deleted-people.ts';
import { deleteAgain, rowsOfDeleted } from './delete-again.ts';
import { putBack } from './put-back.ts';
import { isOfOtherStage } from './stage-key.ts';
import { restoredTables, stageTables } from './stage-tables.ts';

const KEY_MISSING =
  'Set OPT_OUT_KEY to the key of the stage first; docs/runbook.md says how to read it. Nothing was changed.';

const KEY_OF_OTHER =
  'OPT_OUT_KEY is not the key of this stage: no request that was made signed out goes by it. docs/runbook.md says how to read it. Nothing was changed.';

interface Restore {
  /** Address of the site. */
  site: string;
  /** `TABLE=NAME` of each restored table. */
  restored: readonly string[];
  /** Without one nothing is changed. */
  reason?: string | undefined;
  /** So many people who have a record and no identity are believed to have been deleted. */
  most: number;
  say: (line: string) => void;
}

/**
 * Makes again, in tables that were restored, the deletions that people asked for since the backup; only when nothing of them is left, puts
 * rows that the running tables lack back into them.
 * @throws Error with a sentence when it cannot be done, or something of a deleted person is left
 */
export async function restoreTables({ site, restored, reason, most, say }: Restore): Promise<void> {
  // What was asked signed out is found by the fingerprint of its address; with no key it would come back.
  const key = process.env['OPT_OUT_KEY'] ?? '';
  if (key.length < 32) throw new Error(KEY_MISSING);
  const { stage, userPoolId: UserPoolId, settings, endpoint, by } = await stageOfSite(site);
  const at = (service: 'cognito' | 'dynamodb') => {
    const address = endpoint(service);
    return { ...settings, ...(address !== undefined && { endpoint: address }) };
  };
  const replaced = restoredTables(restored);
  const client = new DynamoDBClient(at('dynamodb'));
  const pool = new CognitoIdentityProviderClient(at('cognito'));
  const identities = async () => {
    const subs = new Set<string>();
    for await (const { Users = [] } of paginateListUsers({ client: pool }, { UserPoolId }))
      for (const { Attributes = [] } of Users)
        subs.add(Attributes.find(({ Name }) => Name === 'sub')?.Value ?? '');
    return subs;
  };
  try {
    const names = await stageTables(client, stage);
    const live = databaseOver(client, (name) => names[name]);
    const both = { live, restored: { ...live, table: (name: TableName) => replaced[name] ?? names[name] } };
    if (await isOfOtherStage(key, [both.live, both.restored])) throw new Error(KEY_OF_OTHER);
    const people = await deletedPeople({ ...both, identities, now: Date.now, most });
    const found = await rowsOfDeleted(people, both.restored);
    say(`${people.length} people were deleted. Found in the restored tables: ${counted(found)}.`);
    if (!reason)
      return say('Nothing was changed. With --reason "…", these rows are deleted and the rest is restored.');
    const { accessKeyId } = await client.config.credentials();
    const about = Object.keys(replaced).join(', ');
    await recordOperator(
      at('dynamodb'),
      { stage, kind: 'restore', by: by(accessKeyId), about, reason },
      async () => {
        await deleteAgain(people, both.restored);
        const left = await rowsOfDeleted(people, both.restored);
        if (left.size > 0)
          throw new Error(`Something of deleted people is left: ${counted(left)}. Nothing was restored.`);
        say('Their rows were deleted; nothing of them is left.');
        for (const name of Object.keys(replaced) as TableName[]) {
          const { put, there } = await putBack(name, both);
          say(`${name}: ${put} rows restored; ${there} already existed and stay as they are.`);
        }
      },
    );
  } finally {
    client.destroy();
    pool.destroy();
  }
}

const counted = (rows: ReadonlyMap<TableName, number>): string =>
  rows.size === 0 ? 'nothing' : [...rows].map(([name, count]) => `${count} ${name}`).join(', ');
