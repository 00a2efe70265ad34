import { expect, test } from 'vitest';
import type { SourceProgress } from '../scan/scan.ts';
import { outcomeOf } from './scan-tally.ts';

test.each<[string, SourceProgress['status'][]]>([
  ['done', ['looked', 'looked', 'closed', 'not asked', 'not connected']],
  ['done', []],
  ['in part', ['looked', 'could not look']],
  ['in part', ['looked', 'in part']],
  ['in part', ['in part']],
  ['could not look', ['could not look', 'closed']],
])('a scan ends “%s” with %j', (outcome, statuses) => {
  expect(outcomeOf(statuses.map((status) => ({ status })))).toBe(outcome);
});
