import type { businessBrandContract } from '#domain/contract/business-brand';
import { businessSubject } from '#domain/keys';
import type { BrandServices } from '../../business/brand-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';
import { decided, type Decision } from '../../scan/decided.ts';
import { editFinding } from '../../scan/edit-finding.ts';

/** For the timeline: who of the business it was is not kept, the decision is the business's. */
const words: Record<Decision, string> = {
  OPEN: 'You reopened it',
  MINE: 'You said this belongs to your business',
  IGNORED: 'You said this is no copy',
  REPORTED: 'You reported it',
};

/** Keeps what an admin or a manager decided of a finding; OPEN undoes it. */
export const decideBrandFinding: Route<
  (typeof businessBrandContract)['decide-brand-finding'],
  Pick<BrandServices, 'seats' | 'findings' | 'retry'>
> = async ({ caller, request: { businessId, findingId, ...told }, now }, services) => {
  await seatAllowed(businessId, caller, 'decide on brand findings', services);
  const at = new Date(now).toISOString();
  return editFinding({ subjectId: businessSubject(businessId), id: findingId }, services, (before) =>
    decided(before, told, at, words),
  );
};
