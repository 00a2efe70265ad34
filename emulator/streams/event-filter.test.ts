import { expect, test } from 'vitest';
import type { Change } from '../dynamodb/changes.ts';
import { eventFilter } from './event-filter.ts';

const refuse = (problem: string) => {
  throw new Error(problem);
};
const change = (eventName: Change['eventName']) => ({ eventName }) as Change;

test('lets the kinds of change through that a pattern names', () => {
  const passes = eventFilter(['{"eventName":["INSERT","MODIFY"]}'], refuse)!;
  expect((['INSERT', 'MODIFY', 'REMOVE'] as const).map((kind) => passes(change(kind)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('no pattern is no filter', () => expect(eventFilter([], refuse)).toBeUndefined());

test.each(['{"dynamodb":{"Keys":{"id":{"S":["a"]}}}}', '{"eventName":[{"prefix":"I"}]}', '{}'])(
  'refuses what it does not play: %s',
  (pattern) => {
    expect(() => eventFilter([pattern], refuse)).toThrow(`by eventName alone, not by ${pattern}`);
  },
);
