import { describe, expect, it } from 'vitest';
import { mostEvidence } from '#domain/case/case';
import { stepsFor } from '#domain/case/steps';
import type { Finding } from '#domain/scan/finding';
import type { StoredCase } from '../store/case.ts';
import { followRename, inItsName } from './follow-rename.ts';
import { withGone } from './gone-since.ts';

const at = '2026-11-20T10:00:00.000Z';
const finding: Finding = {
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  yours: { platform: 'X', handle: 'maya' },
  theirs: { platform: 'X', accountId: '77', handle: 'maya_new', url: 'https://x.com/maya_new' },
  ...{ status: 'REPORTED', firstSeen: at, lastSeen: at },
  history: [{ at, what: 'renamed', changed: { handle: { before: 'maya_old', after: 'maya_new' } } }],
};
const first: StoredCase = {
  ...{ userId: 'u', caseId: 'c', title: 'A copy on X: maya_old', platform: 'X', handle: 'maya_old' },
  ...{ findingId: 'f', createdAt: at, updatedAt: at, evidence: [], steps: stepsFor('X') },
};

const casesOf = (...all: StoredCase[]) => {
  const rows = new Map(all.map((one) => [one.caseId, one]));
  let writes = 0;
  return {
    rows,
    writes: () => writes,
    services: {
      cases: {
        heads: async () => [...rows.values()].map((one) => ({ ...one, pieces: 0 })),
        get: async (_: string, id: string) => rows.get(id),
        write: async ({ after }: { after: StoredCase }) => {
          writes += 1;
          return !!rows.set(after.caseId, after);
        },
      },
      retry: { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
    },
  };
};

it('an open case of the account goes by the new handle, and keeps the old one as evidence, once', async () => {
  const { services, rows, writes } = casesOf(first, { ...first, caseId: 'd', findingId: 'other' });
  await followRename('u', finding, services);
  await followRename('u', finding, services);
  expect(writes()).toBe(1);
  expect(rows.get('c')).toMatchObject({
    ...{ handle: 'maya_new', url: 'https://x.com/maya_new', title: 'A copy on X: maya_new' },
    evidence: [
      {
        kind: 'finding',
        words:
          'Renamed on X: maya_old is called maya_new now. It is the same account by the number that X gave it: 77.',
      },
    ],
  });
  expect(rows.get('d')).toMatchObject({ handle: 'maya_old' });
});

it('a case that ended otherwise than gone stays as it was closed', async () => {
  const { services, writes } = casesOf({ ...first, closedAt: at, outcome: 'REFUSED' });
  await followRename('u', finding, services);
  expect(writes()).toBe(0);
});

it('a case that was closed as gone since its copy goes by another name leads to where that is', async () => {
  const { services, rows } = casesOf({ ...first, closedAt: at, outcome: 'REMOVED' });
  const changed = finding.history[0]!.changed!;
  await followRename('u', { ...finding, history: [{ at, what: 'seen again', changed }] }, services);
  expect(rows.get('c')).toMatchObject({ handle: 'maya_new', closedAt: at, outcome: 'REMOVED' });
});

it('a case that holds no more evidence goes by the new handle, too', async () => {
  const note = { id: 'n', at, kind: 'note' as const, words: '', sha256: 'a'.repeat(64), byHelper: false };
  const removed = Array.from({ length: mostEvidence - 1 }, () => note);
  const { services, rows } = casesOf({ ...first, evidence: [note], removed });
  await followRename('u', finding, services);
  expect(rows.get('c')).toMatchObject({ handle: 'maya_new', evidence: [note] });
});

it.each<[string, Partial<StoredCase>, string]>([
  ['is open', {}, 'maya_new'],
  ['was closed as gone', { closedAt: at, outcome: 'REMOVED' }, 'maya_new'],
  ['ended otherwise', { closedAt: at, outcome: 'REFUSED' }, 'maya_old'],
])(
  'a case that %s is under the right handle once it is read, whoever wrote the rename',
  async (_, over, handle) => {
    const { services, rows } = casesOf({ ...first, ...over });
    const history = [...finding.history, { at: '2026-11-22T10:00:00.000Z', what: 'changed' as const }];
    const findings = { get: async () => ({ ...finding, history }) };
    const read = await withGone(rows.get('c')!, { ...services, findings });
    expect([read.handle, rows.get('c')!.handle]).toEqual([handle, handle]);
  },
);

describe('a case that is opened again', () => {
  const closed: StoredCase = { ...first, closedAt: at, outcome: 'REFUSED' };
  const open = async (one: StoredCase, found: Finding | undefined) => {
    const { services, writes } = casesOf(one);
    const findings = { get: async () => found };
    return { one: await inItsName(one, 'U#u', { ...services, findings }), writes: writes() };
  };

  it('goes by the handle under which its account is found', async () => {
    const history = [...finding.history, { at: '2026-11-22T10:00:00.000Z', what: 'changed' as const }];
    const { one } = await open(closed, { ...finding, history });
    expect(one).toMatchObject({
      ...{ handle: 'maya_new', url: 'https://x.com/maya_new', closedAt: at },
      evidence: [{ at, kind: 'finding' }],
    });
  });

  it.each<[string, StoredCase, Finding | undefined]>([
    [
      'its account has the same handle in other letters',
      { ...closed, handle: 'Maya_New', evidence: [] },
      finding,
    ],
    ['no scan found its account', { ...closed, findingId: null }, finding],
    ['its finding is no longer kept', closed, undefined],
  ])('stays where %s', async (_, one, found) => expect(await open(one, found)).toEqual({ one, writes: 0 }));
});
