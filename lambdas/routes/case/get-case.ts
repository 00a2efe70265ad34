import type { caseContract } from '#domain/contract/case';
import { noSuchCase } from '../../case/edit-case.ts';
import { withGone } from '../../case/gone-since.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** One of the caller's cases, with everything kept in it but the pictures, and whether a scan saw its account gone. */
export const getCase: Route<
  (typeof caseContract)['get-case'],
  Pick<CaseServices, 'cases' | 'findings' | 'retry'>
> = async ({ caller, request: { caseId } }, services) => {
  const found = await services.cases.get(caller.sub, caseId);
  if (!found) throw noSuchCase();
  return { case: await withGone(found, services) };
};
