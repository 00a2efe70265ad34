import type { SocialProof } from '#domain/proof/proof';
import { type SuppressionStore, suppressionStore } from '../store/rights/suppression.ts';
import type { Database } from '../store/table/table.ts';
import { type UserStore, userStore } from '../store/user.ts';
import { type Fingerprint, stageFingerprint } from './fingerprint.ts';

/** Whether somebody asked, by an address that is confirmed as theirs, to be left out of what anyone may check. */
export type OptedOut = (owner: string) => Promise<boolean>;

interface Services {
  users: Pick<UserStore, 'get'>;
  suppressions: Pick<SuppressionStore, 'has'>;
  fingerprint: Fingerprint;
}

/**
 * Goes by the owner's own addresses, never by a handle that a request names: whoever copies somebody cannot make the
 * account that they copied disappear from the check.
 */
export const optedOutOver =
  ({ users, suppressions, fingerprint }: Services): OptedOut =>
  async (owner) => {
    const user = await users.get(owner);
    if (!user) return false;
    const confirmed = (user.emails ?? []).filter(({ verifiedAt }) => verifiedAt);
    const own = new Set([user.accountEmail, ...confirmed.map(({ emailAddress }) => emailAddress)]);
    const found = await Promise.all([...own].map((address) => suppressions.has(fingerprint(address))));
    return found.includes(true);
  };

export const stageOptedOut = (database: Database): OptedOut =>
  optedOutOver({
    users: userStore(database),
    suppressions: suppressionStore(database),
    fingerprint: stageFingerprint(),
  });

/** The proof of a handle as the public may see it: of somebody who is left out there is none. */
export const shownProof = async (
  proof: SocialProof | undefined,
  optedOut: OptedOut,
): Promise<SocialProof | undefined> =>
  proof && (proof.public || proof.reviewSince) && (await optedOut(proof.owner)) ? undefined : proof;
