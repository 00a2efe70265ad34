import { N, type RawCall, S, key, one, pair, two } from './raw-call.ts';

const moments = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
const filled: RawCall[] = moments.map((at, n) =>
  two('PutItem', {
    Item: { ...pair('u1', at), n: N(n), ...(n !== 3 && { kind: S(n % 2 ? 'odd' : 'even') }) },
  }),
);
const query = (KeyConditionExpression: string, values: object, more: object = {}): RawCall =>
  two('Query', { KeyConditionExpression, ExpressionAttributeValues: values, ...more });
const owner = { '#owner': 'owner' };
const u1 = { ':u': S('u1') };
const queries: RawCall[] = [
  query('#owner = :u', u1, { ExpressionAttributeNames: owner }),
  query('#owner = :u AND #at > :a', { ...u1, ':a': S('2026-11-22') }, { ExpressionAttributeNames: { ...owner, '#at': 'at' } }),
  query('#owner = :u AND #at BETWEEN :a AND :b', { ...u1, ':a': S('2026-11-21'), ':b': S('2026-11-23') }, { ExpressionAttributeNames: { ...owner, '#at': 'at' }, ScanIndexForward: false }),
  query('#owner = :u AND begins_with(#at, :a)', { ...u1, ':a': S('2026-11-2') }, { ExpressionAttributeNames: { ...owner, '#at': 'at' }, Limit: 2 }),
  query('#owner = :u', u1, { ExpressionAttributeNames: owner, Limit: 2, ExclusiveStartKey: pair('u1', '2026-11-21') }),
  query('#owner = :u', u1, { ExpressionAttributeNames: owner, Limit: 2, ScanIndexForward: false, ExclusiveStartKey: pair('u1', '2026-11-23') }),
  query('#owner = :u', { ...u1, ':n': N(1) }, { ExpressionAttributeNames: owner, FilterExpression: 'n >= :n AND attribute_exists(kind)', Limit: 4 }),
  query('#owner = :u', u1, { ExpressionAttributeNames: owner, Select: 'COUNT' }),
  query('kind = :k', { ':k': S('even') }, { IndexName: 'byKind' }),
  query('kind = :k', { ':k': S('even') }, { IndexName: 'byKind', Limit: 1 }),
  query('kind = :k', { ':k': S('even') }, { IndexName: 'byKind', Limit: 1, ExclusiveStartKey: { ...pair('u1', '2026-11-20'), kind: S('even') } }),
  query('kind = :k', { ':k': S('even') }, { IndexName: 'byKind', ConsistentRead: true }),
  query('kind = :k', { ':k': S('even') }, { IndexName: 'byNothing' }),
  query('#owner > :u', u1, { ExpressionAttributeNames: owner }),
  query('n = :u', u1),
  query('#owner = :u AND n = :u', u1, { ExpressionAttributeNames: owner }),
  query('#owner = :u', { ':u': N(1) }, { ExpressionAttributeNames: owner }),
  query('#owner = :u', u1, { ExpressionAttributeNames: owner, FilterExpression: '#owner = :u' }),
  query('#owner = :u', u1, { ExpressionAttributeNames: owner, Limit: 0 }),
  query('#owner = :u OR #owner = :u', u1, { ExpressionAttributeNames: owner }),
  query('#owner = :nobody', { ':nobody': S('nobody') }, { ExpressionAttributeNames: owner }),
  two('Query', {}),
]; // prettier-ignore

const scan = (FilterExpression: string, values: object = {}, more: object = {}): RawCall =>
  two('Scan', {
    FilterExpression,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    ...more,
  });
const scans: RawCall[] = [
  two('Scan', {}),
  scan('contains(kind, :v)', { ':v': S('dd') }),
  scan('NOT attribute_exists(kind)'),
  scan('n IN (:a, :b)', { ':a': N(1), ':b': N(4) }),
  scan('size(kind) > :a', { ':a': N(3) }),
  scan('attribute_type(n, :t)', { ':t': S('N') }),
  scan('n BETWEEN :a AND :b AND (kind = :k OR attribute_not_exists(kind))', { ':a': N(1), ':b': N(3), ':k': S('even') }),
  scan('n <> :a', { ':a': N(0) }, { Select: 'COUNT' }),
  scan('contains(kind)'),
  scan('n = :a AND', { ':a': N(1) }),
  scan('nothing(n)'),
]; // prettier-ignore

const batches: RawCall[] = [
  ['BatchWriteItem', { RequestItems: { One: [{ PutRequest: { Item: { ...key('w'), n: N(1) } } }, { DeleteRequest: { Key: key('b') } }] } }],
  ['BatchWriteItem', { RequestItems: { One: [{ PutRequest: { Item: key('w') } }, { DeleteRequest: { Key: key('w') } }] } }],
  ['BatchWriteItem', { RequestItems: { One: [] } }],
  ['BatchWriteItem', { RequestItems: {} }],
  ['BatchGetItem', { RequestItems: { One: { Keys: [key('w')], ProjectionExpression: 'id, n' } } }],
  ['BatchGetItem', { RequestItems: { One: { Keys: [key('w'), key('w')] } } }],
  ['BatchGetItem', { RequestItems: { One: { Keys: [key('not-there')] }, Two: { Keys: [pair('u1', '2026-11-20')] } } }],
  ['BatchGetItem', { RequestItems: { Nowhere: { Keys: [key('w')] } } }],
]; // prettier-ignore

const write = (...TransactItems: object[]): RawCall => ['TransactWriteItems', { TransactItems }];
const inOne = (kind: string, input: object) => ({ [kind]: { TableName: 'One', ...input } });
const there = { ConditionExpression: 'attribute_exists(id)' };
const free = { ConditionExpression: 'attribute_not_exists(id)' };
const transactions: RawCall[] = [
  write(inOne('Put', { Item: { ...key('t1'), n: N(1) }, ...free }), inOne('Put', { Item: key('t2'), ...free })),
  write(inOne('Put', { Item: key('t3') }), inOne('Put', { Item: key('t1'), ...free })),
  write(inOne('Put', { Item: key('t3') }), inOne('Put', { Item: key('t1'), ...free, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })),
  one('GetItem', { Key: key('t3') }),
  write(inOne('ConditionCheck', { Key: key('t1'), ...there }), inOne('Delete', { Key: key('t2'), ...there })),
  write(inOne('Delete', { Key: key('t2'), ...there })),
  write(inOne('Update', { Key: key('t1'), UpdateExpression: 'SET n = n + :one', ExpressionAttributeValues: { ':one': N(1) } })),
  write(inOne('Update', { Key: key('t4'), UpdateExpression: 'SET n = n + :one', ExpressionAttributeValues: { ':one': N(1) } })),
  write(inOne('Put', { Item: key('t1') }), inOne('Delete', { Key: key('t1') })),
  write(inOne('ConditionCheck', { Key: key('t1') })),
  write({}),
  write(),
  write({ Put: { TableName: 'Nowhere', Item: key('t1') } }),
  ['TransactWriteItems', { ClientRequestToken: 'same-token', TransactItems: [inOne('Put', { Item: key('t5'), ...free })] }],
  ['TransactWriteItems', { ClientRequestToken: 'same-token', TransactItems: [inOne('Put', { Item: key('t5'), ...free })] }],
  ['TransactWriteItems', { ClientRequestToken: 'same-token', TransactItems: [inOne('Put', { Item: key('t6'), ...free })] }],
  ['TransactGetItems', { TransactItems: [inOne('Get', { Key: key('t1') }), inOne('Get', { Key: key('t2') })] }],
  ['TransactGetItems', { TransactItems: [inOne('Get', { Key: key('t1') }), inOne('Get', { Key: key('t1') })] }],
]; // prettier-ignore

/** Queries, scans, batches and transactions. */
export const listCalls: readonly RawCall[] = [...filled, ...queries, ...scans, ...batches, ...transactions];
