import { expect, it } from 'vitest';
import type { User } from '#domain/account/user';
import type { Finding } from '#domain/scan/finding';
import { pastedCase } from '../../../test/support/sources/cases-in-memory.ts';
import { movedToBusiness } from '../kept-as-case.ts';
import { giveBackMoved, movedIn, movedTo } from './give-back-moved.ts';

const at = '2026-11-20T09:00:00.000Z';
const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
const kept = (note?: string) => ({ at, what: 'kept as a case' as const, ...(note && { note }) });
const found = (of: Partial<Finding> = {}): Finding => ({
  ...{ subjectId: 'U#rose', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'rose' }, theirs: { platform: 'X', handle: 'Ro5e' }, status: 'CASE' },
  ...{ firstSeen: at, lastSeen: at, history: [kept(), kept(movedToBusiness('Ferrow Bay'))], ...of },
});
const moved = { by: 'rose', platform: 'X', handle: 'ro5e' } as const;
const gone = { at: '2026-11-29T10:00:00.000Z', note: 'The business that had its case was deleted' };

async function given(finding: Finding, accounts: User['socialMediaAccounts'] = []) {
  let row = finding;
  const findings = {
    get: async () => ({ ...row, version: 1 }),
    list: async () => [row],
    write: async (_: unknown, after: Finding) => (row = after) === after,
  };
  const users = { get: async () => ({ socialMediaAccounts: accounts }) as User };
  const waits = await giveBackMoved([moved], gone, { findings, users, retry });
  return { row, waits: [...waits] };
}

it('what scans found of a moved case waits again once that is gone', async () => {
  const { row, waits } = await given(found());
  expect([row.status, row.history.at(-1), waits]).toEqual([
    'OPEN',
    { at: gone.at, what: 'decided', note: gone.note },
    ['rose'],
  ]);
});

it('of an account that went meanwhile, it waits should it be back', async () => {
  const went = { at, what: 'no longer there' as const, was: 'CASE' as const };
  const { row, waits } = await given(
    found({ status: 'RESOLVED', history: [kept(movedToBusiness('Ferrow Bay')), went] }),
  );
  expect([row.status, row.history.at(-1)?.was, waits]).toEqual(['RESOLVED', 'OPEN', []]);
});

it('an account that they have put on their list since is theirs', async () => {
  const { row, waits } = await given(found(), [{ platform: 'X', pageUrl: 'https://x.com/ro5e' }]);
  expect([row.status, waits]).toEqual(['MINE', []]);
});

it.each<[string, Partial<Finding>]>([
  ['it was decided since', { status: 'IGNORED' }],
  ['a case of theirs has kept it since', { history: [kept(movedToBusiness('Ferrow Bay')), kept()] }],
  ['it is about another account', { theirs: { platform: 'X', handle: 'rose_2' } }],
])('it stays where %s', async (_, of) => {
  const before = found(of);
  expect(await given(before)).toEqual({ row: before, waits: [] });
});

it('one that cannot be read keeps back none of the others', async () => {
  const findings = { list: () => Promise.reject(new Error('No table')), get: async () => undefined };
  const services = {
    findings: { ...findings, write: async () => true },
    users: { get: async () => undefined },
  };
  expect(await giveBackMoved([moved], gone, { ...services, retry })).toEqual(new Set());
});

it('of the cases of a business, those are told that were moved to it', async () => {
  const act = (did: 'moved' | 'opened') => [{ at, by: 'rose', did }];
  const all = [
    pastedCase({ ...{ caseId: '1', platform: 'X', handle: 'ro5e' }, acts: act('moved') }),
    pastedCase({ ...{ caseId: '2', platform: 'X', handle: 'other' }, acts: act('opened') }),
  ];
  expect(all.flatMap(movedIn)).toEqual([moved]);
  const cases = {
    heads: async () => all as never,
    get: async (_: string, caseId: string) => all.find((one) => one.caseId === caseId),
  };
  expect(await movedTo('B#acme', { cases })).toEqual([moved]);
});
