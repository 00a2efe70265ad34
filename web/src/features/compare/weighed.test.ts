import { expect, test } from 'vitest';
import type { Reason } from '#domain/scan/finding';
import { weighed } from './weighed.ts';

const reason = (signal: Reason['signal'], value: number, side: Reason['side']): Reason => ({
  signal,
  value,
  side,
  words: `${signal} ${value}`,
});
const words = (reasons: Reason[]) => reasons.map(({ words }) => words);

test('what says nothing is left out, what tells two people apart speaks against', () => {
  const { speaksFor, against } = weighed([
    reason('location', 1, 'for'),
    reason('name', 1, 'for'),
    reason('links', 0, 'for'),
    reason('relative', 0, 'against'),
    reason('bio', 0, 'context'),
    reason('domain', 0.1, 'context'),
    reason('photo', 0, 'context'),
    reason('label', 1, 'against'),
  ]);
  expect(words(speaksFor)).toEqual(['name 1', 'location 1']);
  expect(words(against)).toEqual(['photo 0', 'relative 0', 'label 1']);
});

test('a copied proof comes before everything', () => {
  const { speaksFor } = weighed([reason('photo', 1, 'for'), reason('proof', 1, 'for')]);
  expect(words(speaksFor)).toEqual(['proof 1', 'photo 1']);
});
