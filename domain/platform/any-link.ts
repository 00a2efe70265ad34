import { isShortLink, linkInText } from './link/link-in-text.ts';
import { namedSite } from './named-sites.ts';
import { platformTable } from './platform-table.ts';

/** A profile where the product has no row: what can be read off the address itself. */
export interface AnyLink {
  /** The name of the site, or its host where we do not know one. */
  site: string;
  handle: string;
  /** The handle as the site shows it, where it is longer. */
  shown?: string;
  url: string;
  /** On one of the sites that people name most, whose links we know. */
  isNamed: boolean;
  /** Nothing in the address is known to be a handle: `handle` is all of the address, which is compared with no other. */
  isPage?: true;
}

/** What apps and newsletters add to a link: it says who passed it on. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igshid?|xmt|si|mc_[ce]id|ref_src)$/i;
/** What sites put before the name of a person: no name itself. */
export const BEFORE_HANDLE = new RegExp(
  `^(?:${[
    'profiles?|users?|usr|u|id|in|p|people|members?|authors?|artists?|athletes|creators?|freelancers|photos|channel|c|s|web',
    'shops?|stores?|str|sellers?|pages?|blogs?|view|show|ti|~|[a-z]{2}-[a-z]{2}',
  ].join('|')})$`,
  'i',
);
/** The language or the country of a page, or a letter for its kind, where more follows. */
const SHORT = /^[a-z]{1,2}$/i;
/** What stands after a handle for one of a person's pages. */
const AFTER_HANDLE =
  /^(?:about|albums|bio|events|films|followers|following|friends|info|items|likes|lists|media|membership|photos|playlists|popular-tracks|posts|projects|reels|releases|reposts|reviews|sets|shop|shots|stream|tracks|videos|works)$/i;
/** A number, also with a title after it, or in the form of an id: nobody chose it. */
const NUMBER = /^\d+(?:[.-].*)?$|^[a-z]{1,3}\d{6,}$|^[\da-f]{8}-[\da-f]{4}-/i;
/** Sites where a person has a host of their own. */
export const HOST_EACH = /\.(?:tumblr|substack|bandcamp|livejournal|deviantart|blogspot|wordpress)\.com$/i;
/** Hosts there that are nobody's. */
const NOBODYS = /^(?:open|support|help|blog|en)\./i;
const LONGEST = 100;

/**
 * Reads a link to a profile anywhere: `t.me/maya`, `bsky.app/profile/maya.bsky.social`, `@maya@mastodon.social`, any site with the
 * handle in its path. Undefined for what is no address, for a site without a path, and for the platforms that we know: they have
 * forms of their own (platforms.ts). Nothing is fetched.
 */
export function parseAnyLink(text: string): AnyLink | undefined {
  const address = addressAnywhere(text);
  if (!address) return undefined;
  const { url, host, parts } = address;
  const site = namedSite(host);
  if (site) {
    const profile = site.profile(url, parts);
    return profile && { site: site.name, ...profile, isNamed: true };
  }
  const of = HOST_EACH.exec(host);
  if (of && !NOBODYS.test(host) && !parts.some((part) => part.startsWith('@')))
    return {
      ...{ site: of[0].slice(1), handle: host.slice(0, of.index), isNamed: false },
      url: new URL('/', url).href,
    };
  const { handle, isKnown = true } = handleIn(parts) ?? {};
  if (!handle || handle.length > LONGEST) return undefined;
  const link = { site: host, url: untracked(url).href, isNamed: false };
  return isKnown ? { ...link, handle } : { ...link, handle: `${host}/${parts.join('/')}`, isPage: true };
}

/** The part of a path that is somebody's handle. Not known: there are others beside it that may be, or it is a number. */
function handleIn(parts: readonly string[]): { handle: string; isKnown?: boolean } | undefined {
  const own = parts.find((part) => part.startsWith('@'));
  if (own) return { handle: own.slice(1) };
  const rest = [...parts];
  while (BEFORE_HANDLE.test(rest[0] ?? '') || (rest.length > 1 && SHORT.test(rest[0]!))) rest.shift();
  const [handle, ...after] = rest;
  if (!handle) return undefined;
  const isKnown = after.every((part) => AFTER_HANDLE.test(part)) && !NUMBER.test(handle);
  return { handle, isKnown };
}

function untracked({ href }: URL): URL {
  const url = new URL(href);
  for (const key of [...url.searchParams.keys()]) if (TRACKING.test(key)) url.searchParams.delete(key);
  return url;
}

/** An address on a site without a row, taken apart; `isNamed`: on one of the sites that people name most. */
export function addressAnywhere(text: string) {
  const typed = linkInText(text);
  if (isShortLink(typed)) return undefined;
  const federated = /^@([\w.-]+)@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i.exec(typed);
  const url = urlOf(federated ? `${federated[2]}/@${federated[1]}` : typed);
  const host = url?.hostname.replace(/^(?:www|m)\./, '');
  if (!url || !host?.includes('.') || isKnown(host)) return undefined;
  return {
    url,
    host,
    parts: url.pathname.split('/').filter(Boolean).map(decoded),
    isNamed: !!namedSite(host),
  };
}

const isKnown = (host: string) =>
  Object.values(platformTable).some(({ hosts }) =>
    hosts.some((own) => host === own || host.endsWith(`.${own}`)),
  );

function urlOf(text: string): URL | undefined {
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
