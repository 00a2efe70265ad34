import type { casesContract } from '#domain/contract/cases';
import { ProductError } from '#domain/errors';
import { noSuchCase } from '../../case/edit-case.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../runtime/rest.ts';
import { pause } from '../../runtime/retry.ts';

/** Deletes a case for good, with all its evidence; a friend's link to it ends. */
export const deleteCase: Route<
  (typeof casesContract)['delete-case'],
  Pick<CaseServices, 'cases' | 'retry'>
> = async ({ caller, request: { caseId } }, { cases, retry }) => {
  for (let attempt = 1; attempt <= retry.attempts; attempt += 1) {
    const one = await cases.get(caller.sub, caseId);
    if (!one) throw noSuchCase();
    // Changed meanwhile: evidence that came in belongs to what goes.
    if (await cases.remove(one)) return { deleted: true };
    if (attempt < retry.attempts) await retry.sleep(pause(attempt, retry));
  }
  throw new ProductError('CONFLICT', 'This case was changed at the same moment. Please try again.');
};
