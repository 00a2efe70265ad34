import type { CaseEdit } from '#domain/case/edit/edit';
import { createCase } from '../../lambdas/routes/case/create-case.ts';
import { editCase } from '../../lambdas/routes/case/edit-case.ts';
import type { CaseServices } from '../../lambdas/case/services.ts';
import { seeded } from '../../platforms/seeded.ts';
import type { UserFiles } from '../../lambdas/store/user-files.ts';
import type { Stores } from './stores.ts';

export type KeepingStores = Stores & { files: UserFiles };

/** The case about a finding as its person keeps it at `now` (ms): opened unless it is there, then changed by each edit. */
export async function keepCase(
  stores: KeepingStores,
  { sub, finding, now, edits }: { sub: string; finding: string; now: number; edits: readonly CaseEdit[] },
): Promise<void> {
  // It deletes none.
  const services: Omit<CaseServices, 'moves' | 'enqueue'> = {
    ...stores,
    secureRandom: seeded('case', finding, now),
  };
  const asked = {
    caller: { sub } as Parameters<typeof createCase>[0]['caller'],
    now,
    headers: {},
    sourceIp: '127.0.0.1',
  };
  const kept = (await stores.cases.list(sub)).find(({ findingId }) => findingId === finding);
  const { caseId } = kept ?? (await createCase({ ...asked, request: { findingId: finding } }, services)).case;
  for (const edit of edits) await editCase({ ...asked, request: { ...edit, caseId } }, services);
}
