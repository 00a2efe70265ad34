import type { proofContract } from '#domain/contract/proof';
import { pageBusiness } from '#domain/business/page-business';
import { ProductError } from '#domain/errors';
import { newPageId } from '#domain/proof/accounts-page';
import { type AskedServices, holderAsked } from '../../proof/holder-asked.ts';
import type { Route } from '../../rest/rest.ts';
import type { AccountsPageStore } from '../../store/proof/accounts-page.ts';

/** Opens or closes the page; its address is made once and stays, because it stands in bios. */
export const setPage: Route<
  (typeof proofContract)['set-page'],
  AskedServices & { pages: Pick<AccountsPageStore, 'of' | 'create' | 'show'>; random: () => number }
> = async ({ caller, request }, { pages, random, ...services }) => {
  const { shown } = request;
  const { holder } = await holderAsked(caller, request, 'show accounts in public', services);
  const { owner } = holder;
  if (shown && holder.kind === 'business' && !pageBusiness(holder.record))
    throw new ProductError('CONFLICT', 'Please prove your domain first: the page is headed by it.');
  const fresh = { id: newPageId(random), owner, shown };
  if (!(await pages.of(owner)) && (await pages.create(fresh))) return { page: { id: fresh.id, shown } };
  await pages.show(owner, shown);
  const page = (await pages.of(owner))!;
  return { page: { id: page.id, shown: page.shown } };
};
