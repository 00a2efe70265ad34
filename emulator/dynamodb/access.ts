import type { Input } from './engine.ts';

/** What IAM is asked, e.g. `dynamodb:Query` on a table's index. */
export interface DynamoAccess {
  action: string;
  resource: string;
}

const TRANSACT: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};
const arnOf = (table: unknown) => `arn:aws:dynamodb:us-east-1:000000000000:table/${String(table)}`;

/** Everything a call needs permission for: a transaction asks for the single actions of its items, as in the cloud. */
export function accessesOf(operation: string, input: Input): DynamoAccess[] {
  if (Array.isArray(input.TransactItems))
    return (input.TransactItems as Record<string, Input>[]).flatMap((item) =>
      Object.entries(item ?? {}).map(([kind, { TableName } = {}]) => ({
        action: `dynamodb:${TRANSACT[kind] ?? kind}`,
        resource: arnOf(TableName),
      })),
    );
  const action = `dynamodb:${operation}`;
  if (typeof input.RequestItems === 'object' && input.RequestItems !== null)
    return Object.keys(input.RequestItems).map((table) => ({ action, resource: arnOf(table) }));
  const index = input.IndexName === undefined ? '' : `/index/${String(input.IndexName)}`;
  return [{ action, resource: arnOf(input.TableName ?? '*') + index }];
}
