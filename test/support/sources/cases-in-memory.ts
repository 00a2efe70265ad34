import { listed } from '#domain/case/represented/listed';
import { stepsFor } from '#domain/case/steps';
import type { StoredCase } from '../../../lambdas/store/case.ts';

/** Cases in memory, each found under its owner, and how often a list was read. */
export function casesInMemory(...all: StoredCase[]) {
  const rows = new Map(all.map((one) => [one.caseId, one]));
  const ownedBy = (owner: string) => [...rows.values()].filter(({ userId }) => userId === owner);
  let reads = 0;
  return {
    get: async (owner: string, caseId: string) => ownedBy(owner).find((one) => one.caseId === caseId),
    heads: async (owner: string) => {
      reads += 1;
      return ownedBy(owner).map(listed);
    },
    write: async ({ before, after }: { before: StoredCase | undefined; after: StoredCase }) =>
      rows.get(after.caseId) === before && !!rows.set(after.caseId, after),
    reads: () => reads,
  };
}

/** An open case that was pasted, about an account that no scan has seen. */
export const pastedCase = (
  about: Pick<StoredCase, 'platform' | 'handle'> & Partial<StoredCase>,
): StoredCase => ({
  ...{ userId: 'u1', caseId: 'c1', title: `A copy: ${about.handle}`, evidence: [] },
  ...{ createdAt: '2026-11-19T10:00:00.000Z', updatedAt: '2026-11-19T10:00:00.000Z' },
  ...{ steps: stepsFor(about.platform), ...about },
});
