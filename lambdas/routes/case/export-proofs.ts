import { brand } from '#domain/brand';
import { sha256 } from '../../runtime/hash.ts';
import type { caseContract } from '#domain/contract/case';
import { noSuchProfile } from '#domain/errors';
import { proofId } from '#domain/proof/proof';
import { accountHandle } from '#domain/platform/social-account';
import { fullName } from '#domain/subject/full-name';
import { utcDay } from '#domain/utc';
import type { CaseServices } from '../../case/services.ts';
import type { LeftOut } from '../../rights/left-out.ts';
import type { Route } from '../../rest/rest.ts';

/** `site`: the origin that checks are made at; undefined where the stage has none. */
export interface HandedIn {
  leftOut: LeftOut;
  site: string | undefined;
}

/** What the caller can hand in when somebody reports their real account: which accounts they have confirmed, since when. */
export const exportProofs: Route<
  (typeof caseContract)['export-proofs'],
  Pick<CaseServices, 'users' | 'proofs'> & HandedIn
> = async ({ caller, now }, { users, proofs, leftOut, site = '' }) => {
  const user = await users.get(caller.sub);
  if (!user) throw noSuchProfile();
  const entries = (user.socialMediaAccounts ?? []).flatMap((entry) => {
    const handle = accountHandle(entry);
    return entry.verifiedAt && handle !== undefined ? [{ ...entry, handle }] : [];
  });
  // A page that answers as though there were nothing speaks against its owner.
  const isLeftOut = (await leftOut(user)) !== undefined;
  const accounts = await Promise.all(
    entries.map(async ({ platform, handle, pageUrl, verifiedAt }) => {
      const proof = await proofs.get(proofId(platform, handle));
      const since = proof?.owner === caller.sub ? proof.since : verifiedAt!;
      return {
        platform,
        handle,
        pageUrl,
        statement: `On ${utcDay(since)}, the person who controls this account confirmed it`,
        since,
        lastCheckedAt: proof?.owner === caller.sub ? proof.lastCheckedAt : null,
        checkPath:
          proof?.owner === caller.sub && proof.public && !isLeftOut
            ? `/check/${platform.toLowerCase()}/${encodeURIComponent(handle)}`
            : null,
      };
    }),
  );
  const proven = {
    name: fullName(user) ?? user.accountEmail,
    exportedAt: new Date(now).toISOString(),
    accounts,
  };
  // Whoever is handed the file has nothing beside it: it says who states this, and where it can be checked.
  const stated = {
    statedBy: site ? `${brand}, ${site}` : brand,
    ...proven,
    accounts: accounts.map(({ checkPath, ...account }) => ({
      ...account,
      checkAt: checkPath && `${site}${checkPath}`,
    })),
  };
  const file = `${JSON.stringify(stated, undefined, 2)}\n`;
  return { ...proven, file, sha256: sha256(file) };
};
