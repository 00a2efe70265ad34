import type { caseContract } from '#domain/contract/case';
import { ProductError } from '#domain/errors';
import { caseOwner } from '../../case/owner.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** A screenshot of one of the caller's cases. */
export const evidencePicture: Route<
  (typeof caseContract)['evidence-picture'],
  Pick<CaseServices, 'cases' | 'seats'>
> = async ({ caller, request: { caseId, evidenceId, ...of } }, services) => {
  const owner = await caseOwner(caller, of, services);
  const picture = await services.cases.picture(owner.id, caseId, evidenceId);
  if (!picture) throw new ProductError('NOT_FOUND', 'There is no such picture.');
  return picture;
};
