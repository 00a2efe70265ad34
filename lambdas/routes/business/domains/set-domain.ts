import type { businessContract } from '#domain/contract/business';
import { siteOf } from '#domain/business/domain-name';
import { lookAtNew } from '../../../business/look-soon.ts';
import { seatAllowed } from '../../../business/seat-allowed.ts';
import type { BusinessServices } from '../../../business/services.ts';
import { ProductError } from '#domain/errors';
import type { Route } from '../../../rest/rest.ts';

/** A domain is not part of updateBusiness: what is proven of one says nothing of the next. */
export const setDomain: Route<
  (typeof businessContract)['set-domain'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'once' | 'watches' | 'holders'>
> = async ({ caller, request: { businessId, domain }, now }, services) => {
  await seatAllowed(businessId, caller, 'edit the profile', services);
  const at = new Date(now).toISOString();
  const before = await services.businesses.get(businessId);
  // Whoever proves the domain that is given up need not wait for this one's record to go.
  if (before?.domainProof && before.domain !== domain) await services.holders.release(businessId);
  const set = {
    ...{ domain, updatedAt: at },
    ...(before?.domain !== domain && { domainProof: null }),
    ...(before?.domainProof && before.domain !== domain && { formerProof: before.domainProof }),
  };
  const write = { set, add: { version: 1 } };
  const filled = before?.domain && before.domain !== domain ? siteOf(before.domain) : undefined;
  // A website that nobody gave leads where the domain did: after a typo, to somebody else. One that was given meanwhile stays.
  const followed =
    filled !== undefined && before?.website === filled
      ? await services.businesses.change(businessId, {
          ...write,
          set: { ...set, website: siteOf(domain) },
          when: [{ field: 'website', operator: '=', value: filled }],
        })
      : undefined;
  const business = followed ?? (await services.businesses.change(businessId, write));
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  if (before?.domain !== domain) await lookAtNew(businessId, now, services);
  return business;
};
