import { expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { casesInMemory, pastedCase } from '../../../test/support/sources/cases-in-memory.ts';
import type { StoredCase } from '../../store/case.ts';
import { withGone } from '../gone-since.ts';
import { movedAway } from '../kept-as-case.ts';
import { movedCase } from './moved-case.ts';

const [d1, d9, d10, d11, d12] = ['01', '09', '10', '11', '12'].map(
  (day) => `2026-11-${day}T09:00:00.000Z`,
) as [string, string, string, string, string];
const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
const about = { platform: 'X', handle: 'ferr0wbay' } as const;
const found = (of: Partial<Finding>): Finding => ({
  ...{ subjectId: 'B#b', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'ferrowbay' }, theirs: about, status: 'CASE' },
  ...{ firstSeen: d1, lastSeen: d9, history: [{ at: d1, what: 'first seen' }], ...of },
});

it.each<[string, Partial<Finding>, string | null, StoredCase['returns']]>([
  ['was last seen for the business before it went', { lastSeen: d9 }, d10, undefined],
  ['was seen for the business since', { lastSeen: d12 }, null, [{ goneAt: d10, backAt: d12 }]],
  [
    'went for the business too',
    { status: 'RESOLVED', history: [{ at: d12, what: 'no longer there', was: 'CASE' }] },
    d12,
    undefined,
  ],
])('of an account that had gone when its case was moved, and %s', async (_, seen, goneAt, returns) => {
  const behalf = { name: 'Ferrow Bay', relation: 'BUSINESS' } as const;
  const one = pastedCase({ ...about, findingId: 'p', goneAt: d10, createdAt: d1, behalf });
  const owner = { id: 'B#b', subjectId: 'B#b', businessId: 'b', writer: 'u1' };
  const moved = movedCase(one, { owner, at: d11, findingId: 'f' });
  const cases = casesInMemory(moved);
  const findings = { get: async () => found(seen) };
  const read = await withGone(moved, { cases, findings, retry });
  expect([read.goneAt, read.returns]).toEqual([goneAt, returns]);
});

it('nobody is told to reopen a case that was closed as gone, and is elsewhere by now', async () => {
  let row = found({ subjectId: 'U#u1', saidGoneAt: d10 });
  const findings = {
    get: async () => ({ ...row, version: 1 }),
    list: async () => [],
    write: async (_: unknown, after: Finding) => (row = after) === after,
  };
  await movedAway(row, { at: d11, to: 'Ferrow Bay' }, { findings, retry });
  expect(row).toMatchObject({
    status: 'CASE',
    history: [{}, { at: d11, note: 'You moved the case to Ferrow Bay' }],
  });
  expect(row.saidGoneAt).toBeUndefined();
});
