import { expect, test } from 'vitest';
import type { Reason } from '#domain/scan/finding';
import { saidInOrder, weighed } from './weighed.ts';

const reason = (signal: Reason['signal'], value: number, side: Reason['side'], adds?: number): Reason => ({
  signal,
  value,
  side,
  words: `${signal} ${value}`,
  ...(adds !== undefined && { adds }),
});
const words = (reasons: Reason[]) => reasons.map(({ words }) => words);

test('what says nothing is left out, what tells two people apart speaks against', () => {
  const all = weighed([
    reason('location', 1, 'for'),
    reason('name', 1, 'for'),
    reason('links', 0, 'for'),
    reason('relative', 0, 'against'),
    reason('bio', 0, 'context'),
    reason('domain', 0.1, 'context'),
    reason('photo', 0, 'context'),
    reason('label', 1, 'against'),
  ]);
  expect(words(all.speaksFor)).toEqual(['name 1', 'location 1']);
  expect(words(all.against)).toEqual(['photo 0', 'relative 0', 'label 1']);
  expect(words(all.beside)).toEqual(['links 0', 'bio 0', 'domain 0.1']);
  expect(all.total).toBeUndefined();
});

test('whatever changes the score is shown, the most first, and the last bar ends at the score', () => {
  const all = weighed([
    reason('name', 1, 'for', 25),
    reason('photo', 1, 'for', 51),
    reason('bio', 0.1, 'context', -1),
    reason('location', 0, 'context', 0),
    reason('handle', 0, 'context', -16),
  ]);
  expect(all.speaksFor.map(({ signal, before, adds }) => [signal, before, adds])).toEqual([
    ['photo', 0, 51],
    ['name', 51, 25],
  ]);
  expect(all.against.map(({ signal, before, adds }) => [signal, before, adds])).toEqual([
    ['handle', 76, -16],
    ['bio', 60, -1],
  ]);
  expect(all.total).toBe(59);
});

test('a copied proof comes before everything', () => {
  const all = weighed([reason('photo', 1, 'for', 90), reason('proof', 1, 'for', 9)]);
  expect(words(all.speaksFor)).toEqual(['proof 1', 'photo 1']);
});

test('in one line, what speaks for a copy comes first, and what adds nothing is not said', () => {
  const reason = (words: string, side: Reason['side'], adds: number): Reason => ({
    ...{ signal: 'bio', value: side === 'context' ? 0 : 1, words, side, adds },
  });
  const reasons = [
    reason('No links in common.', 'context', 0),
    reason('Far more followers.', 'against', -3),
    reason('Same bio.', 'for', 16),
    reason('Same name.', 'for', 30),
  ];
  expect(saidInOrder(reasons)).toBe('Same name. Same bio. Far more followers.');
});

test('of those that add as much, a picture comes before a handle, a handle before a name', () => {
  const all = weighed([
    ...[reason('name', 1, 'for', 20), reason('handle', 1, 'for', 20), reason('photo', 1, 'for', 20)],
    ...[reason('name', 0, 'context', -5), reason('photo', 0, 'context', -5)],
  ]);
  expect(words(all.speaksFor)).toEqual(['photo 1', 'handle 1', 'name 1']);
  expect(words(all.against)).toEqual(['photo 0', 'name 0']);
});

test('a mark that names the original comes first, too, and a sum without all of its parts is none', () => {
  const all = weighed([reason('photo', 1, 'for', 90), reason('mark', 1, 'for', 3), reason('bio', 1, 'for')]);
  expect(words(all.speaksFor)).toEqual(['mark 1', 'photo 1', 'bio 1']);
  expect(all).not.toHaveProperty('total');
});
