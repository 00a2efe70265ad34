import { parse } from 'tldts';
import { type HandleShape, handleShape } from './handle-shape.ts';
import { clip } from './layers.ts';
import { unpuny } from './punycode.ts';

/** One site, by what a person registers: "shop.example.co.uk" -> label "example", suffix "co.uk". */
export type Site = { host: string; domain: string; label: HandleShape; suffix: string };

export type WebShape = {
  /** Addresses without scheme, "www." and trailing slash. */
  links: ReadonlySet<string>;
  /** The profile's own sites: its domain and the hosts of its links, platforms and link pages left out. */
  sites: readonly Site[];
};

const MAX_LINKS = 30;
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
  const addresses = (links ?? []).slice(0, MAX_LINKS).map(addressOf);
  const hosts = new Set((links ?? []).slice(0, MAX_LINKS).map((text) => clip(text, 2048)));
  const own = domain ? siteOf(clip(domain, 2048)) : [];
  // what somebody calls their own domain counts whatever it is; of links only those to a site of one's own
  const linked = [...hosts].flatMap(siteOf).filter((site) => !EVERYONES.has(site.domain));
  const known = new Set(own.map((site) => site.host));
  const sites = [...own, ...linked.filter((site) => !known.has(site.host))];
  return { links: new Set(addresses.filter((address) => address !== '')), sites };
}

const addressOf = (link: string) =>
  clip(link.trim(), 2048)
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');

function siteOf(text: string): Site[] {
  const { domain, domainWithoutSuffix, publicSuffix, hostname } = parse(text.trim(), {
    allowPrivateDomains: false,
  });
  if (!domain || !domainWithoutSuffix || !publicSuffix) return [];
  return [
    {
      host: hostname ?? domain,
      domain,
      label: handleShape(unpuny(domainWithoutSuffix)),
      suffix: publicSuffix,
    },
  ];
}
