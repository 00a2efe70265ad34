import { platformTable } from '../platform-table.ts';
import { isShortLink, linkInText } from './link-in-text.ts';

/** Hosts at which many people have a page each; those with a host for each, as `maya.substack.com`, are no such pages. */
const HOSTS =
  /^(?:linktr\.ee|beacons\.ai|bio\.link|lnk\.bio|allmylinks\.com|campsite\.bio|solo\.to|taplink\.cc|carrd\.co|stan\.store|gofundme\.com|gofund\.me|yelp\.com|booking\.com|g\.page|amzn\.(?:to|eu)|justgiving\.com|kickstarter\.com|patreon\.com|ko-fi\.com|buymeacoffee\.com|onlyfans\.com|paypal\.(?:com|me)|cash\.app|venmo\.com|revolut\.me|calendly\.com|medium\.com|substack\.com|threads\.(?:net|com)|bsky\.app|t\.me|telegram\.me|soundcloud\.com|vimeo\.com|craigslist\.org|gumtree\.com|depop\.com|poshmark\.com|redbubble\.com|fiverr\.com|upwork\.com|udemy\.com|skillshare\.com|(?:docs|forms|drive|sites|maps)\.google\.com|forms\.gle|maps\.app\.goo\.gl)$/;
/** The same in one country after another. */
const BY_COUNTRY =
  /^(?:[a-z]{2}\.)?(?:eventbrite|ebay|amazon|etsy|vinted|trustpilot|airbnb|ticketmaster|tripadvisor|google)\.(?:com?\.)?(?:com|[a-z]{2})$/;

/**
 * The service of many people at which a link is one page ("linktr.ee", "eventbrite.co.uk"): such a host copies nobody as a whole.
 * Undefined for a site of somebody's own. `isShort`: nobody can tell where the link leads.
 */
export function sharedService(text: string): { site: string; isShort: boolean } | undefined {
  const host = hostOf(linkInText(text))?.replace(/^(?:www|m)\./, '');
  if (!host) return undefined;
  const isShort = isShortLink(`${host}/x`);
  const isPlatform = Object.values(platformTable).some(({ hosts }) => hosts.includes(host));
  return isShort || isPlatform || HOSTS.test(host) || BY_COUNTRY.test(host)
    ? { site: host, isShort }
    : undefined;
}

function hostOf(address: string): string | undefined {
  try {
    return new URL(/^https?:/i.test(address) ? address : `https://${address}`).hostname;
  } catch {
    return undefined;
  }
}
