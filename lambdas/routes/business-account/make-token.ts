import { mostTokens } from '#domain/business/api-token';
import type { businessProgramsContract } from '#domain/contract/business-programs';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { makerOf, newToken } from '../../business/business-token.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';
import { keyHash } from '../../runtime/hash.ts';

/** Makes a token that reads; only its hash is kept. */
export const makeToken: Route<
  (typeof businessProgramsContract)['make-token'],
  Pick<AccountServices, 'seats' | 'tokens' | 'random'>
> = async ({ caller, request: { businessId, name }, now }, { seats, tokens, random }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  const token = newToken(businessId, random);
  const madeBy = makerOf(businessId, caller.sub);
  const made = { id: keyHash(token), name, madeAt: new Date(now).toISOString(), madeBy };
  if (!(await tokens.add(businessId, made)))
    throw new ProductError('CONFLICT', `There are ${mostTokens} tokens already. Please end one first.`);
  return { token, made };
};
