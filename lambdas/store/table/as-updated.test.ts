import { describe, expect, it } from 'vitest';
import { isAsUpdated } from './as-updated.ts';

const row = { name: 'Maya', at: '2026-11-23', version: 4, sources: [{ status: 'DONE' }], used: 3 };
const set = (UpdateExpression: string, values: Record<string, unknown>, names = {}) =>
  isAsUpdated({ UpdateExpression, ExpressionAttributeValues: values, ExpressionAttributeNames: names }, row);

describe('a row is as an update leaves it', () => {
  it.each([
    ['what is set is so', 'SET #n = :n, at = :at', { ':n': 'Maya', ':at': '2026-11-23' }],
    ['what is removed is gone', 'SET #n = :n REMOVE phone', { ':n': 'Maya' }],
    ['the count of writes goes on', 'SET #n = :n ADD version :one', { ':n': 'Maya', ':one': 1 }],
    ['within a list', 'SET sources[0] = :row', { ':row': { status: 'DONE', note: undefined } }],
  ])('%s', (_, expression, values) => {
    expect(set(expression, values, { '#n': 'name' })).toBe(true);
  });

  it.each([
    ['another value', 'SET #n = :n', { ':n': 'Otto' }],
    ['what is removed is there', 'SET #n = :n REMOVE at', { ':n': 'Maya' }],
    ['nothing is set', 'REMOVE phone', {}],
    [
      'a counter tells nothing of who counted',
      'ADD used :one SET at = :at',
      { ':one': 1, ':at': '2026-11-23' },
    ],
    ['a function is not worked out', 'SET at = if_not_exists(at, :at)', { ':at': '2026-11-23' }],
    ['nothing there', 'SET sources[1] = :row', { ':row': { status: 'DONE' } }],
  ])('not so: %s', (_, expression, values) => {
    expect(set(expression, values, { '#n': 'name' })).toBe(false);
  });
});
