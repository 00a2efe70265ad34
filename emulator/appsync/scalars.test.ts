import { describe, expect, test } from 'vitest';
import { scalars } from './scalars.ts';

const table: [keyof typeof scalars, unknown[], unknown[]][] = [
  [
    'AWSDate',
    ['2026-11-20', '2024-02-29', '2026-11-20Z', '2026-11-20+01:00'],
    ['2026-02-29', '20.11.2026', '2026-1-1', 5],
  ],
  ['AWSTime', ['10:00', '10:00:00.123Z'], ['10', '10:00:00 am']],
  [
    'AWSDateTime',
    ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00Z', '2026-11-20T10:00:00+02:00'],
    ['2026-11-20', '2026-11-20T10:00:00', '2026-02-30T10:00:00Z', null],
  ],
  ['AWSTimestamp', [0, 1_800_000_000], ['1', 1.5]],
  ['AWSEmail', ['a@b.c'], ['a', 'a b@c.d', '@b.c']],
  ['AWSPhone', ['+15550100', '555 0100'], ['abc', '1']],
  ['AWSURL', ['https://example.com/a'], ['example', '/a']],
  ['AWSIPAddress', ['127.0.0.1', '127.0.0.1/8', '::1'], ['300.1.1.1', 'x']],
];

describe.each(table)('%s', (name, good, bad) => {
  const scalar = scalars[name];
  test.each(good)('%j passes', (value) => {
    expect(scalar.parseValue(value)).toBe(value);
    expect(scalar.serialize(value)).toBe(value);
  });
  test.each(bad)('%j is refused', (value) => {
    expect(() => scalar.parseValue(value)).toThrow(name);
    expect(() => scalar.serialize(value)).toThrow(name);
  });
});

test('AWSJSON is text on the wire and a value in a resolver', () => {
  expect(scalars.AWSJSON.parseValue('{"a":1}')).toEqual({ a: 1 });
  expect(scalars.AWSJSON.serialize({ a: 1 })).toBe('{"a":1}');
  expect(scalars.AWSJSON.serialize('{"a":1}')).toBe('{"a":1}');
  expect(() => scalars.AWSJSON.parseValue('{a}')).toThrow('AWSJSON');
});
