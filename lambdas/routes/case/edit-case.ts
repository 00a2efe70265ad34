import { edited } from '#domain/case/case';
import type { caseContract } from '#domain/contract/case';
import { editCase as edit } from '../../case/edit-case.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Steps done, the day it was reported, when to look again, how it ended. */
export const editCase: Route<
  (typeof caseContract)['edit-case'],
  Pick<CaseServices, 'cases' | 'retry'>
> = async ({ caller, request: { caseId, ...change }, now }, services) => {
  const at = new Date(now).toISOString();
  const of = { userId: caller.sub, caseId };
  return { case: await edit(of, services, (one) => ({ after: { ...one, ...edited(one, change, at) } })) };
};
