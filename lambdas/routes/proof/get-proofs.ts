import type { proofContract } from '#domain/contract/proof';
import { noSuchProfile } from '#domain/errors';
import { type OwnAccountServices, describeAccount } from '../../proof/own-account.ts';
import type { AccountsPageStore } from '../../store/proof/accounts-page.ts';
import type { Route } from '../../rest/rest.ts';

/** How each account on the caller's list stands, and the page that shows them together. */
export const getProofs: Route<
  (typeof proofContract)['get-proofs'],
  OwnAccountServices & { pages: Pick<AccountsPageStore, 'of'> }
> = async ({ caller }, services) => {
  const user = await services.users.get(caller.sub);
  if (!user) throw noSuchProfile();
  const vouches = services.vouchesFor(caller.sub);
  const once = { ...services, vouchesFor: () => vouches };
  const entries = user.socialMediaAccounts ?? [];
  const [page, accounts] = await Promise.all([
    services.pages.of(caller.sub),
    Promise.all(entries.map((entry) => describeAccount(caller.sub, entry, once))),
  ]);
  return { accounts, page: page && { id: page.id, shown: page.shown } };
};
