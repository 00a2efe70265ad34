import { parse } from 'tldts';
import { bareOf, type HandleShape, handleShape } from '../handle/handle-shape.ts';
import { clip } from '../glyph/text-folds.ts';
import { MAX_LINK, MAX_LINKS } from './link-pages.ts';
import { unpuny } from './punycode.ts';

/** One site, by what a person registers: "shop.example.co.uk" -> label "example", suffix "co.uk". */
export type Site = {
  host: string;
  domain: string;
  label: HandleShape;
  suffix: string;
  /** Words of the label, bare, and the same without its numbers, which bare would be letters. */
  words: readonly string[];
  wordsBesideNumbers: readonly string[];
  /** The whole label, bare, without a number at either end. */
  besideNumbers: string;
  /** Words in front of the domain, bare, nearest last; at most 12. */
  before: readonly string[];
};

export type WebShape = {
  /** Addresses without scheme, "www." and trailing slash, each with the domain of its own site, where it leads to one. */
  links: ReadonlyMap<string, string | undefined>;
  /** The profile's own sites: its domain and the hosts of its links, platforms and link pages left out. */
  sites: readonly Site[];
};

/** Hosts that everyone links to: sharing one says nothing. */
const EVERYONES = new Set(
  (
    'facebook.com instagram.com x.com twitter.com t.co tiktok.com youtube.com youtu.be linkedin.com reddit.com twitch.tv discord.gg discord.com ' +
    'github.com spotify.com open.spotify.com snapchat.com pinterest.com imgur.com zoom.us whatsapp.com wa.me t.me telegram.me google.com ' +
    'linktr.ee beacons.ai bio.link bit.ly tinyurl.com goo.gl ow.ly lnk.bio allmylinks.com carrd.co medium.com substack.com patreon.com ' +
    'onlyfans.com ko-fi.com paypal.me cash.app venmo.com apple.com music.apple.com amazon.com etsy.com wordpress.com blogspot.com'
  ).split(' '),
);

export function webShape(domain: string | undefined, links: readonly string[] | undefined): WebShape {
  const own = domain ? siteOf(domain) : undefined;
  const sites = new Map(own && [[own.host, own]]);
  const addresses = new Map<string, string | undefined>();
  for (const link of (links ?? []).slice(0, MAX_LINKS)) {
    const site = siteOf(link);
    // what somebody calls their own domain counts whatever it is; of links only those to a site of one's own
    const isTheirs = site !== undefined && !EVERYONES.has(site.domain);
    if (isTheirs && !sites.has(site.host)) sites.set(site.host, site);
    const address = addressOf(link);
    if (address !== '') addresses.set(address, isTheirs ? site.domain : undefined);
  }
  return { links: addresses, sites: [...sites.values()] };
}

const addressOf = (link: string) =>
  clip(link, MAX_LINK)
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?<!\/)\/+$/, '');

/** A site by its host or address; undefined where nobody can have registered it. */
export function siteOf(text: string): Site | undefined {
  const { domain, domainWithoutSuffix, publicSuffix, hostname } = parse(clip(text, MAX_LINK).trim(), {
    allowPrivateDomains: false,
  });
  if (!domain || !domainWithoutSuffix || !publicSuffix) return undefined;
  const label = handleShape(unpuny(domainWithoutSuffix));
  const host = hostname ?? domain;
  const parts = label.text.split(/[-._]+/);
  return {
    host,
    domain,
    label,
    suffix: publicSuffix,
    words: bareWords(parts),
    wordsBesideNumbers: bareWords(parts.filter((part) => !/^[0-9]+$/.test(part))),
    besideNumbers: bareOf(label.compact.replace(/^[0-9]+|[0-9]+$/g, '')),
    before: bareWords(host.slice(0, host.length - domain.length).split(/[-._]+/)).slice(-MAX_BEFORE),
  };
}

const MAX_BEFORE = 12;
const bareWords = (parts: readonly string[]) => parts.map(bareOf).filter((word) => word !== '');
