import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { conditionFailed } from '../table/failure.ts';
import type { Row } from '../table/table-rows.ts';
import type { Database } from '../table/table.ts';
import { updateExpression } from '../table/update-expression.ts';
import type { RightsRow } from './rights-request.ts';

/** True for what outlasts the account of whoever asked: the law asks for a record of a request to delete it. */
export const isRecord = ({ kind, asks }: Row): boolean => kind === 'RIGHTS' && asks === 'DELETE';

/**
 * Leaves the record of a request whose account is deleted: nobody's any more, without the address and what was written, and done
 * if it still waited. One that changes at this moment is left to the next time. Not by the store, which reads and checks: what
 * deletes accounts needs none of that.
 */
export async function keepAsRecord(
  { client, table }: Database,
  { id, status, owner }: Row,
  { id: account, deletedAt }: { id: string; deletedAt?: string },
): Promise<void> {
  const done = { status: 'DONE', closedAt: deletedAt, because: null, open: null };
  const set = {
    ...(status === 'WAITING' && done),
    ...{ owner: null, account, email: null, details: '' },
  } satisfies Partial<Record<keyof RightsRow | 'open', unknown>>;
  const when = [
    { field: 'owner', operator: '=' as const, value: owner },
    { field: 'status', operator: '=' as const, value: status },
  ];
  try {
    await client.send(
      new UpdateCommand({ TableName: table('Request'), Key: { id }, ...updateExpression({ set, when }, []) }),
    );
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
