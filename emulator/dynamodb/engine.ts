import batchGetItem from 'dynalite/actions/batchGetItem.js';
import batchWriteItem from 'dynalite/actions/batchWriteItem.js';
import createTable from 'dynalite/actions/createTable.js';
import deleteItem from 'dynalite/actions/deleteItem.js';
import describeTable from 'dynalite/actions/describeTable.js';
import getItem from 'dynalite/actions/getItem.js';
import listTables from 'dynalite/actions/listTables.js';
import putItem from 'dynalite/actions/putItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import updateItem from 'dynalite/actions/updateItem.js';
import validations from 'dynalite/validations/index.js';
import batchGetItemRules from 'dynalite/validations/batchGetItem.js';
import batchWriteItemRules from 'dynalite/validations/batchWriteItem.js';
import createTableRules from 'dynalite/validations/createTable.js';
import deleteItemRules from 'dynalite/validations/deleteItem.js';
import deleteTableRules from 'dynalite/validations/deleteTable.js';
import describeTableRules from 'dynalite/validations/describeTable.js';
import getItemRules from 'dynalite/validations/getItem.js';
import listTablesRules from 'dynalite/validations/listTables.js';
import putItemRules from 'dynalite/validations/putItem.js';
import queryRules from 'dynalite/validations/query.js';
import scanRules from 'dynalite/validations/scan.js';
import updateItemRules from 'dynalite/validations/updateItem.js';
import { DynamoError, dynamoError, fromDynalite } from './errors.ts';
import { refuseLongExpressions, refuseLongKey } from './limits.ts';

const operations: Record<string, [Dynalite.Action, Dynalite.Validation]> = {
  BatchGetItem: [batchGetItem, batchGetItemRules],
  BatchWriteItem: [batchWriteItem, batchWriteItemRules],
  CreateTable: [createTable, createTableRules],
  DeleteItem: [deleteItem, deleteItemRules],
  // Its action is delete-table.ts: dynalite empties a table in steps.
  DeleteTable: [describeTable, deleteTableRules],
  DescribeTable: [describeTable, describeTableRules],
  GetItem: [getItem, getItemRules],
  ListTables: [listTables, listTablesRules],
  PutItem: [putItem, putItemRules],
  Query: [query, queryRules],
  Scan: [scan, scanRules],
  UpdateItem: [updateItem, updateItemRules],
};

export type Input = Record<string, unknown>;
export type Output = Record<string, unknown>;

/** Checks an input as AWS does and returns it parsed (expressions included). Throws DynamoError. */
export function validate(store: Dynalite.Store, operation: string, input: Input): Input {
  const [, rules] = known(operation);
  refuseLongExpressions(input);
  try {
    const typed = validations.checkTypes(structuredClone(input), rules.types);
    validations.checkValidations(typed, rules.types, rules.custom, store);
    return typed;
  } catch (error) {
    const known = fromDynalite(error);
    if (known instanceof DynamoError) throw known;
    // dynalite stumbles over shapes that AWS refuses to read, e.g. null for a value.
    throw dynamoError('SerializationException', 'The input is not of the shape of this operation');
  }
}

/** Runs a validated input against a store, the real one or a recorder. Throws DynamoError. */
export async function act(store: Dynalite.Store, operation: string, valid: Input): Promise<Output> {
  const [action] = known(operation);
  if (valid.Key)
    refuseLongKey(valid.Key as Dynalite.Item, (await tableOf(store, String(valid.TableName))).KeySchema);
  return new Promise((resolve, reject) => {
    action(store, valid, (error, output) => (error ? reject(fromDynalite(error)) : resolve(output ?? {})));
  });
}

function known(operation: string) {
  const found = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (!found)
    throw dynamoError(
      'UnknownOperationException',
      `The emulated DynamoDB does not serve ${operation || 'this'}`,
    );
  return found;
}

/** A table's description; throws ResourceNotFoundException. */
export function tableOf(store: Dynalite.Store, name: string): Promise<Dynalite.Table> {
  return new Promise((resolve, reject) => {
    store.getTable(name, false, (error, table) => (error ? reject(fromDynalite(error)) : resolve(table!)));
  });
}
