import * as z from 'zod';
import { isOnlyCompared } from './opens-profile.ts';
import { Platform } from './platform.ts';
import { parseProfileLink } from './platforms.ts';
import { Moment, WebAddress, line } from '../text.ts';

/** An account a person says is theirs. `verifiedAt` is set by the server alone, once a proof holds. */
export const SocialAccount = z.object({
  platform: Platform,
  pageUrl: WebAddress,
  profileImagePath: line(1024).nullish(),
  /** JSON text: what the platform said of the account when last read (AccountData). */
  accountData: z.string().max(8192).nullish(),
  verifiedAt: Moment.nullish(),
});
export type SocialAccount = z.infer<typeof SocialAccount>;

/** So many accounts a list holds. */
export const mostListed = 100;

/** An account as a request names it. */
export const AccountName = z.object({ platform: Platform, handle: line(200).min(1) });

/** Two entries are the same account when platform and handle are; handles are compared without case, as platforms do. */
export const accountKey = (account: Pick<SocialAccount, 'platform' | 'pageUrl'>): string => {
  const link = parseProfileLink(account.pageUrl);
  const handle = link?.platform === account.platform ? link.handle : account.pageUrl;
  return `${account.platform}#${handle.toLowerCase()}`;
};

/** The handle of an account, read from its page address; undefined when the address is no profile of that platform. */
export const accountHandle = (account: Pick<SocialAccount, 'platform' | 'pageUrl'>): string | undefined => {
  const link = parseProfileLink(account.pageUrl);
  return link?.platform === account.platform ? link.handle : undefined;
};

/** What the address of a page calls it where its handle is a number: "Hazel Thorn Books" of `/p/Hazel-Thorn-Books-61550001234567/`. */
export function nameInAddress({
  platform,
  pageUrl,
}: Pick<SocialAccount, 'platform' | 'pageUrl'>): string | undefined {
  const written = platform === 'FACEBOOK' ? /\/p\/([^/?#]+)-\d{5,20}\/?$/.exec(pageUrl)?.[1] : undefined;
  if (!written) return undefined;
  try {
    return decodeURIComponent(written).replaceAll('-', ' ').trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The list as the server keeps it after an edit: what a person may not set (proof, picture, data) stays as it was for
 * accounts that remain, and is empty for new ones; repeated entries are dropped.
 */
export function mergeSocialAccounts(
  current: readonly SocialAccount[],
  wanted: readonly SocialAccount[],
): SocialAccount[] {
  const known = new Map(current.map((account) => [accountKey(account), account]));
  const merged = new Map<string, SocialAccount>();
  for (const { platform, pageUrl } of wanted) {
    const key = accountKey({ platform, pageUrl });
    if (!merged.has(key)) merged.set(key, known.get(key) ?? { platform, pageUrl });
  }
  return [...merged.values()];
}

/**
 * The first account of a list whose address is no profile of its platform, or of an account that is only compared; those that
 * stood there before are let be.
 */
export function unreadableAccount(
  current: readonly SocialAccount[],
  wanted: readonly SocialAccount[],
): SocialAccount | undefined {
  const known = new Set(current.map(accountKey));
  return wanted.find((account) => {
    const handle = accountHandle(account);
    return (handle === undefined || isOnlyCompared(handle)) && !known.has(accountKey(account));
  });
}
