import { expect, test } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { casesInMemory, pastedCase } from '../../../test/support/sources/cases-in-memory.ts';
import { deleteCase } from './delete-case.ts';

const on = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00.000Z`;
const about = { userId: 'maya', platform: 'X', handle: 'maya_1', findingId: 'f' } as const;

/** What is known of an account once its newer case, which was closed last, is deleted, and an earlier one is left. */
async function left(outcome: 'REMOVED' | 'NOT_A_COPY' | 'REFUSED') {
  let finding = { subjectId: 'U#maya', id: 'f', status: 'CASE', history: [] } as unknown as Finding;
  const base = casesInMemory(
    pastedCase({ ...about, caseId: 'earlier', outcome, closedAt: on(5) }),
    pastedCase({ ...about, caseId: 'newer', outcome: 'REFUSED', closedAt: on(10) }),
  );
  const removed = new Set<string>();
  const services = {
    cases: {
      ...base,
      heads: async (owner: string) => (await base.heads(owner)).filter(({ caseId }) => !removed.has(caseId)),
      remove: async ({ caseId }: { caseId: string }) => !!removed.add(caseId),
    },
    findings: {
      get: async () => finding,
      write: async (_: unknown, after: Finding) => (finding = after) === after,
    },
    files: { remove: async () => {} },
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
  };
  const asked = { caller: { sub: 'maya' }, request: { caseId: 'newer' }, now: Date.parse(on(12)) };
  await deleteCase(asked as never, services as unknown as Parameters<typeof deleteCase>[1]);
  return [finding.status, finding.saidGoneAt, finding.saidNoCopyAt];
}

test('what an earlier case of its account was closed with counts again', async () => {
  expect(await left('REMOVED')).toEqual(['CASE', on(5), undefined]);
  expect(await left('NOT_A_COPY')).toEqual(['CASE', undefined, on(5)]);
  expect(await left('REFUSED')).toEqual(['CASE', undefined, undefined]);
});
