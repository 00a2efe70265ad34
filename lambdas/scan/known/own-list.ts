import type { User } from '#domain/account/user';
import { ProductError, profileChangedMeanwhile } from '#domain/errors';
import { userSubject } from '#domain/keys';
import { parseAccount, parseProfileLink } from '#domain/platform/platforms';
import {
  accountKey,
  mergeSocialAccounts,
  mostListed,
  type SocialAccount,
} from '#domain/platform/social-account';
import { platformTable } from '#domain/platform/platform-table';
import type { Finding } from '#domain/scan/finding';
import type { ForgetVouches } from '../../people/forget-vouches.ts';
import type { Retry } from '../../runtime/retry.ts';
import type { EnqueueScan } from '../../runtime/scan-queue.ts';
import { untilWritten } from '../../runtime/until-written.ts';
import type { FindingStore } from '../../store/finding.ts';
import { nextVersion, sameVersion } from '../../store/table/version.ts';
import type { UserStore } from '../../store/user.ts';
import { leftBehind } from './given-anew.ts';

type Listing = Pick<User, 'socialMediaAccounts'>;
type Seen = Pick<Finding, 'theirs'>;

/** The account as it stands on a list of own accounts; undefined where no link is known to lead to it. */
function entryOf({ theirs: { platform, handle, url } }: Seen): SocialAccount | undefined {
  const links = [url ? parseProfileLink(url) : undefined, parseAccount(platform, handle)];
  const isIt = (link: (typeof links)[number]) =>
    link?.platform === platform && link.handle.toLowerCase() === handle.toLowerCase();
  const pageUrl = links.find(isIt)?.url;
  return pageUrl === undefined ? undefined : { platform, pageUrl };
}

const standingOn = (accounts: readonly SocialAccount[], seen: Seen): SocialAccount | undefined => {
  const entry = entryOf(seen);
  return entry && accounts.find((account) => accountKey(account) === accountKey(entry));
};

/**
 * Whether calling it theirs puts it on the list: what stands there is not called a copy whatever it shows, can be proven, and is
 * itself protected.
 */
export function wouldList(user: Listing | undefined, seen: Seen): boolean {
  const accounts = user?.socialMediaAccounts ?? [];
  return !!user && accounts.length < mostListed && !!entryOf(seen) && !standingOn(accounts, seen);
}

/** Calling it theirs put it on the list. */
const isListing = ({ status, history }: Pick<Finding, 'status' | 'history'>): boolean =>
  status === 'MINE' && !!history.findLast(({ what }) => what === 'decided')?.lists;

interface ListServices {
  users: Pick<UserStore, 'get' | 'change'>;
  retry: Retry;
}

/** Puts those on the list that were called theirs for the first time. */
export async function putOnList(
  userId: string,
  findings: readonly Finding[],
  services: ListServices,
  at: string,
): Promise<void> {
  const entries = findings.filter(isListing).flatMap((finding) => entryOf(finding) ?? []);
  if (entries.length === 0) return;
  await changeList(userId, services, at, (accounts) =>
    mergeSocialAccounts(accounts, [...accounts, ...entries]).slice(0, mostListed),
  );
}

interface OffServices extends ListServices {
  findings: Pick<FindingStore, 'list'>;
  enqueue: EnqueueScan;
  forgetVouches: ForgetVouches;
}

/**
 * Takes those off again which calling them theirs put there, with what people vouched for them; what was compared with them is
 * compared with those that are left. Gives those that have been proven since: they stay there.
 */
export async function takeOffList(
  userId: string,
  findings: readonly Finding[],
  services: OffServices,
  at: string,
): Promise<Finding[]> {
  const listing = findings.filter(isListing);
  if (listing.length === 0) return [];
  const left = await changeList(userId, services, at, (accounts) => {
    const off = new Set(listing.map((finding) => standingOn(accounts, finding)));
    return accounts.filter((account) => account.verifiedAt || !off.has(account));
  });
  const gone = listing.filter((finding) => !standingOn(left, finding));
  // Whoever took them off: a call that broke off here is sent again when the list is written already.
  const keys = gone.flatMap((finding) => entryOf(finding) ?? []).map(accountKey);
  if (keys.length > 0) {
    await services.forgetVouches(userId, keys);
    const known = await services.findings.list(userSubject(userId));
    const behind = leftBehind(known, { socialMediaAccounts: left });
    if (behind.length > 0) await services.enqueue(behind.map((submitted) => ({ userId, submitted })));
  }
  return listing.filter((finding) => !gone.includes(finding));
}

export const provenSince = ({ theirs: { platform } }: Seen): ProductError =>
  new ProductError(
    'CONFLICT',
    `You’ve proven this account on ${platformTable[platform].name} since. To decide again, remove it under Connections first.`,
  );

/** Gives the list as it is then. */
async function changeList(
  userId: string,
  { users, retry }: ListServices,
  updatedAt: string,
  change: (accounts: readonly SocialAccount[]) => SocialAccount[],
): Promise<readonly SocialAccount[]> {
  const attempt = async () => {
    const user = await users.get(userId);
    const accounts = user?.socialMediaAccounts ?? [];
    const socialMediaAccounts = change(accounts);
    if (!user || socialMediaAccounts.length === accounts.length) return accounts;
    const set = { socialMediaAccounts, updatedAt, version: nextVersion(user) };
    const changed = await users.change(userId, { set, when: [sameVersion(user)] });
    return changed && socialMediaAccounts;
  };
  return untilWritten(attempt, retry, profileChangedMeanwhile);
}
