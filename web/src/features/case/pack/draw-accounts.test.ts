import { expect, test } from 'vitest';
import type { Snapshot } from '#domain/case/snapshot';
import { linksFor } from '../../../lib/use-links.ts';
import { at, one } from '../case-for-test.ts';
import { drawAccounts } from './draw-accounts.ts';
import type { Paper } from './paper.ts';

/** The rows of the table of both accounts, by what they say. */
function rowsOf(part: Parameters<typeof one>[0], demo = false): Record<string, string[]> {
  const rows: Record<string, string[]> = {};
  const kept: Partial<Record<PropertyKey, unknown>> = {
    row: (label: string, cells: string[]) => (rows[label] = cells),
    page: { drawLine: () => {} },
  };
  const paper = new Proxy({} as Paper, { get: (_, key) => kept[key] ?? (() => {}) });
  const { address } = linksFor(demo, 'http://localhost:4000');
  drawAccounts(paper, { one: one(part), address }, new Map());
  return rows;
}

const snapshot: Snapshot = {
  ...{ at, seenBy: 'search', verdict: 'likely clone', score: 90, reasons: [] },
  yours: { platform: 'PINTEREST', handle: 'maya_hollimund', name: 'Maya Hollimund' },
  theirs: { platform: 'X', handle: 'maya_ho1limund' },
};
const imitates = { platform: 'PINTEREST', handle: 'maya_hollimund', name: 'Maya Hollimund' } as const;
const copy = 'https://x.com/maya_ho1limund';

test('an own account that no scan can read stands there with its link, as in the report', () => {
  const page = 'https://www.pinterest.com/maya_hollimund/';
  expect(rowsOf({ snapshot, imitates })['Link']).toEqual([page, copy]);
  expect(rowsOf({ imitates })['Link']).toEqual([page, copy]);
  expect(rowsOf({ snapshot, imitates }, true)['Link']![0]).toBe(
    'http://localhost:4000/platforms/pinterest/u/maya_hollimund',
  );
});

test('a link that is known of it stays as it was seen, and of the name of a domain there is none', () => {
  const seen = (yours: object) =>
    rowsOf({ snapshot: { ...snapshot, yours: { ...snapshot.yours, ...yours } } });
  expect(seen({ url: 'https://pin.example/maya' })['Link']![0]).toBe('https://pin.example/maya');
  expect(seen({ ofDomain: true })['Link']![0]).toBe('-');
  expect(seen({ handle: null })['Link']![0]).toBe('-');
});

test('on another sheet the table says again whose column is whose', () => {
  const said: string[] = [];
  let turned: (() => void) | undefined;
  const kept: Partial<Record<PropertyKey, unknown>> = {
    row: (_: string, __: string[], { heads }: { heads?: () => void }) => (turned = heads),
    line: (words: string) => said.push(words),
    page: { drawLine: () => {} },
  };
  const paper = new Proxy({} as Paper, { get: (_, key) => kept[key] ?? (() => {}) });
  drawAccounts(
    paper,
    { one: one({ snapshot }), address: linksFor(false, 'http://localhost').address },
    new Map(),
  );
  const heads = said.slice(0, 2);
  turned!();
  expect(said.slice(-2)).toEqual(heads);
});

test('whom a case is reported for stands there by the name that was given with it', () => {
  const behalf = { name: 'Rosie Starling', relation: 'CHILD' as const };
  expect(rowsOf({ behalf })['Name']).toEqual(['Rosie Starling', '-']);
  expect(rowsOf({ behalf, imitates: { ...imitates, name: undefined } })['Name']![0]).toBe('Rosie Starling');
});

test('a name that its owner gives stands above the one that the account shows', () => {
  const yours = { ...snapshot.yours, name: 'Maya Anne Hollimund', shownName: 'mh' };
  const rows = rowsOf({ snapshot: { ...snapshot, yours } });
  expect([rows['Name']![0], rows['Name shown there']]).toEqual([
    'Maya Anne Hollimund',
    ['mh', snapshot.theirs.name ?? '-'],
  ]);
  expect(rowsOf({ snapshot })).not.toHaveProperty('Name shown there');
});
