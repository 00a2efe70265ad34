import { expect, it } from 'vitest';
import type { Case } from '#domain/case/case';
import { caseReport } from '../../case-report.ts';
import { at, one } from '../../case-for-test.ts';
import { evidenceText } from '../file-of.ts';
import { removedSince } from './removed-since.ts';

const piece = {
  ...{ id: 's', at, kind: 'screenshot' as const, words: 'Its page' },
  ...{ sha256: 'a5'.repeat(32), byHelper: false },
};
const sent = caseReport(one({ evidence: [piece] }), { name: 'Maya' });
const removed = [{ ...piece, removedAt: '2026-11-27T14:02:00.000Z' }];
const told = [
  {
    words:
      'A screenshot, 20 November 2026, 10:00 UTC. Named in a report, and removed from the case after that, on 27 November 2026, 14:02 UTC.',
    sha256: piece.sha256,
  },
];

it.each<[string, Partial<Case>, unknown]>([
  ['the report', { removed, reportText: sent }, told],
  ['an earlier one', { removed, earlierReports: [{ on: at, text: sent }] }, told],
  ['both', { removed, reportText: sent, earlierReports: [{ on: at, text: sent }] }, told],
  ['none', { removed, reportText: 'As sent.' }, []],
  ['none that was sent', { removed }, []],
  [
    'one with another piece of the same number',
    { removed: [{ ...removed[0]!, at: '2026-11-20T09:00:00.000Z' }], reportText: sent },
    [],
  ],
  ['the report, and nothing was removed', { evidence: [piece], reportText: sent }, []],
  [
    'the report, and its day was not kept',
    { removed: [piece], reportText: sent },
    [{ ...told[0], words: told[0]!.words.replace(', on 27 November 2026, 14:02 UTC', '') }],
  ],
])('what was removed and is named in %s', (_, part, expected) => {
  expect(removedSince(one(part))).toEqual(expected);
});

it('stands below the list of all pieces, with its number', () => {
  expect(evidenceText(one({ removed, reportText: sent }))).toBe(
    `Not in this pack\n${told[0]!.words}\nSHA-256 ${piece.sha256}\n`,
  );
});
