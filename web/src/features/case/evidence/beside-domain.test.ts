import { expect, test } from 'vitest';
import type { Snapshot } from '#domain/case/snapshot';
import { snapshotText } from '#domain/case/compared/snapshot-text';
import { at, one } from '../case-for-test.ts';
import { caseReport } from '../case-report.ts';
import { paperTitle } from '../pack/paper-title.ts';
import { timelineOf } from '../pack/timeline.ts';
import { pieceTitle } from './piece-title.ts';

test('where the name of a domain was compared, nothing says that two accounts or profiles were', () => {
  const business = { id: 'b', name: 'Ferrow Bay', standing: [] };
  const said = (part: Partial<Snapshot>) => {
    const snapshot: Snapshot = {
      ...{ at, seenBy: 'search', verdict: 'likely clone', score: 80, reasons: [] },
      yours: { platform: 'X', handle: 'ferrowbay', ofDomain: true },
      theirs: { platform: 'X', handle: 'ferr0wbay' },
      ...part,
    };
    const piece = {
      ...{ id: 'p', at, words: '', sha256: 'a'.repeat(64), byHelper: false, kept: snapshotText(snapshot) },
      ...{ kind: snapshot.seenBy === 'person' ? ('comparison' as const) : ('finding' as const) },
      seenIn: snapshot.theirs.seenIn === 'web search' ? ('web search' as const) : null,
    };
    const given = one({ userId: 'B#b', snapshot, evidence: [piece] });
    const texts = [caseReport(given, { name: '', business }), pieceTitle(piece, given), paperTitle(piece)];
    const happened = timelineOf(given).map(({ what }) => what);
    expect([...texts, ...happened].join('\n')).not.toMatch(/both/i);
    return [/UTC, (.*):/.exec(texts[0]!)![1], ...happened];
  };
  const theirs = { platform: 'X' as const, handle: 'ferr0wbay' };
  expect(said({})).toEqual([
    'the other account as a scan saw it',
    'The account was compared with the name of their domain',
    ...['Case opened', 'Kept: what our scan saw'],
  ]);
  expect(said({ seenBy: 'person', theirs: { ...theirs, seenIn: 'report' } })).toEqual([
    'the other account as we entered it',
    'The account was compared with the name of their domain',
    ...['Case opened', 'Kept: the other account, as entered by hand'],
  ]);
  expect(said({ theirs: { ...theirs, seenIn: 'web search' } })).toEqual([
    'the other account as a search engine had stored it',
    'The account, as a search engine had stored it, was compared with the name of their domain',
    ...['Case opened', 'Kept: what a search engine showed'],
  ]);
});
