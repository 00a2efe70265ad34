import type { SocialProof } from '#domain/proof/proof';
import { suppressionStore } from '../store/rights/suppression.ts';
import type { Database } from '../store/table/table.ts';
import { type UserStore, userStore } from '../store/user.ts';
import { stageFingerprint } from '../store/rights/fingerprint.ts';
import { type LeftOutServices, leftOutOver } from './left-out.ts';

/** Whether somebody asked, by an address that is confirmed as theirs, to be left out of what anyone may check. */
export type OptedOut = (owner: string) => Promise<boolean>;

/**
 * Goes by the owner's own addresses, never by a handle that a request names: whoever copies somebody cannot make the
 * account that they copied disappear from the check.
 */
export const optedOutOver =
  ({ users, ...services }: LeftOutServices & { users: Pick<UserStore, 'get'> }): OptedOut =>
  async (owner) => {
    const user = await users.get(owner);
    return !!user && (await leftOutOver(services)(user)) !== undefined;
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
