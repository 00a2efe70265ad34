import type { caseContract } from '#domain/contract/case';
import { asRead } from '../../case/as-read.ts';
import { noSuchCase } from '../../case/edit-case.ts';
import { caseOwner } from '../../case/owner.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** One of the caller's cases, with everything kept in it but the pictures, and whether it was seen gone. */
export const getCase: Route<
  (typeof caseContract)['get-case'],
  Pick<CaseServices, 'cases' | 'domains' | 'findings' | 'seats' | 'users' | 'retry'>
> = async ({ caller, request: { caseId, ...of }, now }, services) => {
  const owner = await caseOwner(caller, of, services);
  const found = await services.cases.get(owner.id, caseId);
  if (!found) throw noSuchCase();
  return { case: await asRead(found, { owner, now }, services) };
};
