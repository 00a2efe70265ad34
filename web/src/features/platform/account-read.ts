import { type AnyLink, parseAnyLink } from '#domain/platform/any-link';
import { groupKind } from '#domain/platform/link/group-link';
import { isOnlyCompared } from '#domain/platform/opens-profile';
import { isShortLink, isSpacedLink } from '#domain/platform/link/link-in-text';
import { isWrittenNumber } from '#domain/platform/number-as-dialled';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { parseAccount, parseProfileLink, type ProfileLink } from '#domain/platform/platforms';
import { isShopHost, isWebsite } from '#domain/platform/website';
import { standInAccount } from './stand-in-address.ts';
import { noSuchHandle, notListed, whyNoProfile } from './why-unread.ts';
import { words } from './words.ts';

/** What the typed link or handle says. `ask`: it may be a handle; the platform must be chosen. `like`: or rather a website, a phone number, or somebody's name, which no handle is. */
export type AccountRead =
  | { state: 'empty' }
  | { state: 'read'; account: ProfileLink; platformName: string }
  | { state: 'ask'; like?: 'site' | 'name' | 'number' }
  /** `site`: a profile, but on a site that we have no row for. `website`: an address where nobody has a profile. */
  | { state: 'unknown'; words: string; site?: string; website?: true };

/** The same of an account that may be anywhere. `elsewhere`: on a site that we have no row for. */
export type AnyAccountRead =
  AccountRead | { state: 'elsewhere'; account: AccountElsewhere; platformName: string };

/** `isNamed`: of a site whose links we know, though it has no row. */
type AccountElsewhere = Pick<AnyLink, 'handle' | 'shown'> &
  Partial<Pick<AnyLink, 'url' | 'isNamed' | 'isPage'>>;

/** Full stops alone make no address: `ana.riveros.clay` is a handle where handles may have them. */
const looksLikeAddress = (text: string) =>
  /^https?:|^www\.|\//i.test(text) ||
  Object.values(platformTable).some(({ hosts }) => hosts.includes(text.toLowerCase()));

/** Ends as websites often do. A handle may end so too where handles have full stops, so it is asked, not refused. */
const isLikeSite = (text: string) =>
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|biz|online|site|website|app|dev|[a-z]{2})$/i.test(text);

/** Somebody's address for emails; `@maya@mastodon.social` is an account. */
export const MAILBOX = /^(?:mailto:)?[^\s@/:]+@([^\s@/]+\.[^\s@/]+)$/i;

export const isPlatform = (text: string): text is Platform => text in platformTable;

/** Chosen for a handle on a platform that is not in the list. */
export const ELSEWHERE = 'ELSEWHERE';

/**
 * The same for a comparison, which takes accounts of any site: of one that we do not know, what is typed is all there is. A host
 * that carries `name`, as the account shows it, is a website.
 */
export function accountAnywhere(text: string, chosen: string, name = ''): AnyAccountRead {
  if (isSpacedLink(text)) return spaced;
  const standIn = standInAccount(text);
  if (standIn) return readAs(standIn);
  if (isOnAWebsite(text, chosen, name)) return website;
  const link = parseAnyLink(text);
  if (link) return { state: 'elsewhere', account: link, platformName: link.site };
  const handle = text.trim().replace(/^@/, '');
  if (MAILBOX.test(text.trim())) return accountOf(text, chosen);
  if (chosen === ELSEWHERE && handle && !looksLikeAddress(handle))
    return { state: 'elsewhere', account: { handle }, platformName: words.elsewhere };
  return known(text, chosen) ?? accountOf(text, chosen);
}

function known(text: string, chosen: string): Extract<AccountRead, { state: 'read' }> | undefined {
  const typed = text.trim();
  const account =
    standInAccount(typed) ??
    parseProfileLink(typed) ??
    (isPlatform(chosen) ? parseAccount(chosen, typed) : undefined);
  return account && readAs(account);
}

const readAs = (account: ProfileLink) =>
  ({ state: 'read', account, platformName: platformTable[account.platform].name }) as const;

const website = { state: 'unknown', words: words.website, website: true } as const;

const spaced = { state: 'unknown', words: words.spaced } as const;

/** Without a slash, it may be a handle with full stops, unless it is written as the host of a shop. */
const isOnAWebsite = (text: string, chosen: string, name?: string): boolean =>
  (looksLikeAddress(text.trim()) || (!chosen && isShopHost(text.trim()))) && isWebsite(text, name);

/**
 * Reads a typed account of a platform that we know; nothing is fetched. What can only be
 * compared is none where accounts are looked up or listed.
 */
export function accountOf(text: string, chosen: string): AccountRead {
  const typed = text.trim();
  if (!typed) return { state: 'empty' };
  if (MAILBOX.test(typed)) return { state: 'unknown', words: words.mailbox };
  if (isSpacedLink(typed)) return spaced;
  const read = known(typed, chosen);
  if (read)
    return isOnlyCompared(read.account.handle) ? { state: 'unknown', words: notListed(read.account) } : read;
  if (isOnAWebsite(typed, chosen)) return website;
  if (!looksLikeAddress(typed) && !isFederated(typed)) {
    if (!isPlatform(chosen))
      return isLikeSite(typed)
        ? { state: 'ask', like: 'site' }
        : / \p{L}/u.test(typed)
          ? { state: 'ask', like: 'name' }
          : isWrittenNumber(typed)
            ? { state: 'ask', like: 'number' }
            : { state: 'ask' };
    const none =
      chosen === 'WHATSAPP' ? words.noNumber : noSuchHandle(platformTable[chosen], typed.replace(/^@/, ''));
    return { state: 'unknown', words: none };
  }
  const group = groupKind(typed);
  if (group) return { state: 'unknown', words: words.group(group) };
  if (isShortLink(typed)) return { state: 'unknown', words: words.shortLink };
  const site = parseAnyLink(typed)?.site;
  if (site) return { state: 'unknown', words: words.notCovered(site), site };
  return { state: 'unknown', words: whyNoProfile(typed) };
}

/** `@maya@mastodon.social`: a handle that says where it is. */
const isFederated = (text: string) => /^@[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** What stands as an error beside the field: what cannot be read at once, what is missing only once it was sent. */
export function troubleOf(
  read:
    | { state: 'empty' | 'read' | 'elsewhere' }
    | { state: 'ask'; like?: 'site' | 'name' | 'number' }
    | { state: 'unknown'; words: string },
  sent: boolean,
) {
  if (read.state === 'unknown') return read.words;
  if (!sent) return undefined;
  if (read.state === 'empty') return words.required;
  if (read.state === 'ask') return read.like ? words.like[read.like] : words.which;
  return undefined;
}

/** What stands in a form that asks for an account. */
export interface Typed {
  link: string;
  platform: string;
}

/** The account that a form asks for; undefined while it cannot be read. */
export function typedAccount({ link, platform }: Typed): ProfileLink | undefined {
  const read = accountOf(link, platform);
  return read.state === 'read' ? read.account : undefined;
}

/** What the form has against what stands there. */
export const accountFault = ({ link, platform }: Typed): string | undefined =>
  troubleOf(accountOf(link, platform), true);
