import { account, region } from '../../template/physical-names.ts';
import { allowed, type Statement } from '../../iam/policy.ts';
import { AppSyncError } from '../appsync-error.ts';
import type { DataSource } from '../definition.ts';
import type { Dynamo } from '../dynamodb/dynamodb-source.ts';
import type { Backends } from './run-resolver.ts';

/**
 * The tables and functions as a data source's role may use them: a missing grant fails here as it would in the cloud.
 * A data source without a role (tests) may use everything.
 */
export function underRole(
  backends: Backends,
  { roleArn }: Pick<DataSource, 'roleArn'>,
  statementsOf: (roleArn: string) => readonly Statement[],
): Backends {
  if (!roleArn) return backends;
  const require = (action: string, resource: string, refusal: string) => {
    if (allowed(statementsOf(roleArn), { action, resource })) return;
    const message = `${roleArn} is not authorized to perform: ${action} on resource: ${resource}`;
    // Resolvers may hide it from the caller; who runs the stack must see it.
    console.error(message);
    throw new AppSyncError(message, refusal);
  };
  const dynamo: Dynamo = {
    async call(operation, input) {
      const index = input.IndexName ? `/index/${String(input.IndexName)}` : '';
      const table = `arn:aws:dynamodb:${region}:${account}:table/${String(input.TableName)}${index}`;
      require(`dynamodb:${operation}`, table, 'DynamoDB:AccessDeniedException');
      return backends.dynamo.call(operation, input);
    },
  };
  return {
    dynamo,
    async invokeLambda(arn, event) {
      require('lambda:InvokeFunction', arn, 'Lambda:AccessDeniedException');
      return backends.invokeLambda(arn, event);
    },
  };
}
