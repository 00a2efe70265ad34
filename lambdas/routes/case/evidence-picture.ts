import type { caseContract } from '#domain/contract/case';
import { ProductError } from '#domain/errors';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** A screenshot of one of the caller's cases. */
export const evidencePicture: Route<
  (typeof caseContract)['evidence-picture'],
  Pick<CaseServices, 'cases'>
> = async ({ caller, request: { caseId, evidenceId } }, { cases }) => {
  const picture = await cases.picture(caller.sub, caseId, evidenceId);
  if (!picture) throw new ProductError('NOT_FOUND', 'There is no such picture.');
  return picture;
};
