import { businessAsSubject } from '#domain/business/as-subject';
import type { businessBrandContract } from '#domain/contract/business-brand';
import { businessSubject } from '#domain/keys';
import type { BrandServices } from '../../business/brand-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';
import { decided, type Decision } from '../../scan/decided.ts';
import { editFinding } from '../../scan/edit-finding.ts';
import { waitAgain } from '../../scan/known/wait-again.ts';
import { ownStays } from '../../scan/known/own-stays.ts';

/** For the timeline: who of the business it was is not kept, the decision is the business's. */
const words: Record<Decision, string> = {
  OPEN: 'You reopened it',
  MINE: 'You said this belongs to your business',
  IGNORED: 'You said this is no copy',
  REPORTED: 'You reported it',
};

/** Keeps what an admin or a manager decided of a finding; OPEN undoes it. An account on their list stays theirs. */
export const decideBrandFinding: Route<
  (typeof businessBrandContract)['decide-brand-finding'],
  Pick<BrandServices, 'businesses' | 'seats' | 'findings' | 'once' | 'retry' | 'enqueue'>
> = async ({ caller, request: { businessId, findingId, ...told }, now }, services) => {
  await seatAllowed(businessId, caller, 'decide on brand findings', services);
  const at = new Date(now).toISOString();
  const business = await services.businesses.get(businessId);
  const one = { subjectId: businessSubject(businessId), id: findingId };
  let reopens = false;
  const finding = await editFinding(one, services, (before) => {
    const after = decided(before, { ...told, isShared: true }, at, words);
    ownStays(told.decision, before, business, 'remove it from the social accounts of your business');
    reopens = after?.status === 'OPEN';
    return after;
  });
  const listed = async () => business && businessAsSubject(business);
  const whose = { businessId, givenBy: caller.sub, now };
  await waitAgain(reopens ? [finding] : [], whose, { ...services, listed });
  return finding;
};
