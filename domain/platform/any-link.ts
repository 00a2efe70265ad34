import { isShortLink, linkInText } from './link-in-text.ts';
import { platformTable } from './platform-table.ts';

/** A profile where the product has no row: what can be read off the address itself. */
export interface AnyLink {
  /** The name of the site, or its host where we do not know one. */
  site: string;
  handle: string;
  url: string;
}

/** Sites that people name most, by host; anything else is called by its host. */
const NAMES: Record<string, string> = {
  't.me': 'Telegram',
  'telegram.me': 'Telegram',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'bsky.app': 'Bluesky',
};
/** What sites put before the name of a person: no name itself. */
export const BEFORE_HANDLE = new RegExp(
  `^(?:${[
    'profiles?|users?|usr|u|id|in|p|people|members?|authors?|artists?|athletes|creators?|freelancers|photos|channel|c|s|web',
    'shops?|stores?|str|sellers?|pages?|blogs?|view|show|ti|~|[a-z]{2}-[a-z]{2}',
  ].join('|')})$`,
  'i',
);
/** An invitation to a group, as Telegram writes it: it names nobody. A plus before a number is that number. */
const INVITATION = /^\+(?!\d+$)/;
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
  const named = parts.find((part) => part.startsWith('@')) ?? parts.find((part) => !BEFORE_HANDLE.test(part));
  const handle = named?.replace(/^@/, '').replace(/\.bsky\.social$/i, '');
  if (!handle || handle.length > LONGEST || INVITATION.test(handle)) return undefined;
  return { site: NAMES[host] ?? host, handle, url: url.href };
}

/** An address on a site without a row, taken apart; `isNamed`: on one of the sites that people name most. */
export function addressAnywhere(text: string) {
  const typed = linkInText(text);
  if (isShortLink(typed)) return undefined;
  const federated = /^@([\w.-]+)@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i.exec(typed);
  const url = urlOf(federated ? `${federated[2]}/@${federated[1]}` : typed);
  const host = url?.hostname.replace(/^(?:www|m)\./, '');
  if (!url || !host?.includes('.') || isKnown(host)) return undefined;
  return { url, host, parts: url.pathname.split('/').filter(Boolean).map(decoded), isNamed: host in NAMES };
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
