import type { proofContract } from '#domain/contract/proof';
import { newPageId } from '#domain/proof/accounts-page';
import type { Route } from '../../rest/rest.ts';
import type { AccountsPageStore } from '../../store/proof/accounts-page.ts';

/** Opens or closes the caller's page; its address is made once and stays, because it stands in bios. */
export const setPage: Route<
  (typeof proofContract)['set-page'],
  { pages: Pick<AccountsPageStore, 'of' | 'create' | 'show'>; random: () => number }
> = async ({ caller, request }, { pages, random }) => {
  const { shown } = request;
  const fresh = { id: newPageId(random), owner: caller.sub, shown };
  if (!(await pages.of(caller.sub)) && (await pages.create(fresh))) return { page: { id: fresh.id, shown } };
  await pages.show(caller.sub, shown);
  const page = (await pages.of(caller.sub))!;
  return { page: { id: page.id, shown: page.shown } };
};
