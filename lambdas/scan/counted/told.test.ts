import { expect, test } from 'vitest';
import { measureTold } from './told.ts';

const at = '2026-11-23T12:00:00.000Z';

function measuredOf(firstSeen: string, createdAt?: string) {
  const figures: [string, number | undefined][] = [];
  const theirs = { platform: 'GITHUB' as const, handle: 'maya', createdAt };
  measureTold({ firstSeen, theirs }, at, (what, value) => void figures.push([what, value]));
  return Object.fromEntries(figures);
}

test.each([
  ['made three hours ago', at, '2026-11-23T09:00:00Z', 180],
  ['made on a day', at, '2026-11-22', 2160],
  ['seen before', '2026-11-22T12:00:00.000Z', '2026-11-22T09:00:00Z', undefined],
  ['older than a month', at, '2026-10-01T00:00:00Z', undefined],
  ['made tomorrow', at, '2026-11-24T00:00:00Z', undefined],
  ['of unknown age', at, undefined, undefined],
  ['of nonsense', at, 'a while ago', undefined],
])('a copy %s', (_, firstSeen, createdAt, minutes) => {
  expect(measuredOf(firstSeen, createdAt)['MinutesToAlert']).toBe(minutes);
});

test('each is counted', () => {
  expect(Object.keys(measuredOf('2026-11-22T12:00:00.000Z'))).toEqual(['Findings']);
});
