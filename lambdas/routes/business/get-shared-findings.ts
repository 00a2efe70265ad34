import type { businessContract } from '#domain/contract/business';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import { sharedFindings } from '../../business/shared-findings.ts';
import type { Route } from '../../rest/rest.ts';

/** What members chose to share, for those whose role sees it. */
export const getSharedFindings: Route<
  (typeof businessContract)['get-shared-findings'],
  Pick<BusinessServices, 'seats' | 'findings' | 'users'>
> = async ({ caller, request: { businessId } }, services) => {
  await seatAllowed(businessId, caller, 'see shared findings', services);
  return { findings: await sharedFindings(businessId, services) };
};
