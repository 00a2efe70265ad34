import { toAttributes } from './attribute-value.ts';
import { conditionExpression, updateExpression, type UpdateOperation } from './dynamodb-expression.ts';

type Fields = Record<string, unknown>;
interface Keyed {
  key: object;
  condition?: Fields | null;
}

const condition = (filter: Fields | null | undefined) =>
  filter && Object.keys(filter).length ? { condition: conditionExpression(filter, 'c') } : {};

const get = ({ key, consistentRead }: Keyed & { consistentRead?: boolean }) => ({
  operation: 'GetItem',
  key: toAttributes(key),
  ...(consistentRead && { consistentRead }),
});

const put = (input: Keyed & { item: object }) => ({
  operation: 'PutItem',
  key: toAttributes(input.key),
  attributeValues: toAttributes(input.item),
  ...condition(input.condition),
});

const update = (input: Keyed & { update: object }) => ({
  operation: 'UpdateItem',
  key: toAttributes(input.key),
  update: updateExpression(input.update),
  ...condition(input.condition),
});

const remove = (input: Keyed) => ({
  operation: 'DeleteItem',
  key: toAttributes(input.key),
  ...condition(input.condition),
});

interface QueryInput {
  query: Fields;
  filter?: Fields | null;
  index?: string | null;
  limit?: number | null;
  nextToken?: string | null;
  scanIndexForward?: boolean | null;
  consistentRead?: boolean | null;
  select?: string;
}

const query = ({ query: key, filter, ...rest }: QueryInput) => ({
  operation: 'Query',
  query: conditionExpression(key, 'k'),
  ...(filter && Object.keys(filter).length && { filter: conditionExpression(filter, 'f') }),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)),
});

const operation =
  (_type: UpdateOperation['_type']) =>
  (payload?: unknown): UpdateOperation => ({ _type, payload });

/** What `import ... from '@aws-appsync/utils/dynamodb'` gives; the package itself carries types only. */
export const dynamodbHelpers = {
  get,
  put,
  update,
  remove,
  query,
  operations: {
    add: operation('add'),
    remove: operation('remove'),
    replace: operation('replace'),
    increment: (by = 1) => operation('increment')(by),
    decrement: (by = 1) => operation('decrement')(by),
    append: operation('append'),
    prepend: operation('prepend'),
  },
};
