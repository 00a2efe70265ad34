import { expect, it } from 'vitest';
import { listed } from '#domain/case/represented/listed';
import { stepsFor } from '#domain/case/steps';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import type { Finding } from '#domain/scan/finding';
import { asRead } from '../../case/as-read.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Call } from '../../rest/rest.ts';
import type { StoredCase } from '../../store/case.ts';
import { getCases } from './get-cases.ts';

const first = '2026-11-01T09:00:00.000Z';
const closedAt = '2026-11-10T09:00:00.000Z';
const later = '2026-11-20T09:00:00.000Z';
const closed: StoredCase = {
  ...{ userId: 'B#b', caseId: 'c', title: 'A copy', createdAt: first, updatedAt: first, evidence: [] },
  ...{ platform: 'DOMAIN', handle: 'acrne.example', steps: stepsFor('DOMAIN') },
  ...{ outcome: 'REMOVED', closedAt },
};
const name = (existence: string, change: string) => ({
  ...{ businessId: 'b', domain: 'acrne.example', existence, firstSeen: first, lastLooked: later },
  changes: [
    { at: later, change },
    { at: first, change: 'new' },
  ],
});
const finding = (status: string, what: string) => ({
  ...{ id: 'f', status, theirs: { platform: 'X', handle: 'maya_' }, lastSeen: closedAt },
  history: [
    { at: first, what: 'first seen' },
    { at: later, what },
  ],
});
const ofAccount: Partial<StoredCase> = { platform: 'X', handle: 'maya_', findingId: 'f' };

/** What its list and its page say of a closed case of a business. */
async function said(part: Partial<StoredCase>, seen: { name?: object; finding?: object }) {
  let kept: StoredCase = { ...closed, ...part };
  const services = {
    cases: {
      heads: async () => [listed(kept)],
      get: async () => kept,
      write: async ({ after }: { after: StoredCase }) => !!(kept = after),
    },
    seats: { seatOf: async () => ({ role: 'ADMIN' }) },
    domains: {
      list: async () => (seen.name ? [seen.name as WatchedDomain] : []),
      get: async () => seen.name as WatchedDomain | undefined,
    },
    findings: {
      list: async () => (seen.finding ? [seen.finding as Finding] : []),
      get: async () => seen.finding as Finding | undefined,
    },
    users: { get: async () => undefined },
    retry: { attempts: 1 },
  } as unknown as CaseServices;
  const call = { request: { businessId: 'b' }, caller: { sub: 'anna' }, now: Date.parse(later) };
  const list = (await getCases(call as Call<never>, services)).cases[0]!;
  const page = await asRead(kept, { owner: { businessId: 'b' }, now: call.now }, services);
  return [list, page].map(({ goneAt, seenAgainAt }) => [goneAt ?? null, seenAgainAt ?? null]);
}

it.each<[string, Partial<StoredCase>, Parameters<typeof said>[1], (string | null)[]]>([
  [
    'whose page alone was gone, and now the domain is',
    {},
    { name: name('does not exist', 'gone') },
    [later, null],
  ],
  [
    'that was closed as refused, and the domain went',
    { outcome: 'REFUSED' },
    { name: name('does not exist', 'gone') },
    [later, null],
  ],
  ['whose domain is back', { goneAt: first }, { name: name('exists', 'new') }, [first, later]],
  ['whose domain is no longer on the list', { goneAt: first }, {}, [first, null]],
  ['whose account went since', ofAccount, { finding: finding('RESOLVED', 'no longer there') }, [later, null]],
  [
    'whose account is back',
    { ...ofAccount, goneAt: first },
    { finding: finding('OPEN', 'back again') },
    [first, later],
  ],
  [
    'whose account is no longer kept among what was found',
    { ...ofAccount, goneAt: first },
    {},
    [first, null],
  ],
])('the list says of a closed case what its page says, of one %s', async (_, part, seen, right) =>
  expect(await said(part, seen)).toEqual([right, right]),
);
