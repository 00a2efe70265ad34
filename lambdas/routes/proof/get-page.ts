import type { proofContract } from '#domain/contract/proof';
import { ProductError } from '#domain/errors';
import { pageAccounts } from '#domain/proof/accounts-page';
import { limitChecks } from '../../proof/rate-limit-checks.ts';
import type { Route } from '../../rest/rest.ts';
import type { OptedOut } from '../../rights/opted-out.ts';
import type { OnceStore } from '../../store/once.ts';
import type { AccountsPageStore } from '../../store/proof/accounts-page.ts';
import type { SocialProofStore } from '../../store/proof/social-proof.ts';

/** What anyone who has the address sees of a page. One that is closed, or shows nothing, reads like none at all. */
export const getPage: Route<
  (typeof proofContract)['get-page'],
  {
    pages: Pick<AccountsPageStore, 'at'>;
    proofs: Pick<SocialProofStore, 'provenBy'>;
    once: Pick<OnceStore, 'count'>;
    optedOut: OptedOut;
  }
> = async ({ request, now, sourceIp }, { pages, proofs, once, optedOut }) => {
  await limitChecks(sourceIp, now, once);
  const page = await pages.at(request.id);
  const shown = page?.shown && !(await optedOut(page.owner));
  const accounts = shown ? pageAccounts(await proofs.provenBy(page.owner)) : [];
  if (accounts.length === 0)
    throw new ProductError('NOT_FOUND', 'There is no such page, or its owner has closed it.');
  return { accounts };
};
