import type { Report } from '#domain/contract/scan';
import { needsDecision, type Finding } from '#domain/scan/finding';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { parseAccount } from '#domain/platform/platforms';
import { accountHandle, accountKey, type SocialAccount } from '#domain/platform/social-account';

/** An account that may be the person's own: one a search has found, or their handle on another platform, not looked at. */
export interface Candidate {
  key: string;
  platform: Platform;
  handle: string;
  pageUrl?: string;
  /** What the search saw, where it found the account. */
  finding?: Finding;
}

/** What is shown and not yet answered stays where it is; what came since stands behind it. */
export function heldWith(held: readonly Candidate[], now: readonly Candidate[]): Candidate[] {
  const shown = new Set(held.map(({ key }) => key));
  return [...held, ...now.filter(({ key }) => !shown.has(key))];
}
/** Handles outside of these are asked about first; a longer list is no longer read. */
const LIKELY: readonly Platform[] = [
  'INSTAGRAM',
  'X',
  'FACEBOOK',
  'LINKEDIN',
  'TIKTOK',
  'GITHUB',
  'REDDIT',
  'TWITCH',
];
const MOST = 8;
/** However many were found: those are mostly copies, and the person's own are to be asked about as well. */
const LEAST_HANDLES = 3;

/** Keys of the handles that nobody had when the newest scan asked: nobody's own, and anybody may still register them. */
export const freeKeys = (report: Report | undefined): ReadonlySet<string> =>
  new Set(
    report?.scan?.sources?.flatMap(({ platform, free }) =>
      (free ?? []).map(({ handle }) => `${platform}#${handle.toLowerCase()}`),
    ),
  );

/** What to ask "which of these are also you" about: what was found first, then the handle elsewhere. */
export function candidates(accounts: readonly SocialAccount[], report: Report | undefined): Candidate[] {
  const own = new Set(accounts.map(accountKey));
  const found = (report?.findings ?? []).filter(needsDecision).map((finding) => ({
    key: `${finding.theirs.platform}#${finding.theirs.handle.toLowerCase()}`,
    platform: finding.theirs.platform,
    handle: finding.theirs.handle,
    finding,
  }));
  const handles = [...new Set(accounts.flatMap((account) => accountHandle(account) ?? []))];
  const elsewhere = LIKELY.filter(
    (platform) => !accounts.some((account) => account.platform === platform),
  ).flatMap((platform) =>
    handles.flatMap((handle) => {
      const account = parseAccount(platform, handle);
      if (!account?.url || platformTable[platform].page === undefined) return [];
      const { url: pageUrl } = account;
      return [{ key: `${platform}#${handle.toLowerCase()}`, platform, handle, pageUrl }];
    }),
  );
  const seen = new Set(own);
  const isNew = ({ key }: Candidate) => !seen.has(key) && seen.add(key);
  const free = freeKeys(report);
  const asked = found.filter(isNew);
  const more = elsewhere.filter((one) => !free.has(one.key) && isNew(one));
  return [...asked, ...more.slice(0, Math.max(LEAST_HANDLES, MOST - asked.length))];
}
