import { addressAnywhere, BEFORE_HANDLE, HOST_EACH } from './any-link.ts';

/** First words of a path that name a page of a site, and nobody who is there; `shop` and its like are among BEFORE_HANDLE. */
const PAGE = new RegExp(
  `^(?:${[
    'home|index|default|main|welcome|start|about(?:-?us)?|our-story|contact(?:-?us)?|faqs?|help|support|imprint|impressum|privacy|terms',
    'sales?|products?|collections?|categor(?:y|ies)|items?|catalog(?:ue)?|cart|basket|bag|checkout|orders?|pay',
    'payments?|deals?|offers?|outlet|discounts?|new|new-in|gifts?|gift-cards?|menu|bookings?|book|tickets?|delivery|shipping|returns|track(?:ing)?|win|prizes?|claim|giveaways?|competition|donate',
    'login|log-in|signin|sign-in|signup|sign-up|register|account|my-account|news|events|services|wp-(?:login|content|admin)|search',
  ].join('|')})(?:\\.(?:html?|php|aspx?))?$`,
  'i',
);
/** Of BEFORE_HANDLE, what shops put before nothing. */
const PERSON =
  /^(?:profiles?|users?|usr|u|people|members?|authors?|artists?|athletes|creators?|freelancers)$/i;
/** Endings that shops take, and sites of many people don't. */
const SHOP = /\.(?:shop|store|sale|boutique|deals)$/i;
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2})?$/i;
/** A shorter name stands in too many hosts by chance. */
const SHORTEST_NAME = 6;

/**
 * Whether an address is a website's, where nobody has a profile: a site without a row whose path is empty or names a page (`/sale`),
 * or whose host ends as shops do or carries `name`, unless the path says that somebody follows (`/@maya`, `/users/maya`).
 */
export function isWebsite(text: string, name = ''): boolean {
  const { host, parts, isNamed } = addressAnywhere(text) ?? {};
  if (!host || !parts || isNamed || HOST_EACH.test(host)) return false;
  const path = parts.length > 1 && LANGUAGE.test(parts[0]!) ? parts.slice(1) : parts;
  if (path.some((part) => part.startsWith('@')) || (path.length > 1 && PERSON.test(path[0]!))) return false;
  const first = path.find((part) => !BEFORE_HANDLE.test(part));
  return first === undefined || PAGE.test(first) || SHOP.test(host) || carries(host, name);
}

/** `maya-sale.shop`: hardly a handle, unless a platform is chosen for it; `maya.shop` is one on Instagram. */
export const isShopHost = (text: string): boolean => /^[\w.]+-[\w.-]+$/.test(text) && SHOP.test(text);

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function carries(host: string, name: string): boolean {
  const own = compact(name);
  return own.length >= SHORTEST_NAME && compact(host).includes(own);
}
