import { nameKey } from '#domain/proof/name-key';
import { claimId, proofId } from '#domain/proof/proof';
import { accountHandle } from '#domain/platform/social-account';
import { businessSubject } from '#domain/keys';
import { newPageId } from '#domain/proof/accounts-page';
import { holdersOver } from '../../lambdas/proof/holder.ts';
import { settleProof } from '../../lambdas/proof/settle.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { domainHolderStore } from '../../lambdas/store/business/domain-holder.ts';
import { accountsPageStore } from '../../lambdas/store/proof/accounts-page.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { seeded } from '../../platforms/seeded.ts';
import { ferrowBay, ferrowProofs } from './ferrow-bay.ts';
import { openStores } from './stores.ts';

/** Ferrow Bay proves its domain. Told again it writes nothing but that the record was seen. */
export async function proveDomain(database: Database, since: number): Promise<void> {
  const business = await businessStore(database).get(ferrowBay.id);
  if (!business) return;
  const holders = domainHolderStore(database);
  const at = (ago: number) => new Date(since - ago).toISOString();
  if (!business.domainProof)
    await holders.prove(business.id, ferrowBay.domain, at(ferrowProofs.domain), undefined);
  await holders.seen(business.id, ferrowBay.domain, at(0));
}

/** It proves two of its accounts, and shows them on a page. Told again it writes nothing. */
export async function tellProofs(database: Database, since: number): Promise<void> {
  const stores = openStores(database);
  const businesses = businessStore(database);
  const business = await businesses.get(ferrowBay.id);
  if (!business) return;
  const at = (ago: number) => new Date(since - ago).toISOString();
  const owner = businessSubject(business.id);
  const services = { ...stores, holders: holdersOver({ users: stores.users, businesses }) };
  for (const account of business.socialMediaAccounts ?? []) {
    const { platform } = account;
    const handle = accountHandle(account);
    if ((platform !== 'INSTAGRAM' && platform !== 'X') || !handle) continue;
    const id = proofId(platform, handle);
    if (await stores.proofs.get(id)) continue;
    const { code, ago } = ferrowProofs[platform];
    const proven = at(ago);
    const after = {
      ...{ id, owner, code, how: 'code' as const, proves: 'this URL' as const },
      ...{ since: proven, lastCheckedAt: at(0), nextCheckAt: at(-86_400_000) },
      ...{ public: true, wantsPublic: true, nameKey: nameKey(ferrowBay.name) ?? null },
    };
    const claim = { id: claimId(owner, platform, handle), owner, status: 'PROVEN' as const, at: proven };
    await stores.proofs.putClaim(undefined, { ...claim, code });
    const edit = { put: { before: undefined, after }, claim, verifiedAt: proven };
    await settleProof({ owner, at: proven }, { platform, handle }, edit, services);
  }
  const pages = accountsPageStore(database);
  if (!(await pages.of(owner)))
    await pages.create({ id: newPageId(seeded('ferrow-page')), owner, shown: true });
}
