import type { proofContract } from '#domain/contract/proof';
import { noSuchProfile } from '#domain/errors';
import { type OwnAccountServices, describeAccount } from '../../proof/own-account.ts';
import type { Route } from '../../rest/rest.ts';

/** How each account on the caller's list stands. */
export const getProofs: Route<(typeof proofContract)['get-proofs'], OwnAccountServices> = async (
  { caller },
  services,
) => {
  const user = await services.users.get(caller.sub);
  if (!user) throw noSuchProfile();
  const vouches = services.vouchesFor(caller.sub);
  const once = { ...services, vouchesFor: () => vouches };
  const entries = user.socialMediaAccounts ?? [];
  return { accounts: await Promise.all(entries.map((entry) => describeAccount(caller.sub, entry, once))) };
};
