import type { caseContract } from '#domain/contract/case';
import { noSuchCase } from '../../case/edit-case.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** One of the caller's cases, with everything kept in it but the pictures. */
export const getCase: Route<(typeof caseContract)['get-case'], Pick<CaseServices, 'cases'>> = async (
  { caller, request: { caseId } },
  { cases },
) => {
  const found = await cases.get(caller.sub, caseId);
  if (!found) throw noSuchCase();
  return { case: found };
};
