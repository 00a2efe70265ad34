import { mostTokens } from '#domain/business/api-token';
import type { businessProgramsContract } from '#domain/contract/business-programs';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { newToken } from '../../business/business-token.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';
import { keyHash } from '../../runtime/hash.ts';

/** Makes a token that reads; only its hash is kept. */
export const makeToken: Route<
  (typeof businessProgramsContract)['make-token'],
  Pick<AccountServices, 'seats' | 'integrations' | 'random'>
> = async ({ caller, request: { businessId, name }, now }, { seats, integrations, random }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  if ((await integrations.tokens(businessId)).length >= mostTokens)
    throw new ProductError('CONFLICT', `There are ${mostTokens} tokens already. Please end one first.`);
  const token = newToken(businessId, random);
  const made = { id: keyHash(token), name, madeAt: new Date(now).toISOString() };
  await integrations.addToken(businessId, made);
  return { token, made };
};
