import type { caseContract } from '#domain/contract/case';
import { changedMeanwhile, noSuchCase } from '../../case/edit-case.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';
import { untilWritten } from '../../runtime/until-written.ts';

/** Deletes a case for good, with all its evidence; a friend's link to it ends. */
export const deleteCase: Route<
  (typeof caseContract)['delete-case'],
  Pick<CaseServices, 'cases' | 'retry'>
> = async ({ caller, request: { caseId } }, { cases, retry }) => {
  const attempt = async () => {
    const one = await cases.get(caller.sub, caseId);
    if (!one) throw noSuchCase();
    // Changed meanwhile: evidence that came in belongs to what goes.
    return (await cases.remove(one)) ? { deleted: true as const } : undefined;
  };
  return untilWritten(attempt, retry, changedMeanwhile);
};
