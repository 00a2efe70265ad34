import type { caseContract } from '#domain/contract/case';
import { editCase } from '../../case/edit-case.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Ends a friend's link before it is used; what came through an earlier one stays. */
export const endHelperLink: Route<
  (typeof caseContract)['end-helper-link'],
  Pick<CaseServices, 'cases' | 'retry'>
> = async ({ caller, request: { caseId }, now }, services) => ({
  case: await editCase({ userId: caller.sub, caseId }, services, (one) =>
    one.helperId
      ? {
          after: { ...one, helperId: null, helperUntil: null, updatedAt: new Date(now).toISOString() },
          dropLink: one.helperId,
        }
      : undefined,
  ),
});
