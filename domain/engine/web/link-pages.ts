import { clip } from '../glyph/text-folds.ts';

// Apart from what makes sites of links: that needs the list of public suffixes, which a comparison in the browser does without.

export const MAX_LINKS = 30;
export const MAX_LINK = 2048;

/** How many of the candidate's links lead to the very pages that yours do: a page beside yours on one site is another page. */
export type PagesShared = 'all' | 'some' | 'none';

export function pagesShared(
  yours: readonly string[] | undefined,
  theirs: readonly string[] | undefined,
): PagesShared {
  const [own, other] = [pagesOf(yours), [...pagesOf(theirs)]];
  if (!other.some((page) => own.has(page))) return 'none';
  return other.every((page) => own.has(page)) ? 'all' : 'some';
}

/**
 * Which pages links lead to: unlike an address that is compared, with all that tells one page from another
 * ("watch?v=1", "youtu.be/aB").
 */
const pagesOf = (links: readonly string[] | undefined): ReadonlySet<string> =>
  new Set(
    (links ?? [])
      .slice(0, MAX_LINKS)
      .map(pageOf)
      .filter((page) => page !== ''),
  );

const pageOf = (link: string) =>
  clip(link, MAX_LINK)
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/^[^/?#]+/, (host) => host.toLowerCase())
    .replace(/#.*$/s, '')
    .replace(TRACKING, '')
    .replace(/(?<![?&])[?&]+$/, '')
    .replace(/(?<!\/)\/+(?=\?|$)/, '')
    .replace(PROFILE, (profile) => profile.toLowerCase());

/** What apps add to a link that is shared: it leads to the same page. */
const TRACKING = /(?<=[?&])(?:utm_[^=&]*|igsh|igshid|fbclid|gclid|si)(?:=[^&]*)?(?:&|$)/gi;

/** A handle is the same in capitals; the number of a post or of a channel isn't. */
const PROFILE =
  /^(?:(?:facebook|github|instagram|linkedin|pinterest|reddit|snapchat|tiktok|twitter|x|youtube)\.com|twitch\.tv)\/(?:@|(?:add|c|company|in|school|u|user)\/)?[^/?]+$/i;
