import type { businessProgramsContract } from '#domain/contract/business-programs';
import type { AccountServices } from '../../business/account-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';

/** A token that is gone already is no failure. */
export const endToken: Route<
  (typeof businessProgramsContract)['end-token'],
  Pick<AccountServices, 'seats' | 'tokens'>
> = async ({ caller, request: { businessId, id } }, { seats, tokens }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  await tokens.end(businessId, id);
  return { id };
};
