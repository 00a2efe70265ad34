import { N, one, type RawCall, S, key } from './raw-call.ts';

const update = (id: string, UpdateExpression: string, values: object, more: object = {}): RawCall =>
  one('UpdateItem', {
    Key: key(id),
    UpdateExpression,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    ReturnValues: 'ALL_NEW',
    ...more,
  });

const puts: RawCall[] = [
  one('PutItem', { Item: { ...key('a'), n: N(1), tags: { SS: ['x', 'y'] }, lines: { L: [N(1), S('b')] } } }),
  one('PutItem', { Item: { ...key('a'), n: N(2) }, ConditionExpression: 'attribute_not_exists(id)' }),
  one('PutItem', {
    ...{ Item: { ...key('a'), n: N(2) }, ConditionExpression: 'attribute_not_exists(id)' },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  }),
  one('PutItem', { Item: { ...key('a'), n: N(3), deep: { M: { in: { M: { it: S('v') } } } } }, ReturnValues: 'ALL_OLD' }),
  one('PutItem', { Item: { ...key('nobody') }, ConditionExpression: 'attribute_exists(id)', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
  one('PutItem', { Item: { n: N(1) } }),
  one('PutItem', { Item: key('') }),
  one('PutItem', { Item: { id: N(1) } }),
  one('PutItem', { Item: { ...key('a'), set: { SS: [] } } }),
  one('PutItem', { Item: { ...key('a'), set: { SS: ['x', 'x'] } } }),
  one('PutItem', { Item: { ...key('b'), empty: S(''), none: { NULL: true }, yes: { BOOL: true }, bytes: { B: 'AAEC' } } }),
  one('PutItem', { Item: { ...key('n'), a: N('0001.500'), b: N('1e3'), c: N('-0'), d: N('12345678901234567890123456789012345678') } }),
  one('PutItem', { Item: { ...key('n'), a: N('123456789012345678901234567890123456789') } }),
  one('PutItem', { Item: { ...key('n'), a: N('1e126') } }),
  one('PutItem', { Item: { ...key('n'), a: N('twelve') } }),
  one('PutItem', { Item: key('a'), ReturnValues: 'ALL_NEW' }),
  ['PutItem', { TableName: 'Nowhere', Item: key('a') }],
]; // prettier-ignore

const gets: RawCall[] = [
  one('GetItem', { Key: key('a') }),
  one('GetItem', { Key: key('n'), ConsistentRead: true }),
  one('GetItem', { Key: key('not-there') }),
  one('GetItem', { Key: key('a'), ProjectionExpression: 'id, #d.#i', ExpressionAttributeNames: { '#d': 'deep', '#i': 'in' } }),
  one('GetItem', { Key: key('a'), ProjectionExpression: 'status' }),
  one('GetItem', { Key: key('a'), ProjectionExpression: 'id, id' }),
  one('GetItem', { Key: key('a'), ProjectionExpression: 'id', ExpressionAttributeNames: { '#unused': 'n' } }),
  one('GetItem', { Key: { id: S('a'), more: S('b') } }),
  one('GetItem', { Key: {} }),
]; // prettier-ignore

const updates: RawCall[] = [
  update('a', 'SET n = n + :by, deep.more = :s', { ':by': N(4), ':s': S('set') }),
  update('a', 'SET n = if_not_exists(n, :z), fresh = if_not_exists(fresh, :z)', { ':z': N(0) }),
  update('a', 'SET items = list_append(if_not_exists(items, :none), :some)', { ':none': { L: [] }, ':some': { L: [S('x')] } }),
  update('a', 'SET #i = list_append(if_not_exists(#i, :none), :some)', { ':none': { L: [] }, ':some': { L: [S('x')] } }, { ExpressionAttributeNames: { '#i': 'items' } }),
  update('a', 'ADD n :by, tags :more', { ':by': N(-10), ':more': { SS: ['z', 'y'] } }),
  update('a', 'DELETE tags :some REMOVE fresh', { ':some': { SS: ['y'] } }),
  update('a', 'DELETE tags :rest', { ':rest': { SS: ['z'] } }),
  update('a', 'ADD version :one SET name1 = :s REMOVE gone', { ':one': N(1), ':s': S('m') }),
  update('a', 'SET nowhere.there.whatever = :s', { ':s': S('m') }),
  update('a', 'SET entries = :l', { ':l': { L: [S('0')] } }),
  update('a', 'SET entries[9] = :s', { ':s': S('m') }),
  update('a', 'REMOVE entries[0]', {}),
  update('a', 'SET nowhere[0] = :s', { ':s': S('m') }),
  update('a', 'ADD name1 :one', { ':one': N(1) }),
  update('a', 'SET id = :s', { ':s': S('other') }),
  update('a', 'SET n = :a, n = :b', { ':a': N(1), ':b': N(2) }),
  update('a', 'SET n = :a', { ':a': N(1), ':unused': N(2) }),
  update('a', 'SET n = :missing', { ':a': N(1) }),
  update('a', 'SET n = ', { ':a': N(1) }),
  update('a', 'SET n = :a', { ':a': N(8) }, { ConditionExpression: 'n = :a' }),
  update('a', 'SET n = :a', { ':a': N(8) }, { ConditionExpression: 'n = :a', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
  update('made', 'SET n = :a', { ':a': N(8) }, { ConditionExpression: 'attribute_not_exists(id) OR n < :a' }),
  update('made', 'SET n = :a', { ':a': N(9) }, { ReturnValues: 'UPDATED_OLD' }),
  update('made', 'SET n = n - :a', { ':a': N(9) }, { ReturnValues: 'UPDATED_NEW' }),
  update('made', 'REMOVE n', {}, { ConditionExpression: 'attribute_exists(n)' }),
  update('made', 'REMOVE n', {}, { ConditionExpression: 'attribute_exists(n)', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
  update('bare', 'ADD used :by SET expiresAt = :e', { ':by': N(1), ':e': N(5), ':room': N(0) }, { ConditionExpression: 'attribute_not_exists(used) OR used <= :room' }),
  update('bare', 'ADD used :by SET expiresAt = :e', { ':by': N(1), ':e': N(5), ':room': N(0) }, { ConditionExpression: 'attribute_not_exists(used) OR used <= :room' }),
]; // prettier-ignore

const deletes: RawCall[] = [
  one('DeleteItem', { Key: key('made'), ReturnValues: 'ALL_OLD' }),
  one('DeleteItem', { Key: key('made'), ReturnValues: 'ALL_OLD' }),
  one('DeleteItem', { Key: key('made'), ConditionExpression: 'attribute_exists(id)' }),
  one('DeleteItem', { Key: key('bare'), ConditionExpression: 'used > :n', ExpressionAttributeValues: { ':n': N(7) }, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
]; // prettier-ignore

/** Puts, gets, updates and deletes of single items. */
export const itemCalls: readonly RawCall[] = [...puts, ...gets, ...updates, ...deletes];
