import { describe, expect, test } from 'vitest';
import { toAttribute, toWire } from './attribute-value.ts';
import { dynamodbHelpers as helpers } from './dynamodb-helpers.ts';

const { operations } = helpers;

describe('values as recorded from AppSync: numbers stay numbers until DynamoDB', () => {
  test.each([
    ['test', { S: 'test' }, { S: 'test' }],
    [12345, { N: 12345 }, { N: '12345' }],
    [true, { BOOL: true }, { BOOL: true }],
    [null, { NULL: null }, { NULL: true }],
    [
      ['foo', 123, { bar: 'baz' }],
      { L: [{ S: 'foo' }, { N: 123 }, { M: { bar: { S: 'baz' } } }] },
      { L: [{ S: 'foo' }, { N: '123' }, { M: { bar: { S: 'baz' } } }] },
    ],
    [{ a: undefined, b: 1 }, { M: { b: { N: 1 } } }, { M: { b: { N: '1' } } }],
  ])('%j', (value, attribute, wire) => {
    expect(toAttribute(value)).toEqual(attribute);
    expect(toWire(toAttribute(value))).toEqual(wire);
  });
});

test('get', () => {
  expect(helpers.get({ key: { id: 'id' } })).toEqual({ operation: 'GetItem', key: { id: { S: 'id' } } });
});

describe('conditions', () => {
  test.each([
    [{ id: { eq: 'a' } }, '#c0 = :c0', ['a']],
    [{ n: { ge: 1, lt: 9 } }, '#c0 >= :c0 AND #c0 < :c1', [1, 9]],
    [{ id: { eq: 'a' }, type: { ne: 'P' } }, '#c0 = :c0 AND #c1 <> :c1', ['a', 'P']],
    [{ n: { between: [1, 2] } }, '#c0 BETWEEN :c0 AND :c1', [1, 2]],
    [{ s: { beginsWith: 'x' } }, 'begins_with(#c0, :c0)', ['x']],
    [{ s: { notContains: 'x' } }, '(NOT contains(#c0, :c0))', ['x']],
    [{ s: { in: ['x', 'y'] } }, '#c0 IN (:c0, :c1)', ['x', 'y']],
    [{ e: { attributeExists: false } }, 'attribute_not_exists(#c0)', []],
    [{ or: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, '((#c0 = :c0) OR (#c1 = :c1))', [1, 2]],
    [{ not: { a: { eq: 1 } } }, '(NOT (#c0 = :c0))', [1]],
  ])('%j', (condition, expression, values) => {
    const made = helpers.remove({ key: { id: '1' }, condition }).condition!;
    expect(made.expression).toBe(expression);
    expect(Object.values(made.expressionValues ?? {})).toEqual(values.map(toAttribute));
  });

  test('an unknown operator is refused by name', () => {
    expect(() => helpers.remove({ key: { id: '1' }, condition: { a: { like: 'x' } } })).toThrow('"like"');
  });
});

describe('updates', () => {
  test.each([
    [{ name: 'x', age: 3 }, 'SET #u0 = :u0, #u1 = :u1'],
    [{ name: 'x', old: operations.remove() }, 'SET #u0 = :u0 REMOVE #u1'],
    [{ address: { city: 'x' } }, 'SET #u0.#u1 = :u0'],
    [{ address: operations.replace({ city: 'x' }) }, 'SET #u0 = :u0'],
    [{ count: operations.increment(2) }, 'SET #u0 = #u0 + :u0'],
    [{ list: operations.append(['x']) }, 'SET #u0 = list_append(#u0, :u0)'],
    [{ list: ['x'], gone: undefined }, 'SET #u0 = :u0'],
  ])('%j', (update, expression) => {
    expect(helpers.update({ key: { id: '1' }, update }).update.expression).toBe(expression);
  });
});

test('a query keeps its key condition and filter apart', () => {
  expect(
    helpers.query({
      query: { id: { eq: 'a' } },
      filter: { id: { ne: 'b' } },
      index: 'byTime',
      limit: 5,
      nextToken: null,
    }),
  ).toEqual({
    operation: 'Query',
    index: 'byTime',
    limit: 5,
    query: {
      expression: '#k0 = :k0',
      expressionNames: { '#k0': 'id' },
      expressionValues: { ':k0': { S: 'a' } },
    },
    filter: {
      expression: '#f0 <> :f0',
      expressionNames: { '#f0': 'id' },
      expressionValues: { ':f0': { S: 'b' } },
    },
  });
});
