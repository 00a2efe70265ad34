import { resolverCode, resolverFiles } from '../../lib/api/resolver-files.ts';
import type { Dynamo } from '../../emulator/appsync/dynamodb/dynamodb-source.ts';
import { loadResolver } from '../../emulator/appsync/runtime/evaluator.ts';
import { dataSourceOf } from './product-api.ts';
import { runResolver } from '../../emulator/appsync/runtime/run-resolver.ts';

/** What a resolver's test may say about the call. */
export interface Asked {
  args: Record<string, unknown>;
  /** The caller's user id. */
  sub?: string;
  /** What the Lambda `graphql` answers. */
  lambda?: (event: unknown) => unknown;
  dynamo?: Pick<Dynamo, 'call'>;
  now?: () => number;
  /** Instead of the caller's token. */
  headers?: Record<string, string>;
}

const noTables: Dynamo = { call: () => Promise.reject(new Error('This test has no tables')) };

/**
 * For tests: runs one resolver file on the very code that deploys, against tables that the test gives.
 * @param name e.g. `Query.getUser`
 * @throws AppSyncError what the caller would see in `errors`
 */
export async function callResolver(
  name: string,
  { args, sub = 'maya', lambda, dynamo, now = () => 0, headers }: Asked,
) {
  const [typeName = '', fieldName = ''] = name.split('.');
  const file = resolverFiles().find((one) => one.typeName === typeName && one.fieldName === fieldName);
  if (!file) throw new Error(`There is no resolver ${name}`);
  const { value } = await runResolver(
    loadResolver(resolverCode(file.path), name, now),
    dataSourceOf(file.source),
    { dynamo: dynamo ?? noTables, invokeLambda: async (_arn, event) => lambda?.(event) },
    {
      ...{ typeName, fieldName, args },
      caller: {
        mode: 'userPool',
        authType: 'User Pool Authorization',
        identity: { sub, username: sub, groups: null, claims: { sub } },
        mayCall: () => true,
      },
      headers: headers ?? { authorization: `token-of-${sub}` },
    },
  );
  return value;
}
