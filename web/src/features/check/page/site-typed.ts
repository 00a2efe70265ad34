import { addressAnywhere } from '#domain/platform/any-link';
import { parseProfileLink } from '#domain/platform/platforms';
import { MAILBOX } from '../../platform/account-read.ts';

/** A website that somebody came from. `isPlain`: its name alone was typed, which could be a handle with full stops in it. */
export interface TypedSite {
  host: string;
  isPlain: boolean;
  /** An address for emails was typed: this is what stands behind its @. */
  ofMail?: true;
}

const PLAIN = /^[^\s/@:]+\.[^\s/@:]+$/;
const ADDRESS = /^https?:|^www\.|\//i;
const ending = (host: string) => host.toLowerCase().split('.').at(-1)!;
/** Endings of the whole world that look-alikes of a website have most; those of countries have two letters. */
const WORLDWIDE = /^(?:com|net|org|info|biz|shop|store|online|site|website|xyz|app|dev|club|top|live)$/;
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function endsAsWebsite(host: string): boolean {
  const last = ending(host);
  return WORLDWIDE.test(last) || (/^[a-z]{2}$/.test(last) && countries.of(last.toUpperCase()) !== undefined);
}

/**
 * The website that was typed at the page of whoever runs `domain`; undefined for an account. A name alone counts where it ends as
 * websites do, and as a handle once a platform is chosen for it.
 */
export function siteTyped(
  { link, platform }: { link: string; platform: string },
  domain: string,
): TypedSite | undefined {
  const text = link.trim();
  const mail = MAILBOX.exec(text)?.[1];
  if (mail) return { host: mail.toLowerCase(), isPlain: false, ofMail: true };
  const isAddress = ADDRESS.test(text);
  const isPlain = !isAddress && PLAIN.test(text) && !platform;
  const mayBeSite = isAddress || (isPlain && (ending(text) === ending(domain) || endsAsWebsite(text)));
  if (!mayBeSite || parseProfileLink(text)) return undefined;
  const { host, isNamed, parts } = addressAnywhere(text) ?? {};
  if (!host || isNamed) return undefined;
  // `mastodon.social/@hazel` is somebody there, and no more the site than a profile elsewhere.
  const isProfile = parts?.[0]?.startsWith('@') && !isOf(host, domain);
  return isProfile ? undefined : { host, isPlain };
}

/** Whether a website is the one of `domain`, or a part of it such as `shop.` in front. */
export const isOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
