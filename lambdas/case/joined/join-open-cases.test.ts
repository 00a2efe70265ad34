import { expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import type { StoredCase } from '../../store/case.ts';
import { casesInMemory, pastedCase } from '../../../test/support/sources/cases-in-memory.ts';
import { joinOpenCases } from './join-open-cases.ts';

const at = '2026-11-26T10:00:00.000Z';
const found = (over: Partial<Finding> = {}): Finding => ({
  ...{ subjectId: 'U#u1', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'maya' }, theirs: { platform: 'X', handle: 'maya_' }, status: 'OPEN' },
  ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }], ...over },
});
const about = { platform: 'X', handle: 'maya_' } as const;

function world(finding: Finding, ...all: StoredCase[]) {
  const cases = casesInMemory(...all);
  let row = finding;
  const findings = {
    get: async () => row,
    write: async (_: unknown, after: Finding) => {
      row = after;
      return true;
    },
  };
  const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
  return { join: () => joinOpenCases('u1', { cases, findings, retry }), cases, status: () => row.status };
}

it('is the same for two jobs at once, each of which reads the cases once', async () => {
  const { join, cases, status } = world(found(), pastedCase(about));
  const [one, other] = [join(), join()];
  expect(await Promise.all([one(found(), at), other(found(), at)])).toEqual([true, true]);
  await one(found({ id: 'g', theirs: { platform: 'X', handle: 'another' } }), at);
  expect([status(), cases.reads()]).toEqual(['CASE', 2]);
  expect(await cases.get('u1', 'c1')).toMatchObject({ findingId: 'f' });
});

it('goes on where an earlier try linked the case and died', async () => {
  const { join, status } = world(found(), pastedCase({ ...about, findingId: 'f' }));
  expect(await join()(found(), at)).toBe(true);
  expect(status()).toBe('CASE');
});

it.each<[string, Partial<Finding>, Partial<StoredCase>]>([
  ['a case that is closed', {}, { closedAt: at }],
  ['a case about another account', {}, { handle: 'maya__' }],
  ['a case on another platform', {}, { platform: 'GITHUB' }],
  ['a case of another finding', {}, { findingId: 'g' }],
  [
    'a finding that was given back by hand',
    {
      history: [
        { at, what: 'first seen' as const },
        { at, what: 'decided' as const, note: 'You reopened it' },
      ],
    },
    { findingId: 'f' },
  ],
])('leaves alone %s', async (_, finding, one) => {
  const { join, status, cases } = world(found(finding), pastedCase({ ...about, ...one }));
  expect(await join()(found(finding), at)).toBe(false);
  expect([status(), (await cases.get('u1', 'c1'))?.findingId]).toEqual(['OPEN', one.findingId]);
});

it('asks for no case of what was decided', async () => {
  const { join, cases } = world(found({ status: 'MINE' }), pastedCase(about));
  expect([await join()(found({ status: 'MINE' }), at), cases.reads()]).toEqual([false, 0]);
});
