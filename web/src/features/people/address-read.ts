import { normalEmail } from '#domain/text';
import type { Platform } from '#domain/platform/platform';
import { accountOf } from '../platform/account-read.ts';
import { words } from './words.ts';

/** What was typed to find somebody: an email address, an account, or something that is neither (yet). */
export type AddressRead =
  | { state: 'empty' | 'ask' }
  | {
      state: 'read';
      address: { emailAddress: string } | { platform: Platform; handle: string };
      words: string;
    }
  | { state: 'unknown'; words: string };

/** Also one that is not finished (maya@hollimund): no handle has an @ inside. */
const looksLikeEmail = (text: string) => /^[^\s@/]+@[^\s@/]*$/.test(text);

export function addressOf(text: string, platform: string): AddressRead {
  const typed = text.trim();
  if (looksLikeEmail(typed)) {
    const emailAddress = normalEmail(typed);
    return emailAddress
      ? { state: 'read', address: { emailAddress }, words: emailAddress }
      : { state: 'unknown', words: words.find.invalid };
  }
  const read = accountOf(typed, platform);
  if (read.state !== 'read') return read;
  const { account, platformName } = read;
  return {
    state: 'read',
    address: { platform: account.platform, handle: account.handle },
    words: words.given.account(account.handle, platformName),
  };
}
