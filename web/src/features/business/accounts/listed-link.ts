import { isOnlyCompared } from '#domain/platform/opens-profile';
import { platformTable } from '#domain/platform/platform-table';
import { parseProfileLink } from '#domain/platform/platforms';
import { accountKey, mostListed, type SocialAccount } from '#domain/platform/social-account';
import { accountOf } from '../../platform/account-read.ts';
import { words as platformWords } from '../../platform/words.ts';
import { words } from './words.ts';

/** The account at a typed link; undefined where it is no profile that could be listed. */
export function accountAt(typed: string): SocialAccount | undefined {
  const link = parseProfileLink(typed.trim());
  return link?.url && !isOnlyCompared(link.handle)
    ? { platform: link.platform, pageUrl: link.url }
    : undefined;
}

/** Why a link is none to an account that could be listed, as far as it says so itself. */
function unreadWords(typed: string): string {
  const read = accountOf(typed, '');
  if (read.state === 'empty') return platformWords.required;
  if (read.state !== 'unknown') return words.unread;
  const covered = Object.values(platformTable).map(({ name }) => name);
  return read.site ? words.notCovered(read.site, new Intl.ListFormat('en').format(covered)) : read.words;
}

/** What keeps a link from the list. */
export function faultOf(typed: string, accounts: readonly SocialAccount[]): string | undefined {
  const account = accountAt(typed);
  if (!account) return unreadWords(typed);
  if (accounts.some((one) => accountKey(one) === accountKey(account))) return words.there;
  return accounts.length >= mostListed ? words.most(mostListed) : undefined;
}
