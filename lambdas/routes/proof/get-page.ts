import type { proofContract } from '#domain/contract/proof';
import { pageBusiness } from '#domain/business/page-business';
import { ProductError } from '#domain/errors';
import { businessOfSubject } from '#domain/keys';
import { isPaused, pageAccounts } from '#domain/proof/accounts-page';
import { limitChecks } from '../../proof/rate-limit-checks.ts';
import type { Route } from '../../rest/rest.ts';
import type { OptedOut } from '../../rights/opted-out.ts';
import type { BusinessStore } from '../../store/business/business.ts';
import type { IntegrationStore } from '../../store/business/integration.ts';
import type { OnceStore } from '../../store/once.ts';
import type { AccountsPageStore } from '../../store/proof/accounts-page.ts';
import type { SocialProofStore } from '../../store/proof/social-proof.ts';

/**
 * What anyone who has the address sees of a page. One that is closed, or shows nothing, reads like none at all; so does that of a
 * business whose domain is no longer proven. One of which a review holds back everything says so, as the check of a handle does.
 */
export const getPage: Route<
  (typeof proofContract)['get-page'],
  {
    pages: Pick<AccountsPageStore, 'at'>;
    proofs: Pick<SocialProofStore, 'provenBy'>;
    businesses: Pick<BusinessStore, 'get'>;
    integrations: Pick<IntegrationStore, 'logo'>;
    once: Pick<OnceStore, 'count'>;
    optedOut: OptedOut;
  }
> = async ({ request, now, sourceIp }, { pages, proofs, businesses, integrations, once, optedOut }) => {
  await limitChecks(sourceIp, now, once);
  const page = await pages.at(request.id);
  const businessId = page?.shown ? businessOfSubject(page.owner) : undefined;
  const record = businessId === undefined ? undefined : await businesses.get(businessId);
  const business = record && pageBusiness(record);
  const shown = page?.shown && (businessId === undefined ? !(await optedOut(page.owner)) : business);
  const proven = shown ? await proofs.provenBy(page.owner) : [];
  const accounts = pageAccounts(proven);
  const paused = accounts.length === 0 && isPaused(proven);
  if (accounts.length === 0 && !paused)
    throw new ProductError('NOT_FOUND', 'There is no such page, or its owner has closed it.');
  const logo = record?.logoImagePath && (await integrations.logo(record.id));
  return { accounts, paused, business, ...(logo && { logo }) };
};
