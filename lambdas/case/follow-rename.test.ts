import { expect, it } from 'vitest';
import { stepsFor } from '#domain/case/steps';
import type { Finding } from '#domain/scan/finding';
import type { StoredCase } from '../store/case.ts';
import { followRename } from './follow-rename.ts';

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

it('a closed case stays as it was closed', async () => {
  const { services, writes } = casesOf({ ...first, closedAt: at });
  await followRename('u', finding, services);
  expect(writes()).toBe(0);
});
