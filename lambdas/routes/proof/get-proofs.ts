import type { proofContract } from '#domain/contract/proof';
import type { AccountProof } from '#domain/proof/proof';
import { type AskedServices, holderAsked } from '../../proof/holder-asked.ts';
import { personOf } from '../../proof/holder.ts';
import { type OwnAccountServices, describeAccount } from '../../proof/own-account.ts';
import type { AccountsPageStore } from '../../store/proof/accounts-page.ts';
import type { Route } from '../../rest/rest.ts';
import type { Closing } from '../../rights/closing.ts';
import type { LeftOut } from '../../rights/left-out.ts';

/**
 * How each account on the list stands, and the page that shows them together. Whoever of a business cannot prove any sees those that
 * are proven, without their codes.
 */
export const getProofs: Route<
  (typeof proofContract)['get-proofs'],
  OwnAccountServices &
    AskedServices & { pages: Pick<AccountsPageStore, 'of'>; leftOut: LeftOut; closing: Closing }
> = async ({ caller, request }, services) => {
  const { holder, may } = await holderAsked(caller, request, 'see proven accounts', services);
  const { owner, record } = holder;
  const vouches = services.vouchesFor(owner);
  const once = { ...services, vouchesFor: () => vouches };
  const entries = record.socialMediaAccounts ?? [];
  const person = personOf(holder);
  const [page, leftOutSince, closing, accounts] = await Promise.all([
    services.pages.of(owner),
    person && services.leftOut(person),
    person && services.closing(person.id),
    Promise.all(entries.map((entry) => describeAccount(owner, entry, once))),
  ]);
  const proves = may('prove accounts');
  return {
    accounts: proves ? accounts : accounts.filter(({ status }) => status === 'Verified').map(toRead),
    page: page && (proves || page.shown) ? { id: page.id, shown: page.shown } : null,
    leftOutSince: leftOutSince ?? null,
    closing: closing ?? null,
  };
};

/** Without what proving it takes. */
const toRead = ({ code: _, note: _note, ...account }: AccountProof): AccountProof => ({
  ...account,
  ways: [],
});
