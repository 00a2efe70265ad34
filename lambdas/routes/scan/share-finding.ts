import { isShareable, withSharing } from '#domain/business/shared-finding';
import type { scanContract } from '#domain/contract/scan';
import { ProductError } from '#domain/errors';
import { userSubject } from '#domain/keys';
import type { Route } from '../../rest/rest.ts';
import { editFinding, noSuchFinding } from '../../scan/edit-finding.ts';
import type { ScanServices } from '../../scan/services.ts';

/** Shows one of the caller's findings to a business that they belong to. Ending it needs no seat there. */
export const shareFinding: Route<
  (typeof scanContract)['share-finding'],
  Pick<ScanServices, 'findings' | 'seats' | 'retry'>
> = async ({ caller, request: { findingId: id, businessId, shared } }, { findings, seats, retry }) => {
  const subjectId = userSubject(caller.sub);
  if (!(await findings.get(subjectId, id))) throw noSuchFinding();
  if (shared && !(await seats.seatOf(businessId, caller.sub)))
    throw new ProductError('FORBIDDEN', 'You can share with a business only while you have a seat there.');
  const finding = await editFinding({ subjectId, id }, { findings, retry }, (before) => {
    if (shared && !isShareable(before))
      throw new ProductError('FORBIDDEN', 'Only what may be a copy of you can be shared.');
    return withSharing(before, businessId, shared);
  });
  return { finding };
};
