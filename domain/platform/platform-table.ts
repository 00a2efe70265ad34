import { isArtistOrShow, isFormerName } from '../engine/handle/assigned-id.ts';
import { numberAsDialled } from './number-as-dialled.ts';
import type { Platform } from './platform.ts';

/**
 * How a proof on a platform may speak: `this URL` proves exactly the page shown; `some account` only that the person
 * controls an account there; `nothing` is a platform without a way to prove.
 */
export type Proves = 'this URL' | 'some account' | 'nothing';

/** How we may look for copies there. `web search` finds what a search engine holds, and what people submit. */
export type Search = 'official API' | 'web search' | 'not possible';

export interface PlatformRow {
  name: string;
  /** Registrable hosts; sub-domains (m., www., a country) are theirs too. */
  hosts: readonly string[];
  /** Path (and query) forms of a profile page; the group `handle` is the handle. */
  paths: readonly RegExp[];
  /** What a bare handle looks like. */
  handle: RegExp;
  /** The handle in what people type for it, where they write it in several ways. */
  typed?: (text: string) => string;
  /** First path segments that are the platform's own pages, never a person. */
  reserved?: readonly string[];
  /**
   * Canonical page of a handle. `kind`: the group of that name in the form of a link, where one handle can be a person here and a
   * company there.
   */
  page: (handle: string, kind?: string) => string;
  proves: Proves;
  search: Search;
  /** The only accounts that the search can find, where it finds some kinds alone. */
  searchFinds?: string;
}

const word = /^[\p{L}\p{M}\p{N}._-]{1,60}$/u;
/** 'a b c' -> ['a', 'b', 'c']: tables of words that are read, not edited. */
const names = (text: string): string[] => text.split(' ');
/** The 17 platforms. How each takes a report: report-forms.ts. */
export const platformTable: Record<Platform, PlatformRow> = {
  FACEBOOK: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'm.me', 'messenger.com'],
    paths: [
      /^\/profile\.php\/?\?(?:.*&)?id=(?<handle>\d+)/,
      /^\/people\/[^/]+\/(?<handle>\d+)/,
      /^\/(?:marketplace\/profile|groups\/[^/]+\/user)\/(?<handle>\d{5,20})/,
      /^\/(?<kind>p\/[^/%]+)-(?<handle>\d{5,20})(?:\/.*)?$/,
      /^\/(?:p\/|pages\/category\/[^/]+\/)?[^/]*-(?<handle>\d{5,20})(?:\/.*)?$/,
      /^\/pages\/[^/]+\/(?<handle>\d{5,20})(?:\/.*)?$/,
      /^\/t\/(?<handle>[\w.-]{2,60})\/?$/,
      /^\/@?(?<handle>(?![^/]*\.php)[\w.-]{2,60})(?:\/.*)?$/,
    ],
    handle: /^(?:\d{5,20}|[A-Za-z0-9.]{5,60})$/,
    reserved: names(
      'ads business careers dialog events friends gaming groups hashtag help home legal login marketplace media messages notifications pages people permalink photo plugins policies policy privacy public reel reels search settings share sharer stories story terms videos watch',
    ),
    // A page's own address says its name, too: the number alone tells nobody which one it is.
    page: (handle, named) =>
      named
        ? `https://www.facebook.com/${encodeURI(named)}-${handle}/`
        : /^\d+$/.test(handle)
          ? `https://www.facebook.com/profile.php?id=${handle}`
          : `https://www.facebook.com/${handle}`,
    proves: 'some account',
    search: 'web search',
  },
  LINKEDIN: {
    name: 'LinkedIn',
    hosts: ['linkedin.com'],
    paths: [
      /^\/(?:mwlite\/)?(?:profile\/)?(?<kind>in|company|school|showcase)\/@?(?<handle>[^/?#]{2,100})\/?/,
    ],
    handle: /^[\p{L}\p{M}\p{N}-]{3,100}$/u,
    page: (handle, kind = 'in') => `https://www.linkedin.com/${kind}/${encodeURIComponent(handle)}`,
    proves: 'some account',
    search: 'web search',
  },
  X: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    paths: [
      /^\/intent\/(?:user|follow)\/?\?(?:.*&)?screen_name=(?<handle>\w{1,15})/,
      /^\/@?(?<handle>\w{1,15})(?:\/.*)?$/,
    ],
    handle: /^\w{1,15}$/,
    reserved: names(
      'compose explore hashtag home i intent login messages notifications privacy search settings share signup tos',
    ),
    page: (handle) => `https://x.com/${handle}`,
    proves: 'this URL',
    search: 'official API',
  },
  INSTAGRAM: {
    name: 'Instagram',
    hosts: ['instagram.com', 'instagr.am'],
    paths: [/^\/(?:_u\/|stories\/)?@?(?<handle>[\w.]{1,30})(?:\/.*)?$/],
    handle: /^[\w.]{1,30}$/,
    reserved: names(
      '_u about accounts challenge developer direct emails explore highlights legal locations p popular reel reels s share stories tv web',
    ),
    page: (handle) => `https://www.instagram.com/${handle}/`,
    proves: 'this URL',
    search: 'official API',
    searchFinds: 'business and creator accounts',
  },
  GOOGLE: {
    name: 'YouTube',
    hosts: ['youtube.com'],
    paths: [
      /^\/@(?<handle>[^/?#]{3,30})/,
      /^\/channel\/(?<handle>UC[\w-]{22})/,
      // Names from before there were handles: the channel of the handle of the same letters may be another one.
      /^\/(?<handle>(?:c|user)\/[^/?#]{1,60})/,
      /^\/(?<handle>[A-Za-z\d._-]{3,60})(?:\/.*)?$/,
    ],
    handle: /^(?:UC[\w-]{22}|[\p{L}\p{M}\p{N}._·-]{3,30})$/u,
    reserved: names(
      'about account ads attribution_link channel clip creators embed feed gaming hashtag howyoutubeworks kids live live_chat movies music paid_memberships playlist post premium redirect results shorts signin source subscription_manager trending user watch',
    ),
    page: (handle) =>
      /^UC[\w-]{22}$/.test(handle)
        ? `https://www.youtube.com/channel/${handle}`
        : `https://www.youtube.com/${isFormerName(handle) ? '' : '@'}${handle}`,
    proves: 'this URL',
    search: 'official API',
  },
  MICROSOFT: {
    name: 'Microsoft',
    hosts: ['microsoft.com'],
    paths: [/^\/(?:[a-z]{2,3}(?:-[a-z]{2,4})+\/)?users\/@?(?<handle>[\w.-]{1,60})/i],
    handle: /^[\w.-]{1,60}$/,
    page: (handle) => `https://learn.microsoft.com/users/${handle}`,
    proves: 'some account',
    search: 'web search',
  },
  TIKTOK: {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    paths: [/^\/@(?<handle>[\w.]{2,24})/],
    handle: /^[\w.]{2,24}$/,
    page: (handle) => `https://www.tiktok.com/@${handle}`,
    proves: 'some account',
    search: 'web search',
  },
  PINTEREST: {
    name: 'Pinterest',
    hosts: names(
      'pinterest.com pinterest.at pinterest.be pinterest.ca pinterest.ch pinterest.cl pinterest.co pinterest.co.in pinterest.co.kr pinterest.co.nz pinterest.co.uk pinterest.com.au pinterest.com.mx pinterest.com.pe pinterest.com.uy pinterest.de pinterest.dk pinterest.ec pinterest.es pinterest.fi pinterest.fr pinterest.hu pinterest.id pinterest.ie pinterest.in pinterest.it pinterest.jp pinterest.nl pinterest.no pinterest.nz pinterest.pe pinterest.ph pinterest.pl pinterest.pt pinterest.ru pinterest.se pinterest.th pinterest.tw pinterest.uk pinterest.vn',
    ),
    paths: [/^\/@?(?<handle>\w{3,30})(?:\/.*)?$/],
    handle: /^\w{3,30}$/,
    reserved: names(
      'about business categories explore ideas login password pin resource search settings shopping signup today topics videos',
    ),
    page: (handle) => `https://www.pinterest.com/${handle}/`,
    proves: 'this URL',
    search: 'web search',
  },
  SNAPCHAT: {
    name: 'Snapchat',
    hosts: ['snapchat.com'],
    paths: [/^\/add\/@?(?<handle>[\w.-]{3,15})/, /^\/@(?<handle>[\w.-]{3,15})/],
    handle: /^[\w.-]{3,15}$/,
    page: (handle) => `https://www.snapchat.com/@${handle}`,
    proves: 'some account',
    search: 'web search',
  },
  GITHUB: {
    name: 'GitHub',
    hosts: ['github.com'],
    paths: [/^\/@?(?<handle>[A-Za-z\d](?:[A-Za-z\d]|-(?=[A-Za-z\d])){0,38})(?:\/.*)?$/],
    handle: /^[A-Za-z\d](?:[A-Za-z\d]|-(?=[A-Za-z\d])){0,38}$/,
    reserved: names(
      'about account apps codespaces collections contact copilot customer-stories dashboard enterprise events explore features issues join login logout marketplace new notifications organizations orgs pricing pulls readme search security sessions settings signup site sponsors stars team topics trending users watching',
    ),
    page: (handle) => `https://github.com/${handle}`,
    proves: 'this URL',
    search: 'official API',
  },
  REDDIT: {
    name: 'Reddit',
    hosts: ['reddit.com'],
    paths: [/^\/(?:user|u)\/(?<handle>[\w-]{3,20})/i, /^\/r\/u_(?<handle>[\w-]{3,20})/i],
    handle: /^[\w-]{3,20}$/,
    page: (handle) => `https://www.reddit.com/user/${handle}`,
    proves: 'this URL',
    search: 'official API',
  },
  DISCORD: {
    name: 'Discord',
    hosts: ['discord.com', 'discordapp.com'],
    paths: [/^\/users\/(?<handle>\d{15,21}|[a-z0-9_.]{2,32})/],
    handle: /^(?:\d{15,21}|[a-z0-9_.]{2,32})$/,
    page: (handle) => `https://discord.com/users/${handle}`,
    proves: 'some account',
    search: 'web search',
  },
  ZOOM: {
    name: 'Zoom',
    hosts: ['zoom.us', 'zoom.com'],
    // The personal link; it is the only public address that Zoom gives a person.
    paths: [/^\/my\/(?<handle>[^/?#]{1,60})/],
    handle: word,
    page: (handle) => `https://zoom.us/my/${encodeURIComponent(handle)}`,
    proves: 'some account',
    search: 'not possible',
  },
  SPOTIFY: {
    name: 'Spotify',
    hosts: ['open.spotify.com', 'play.spotify.com'],
    paths: [
      /^\/(?:intl-[a-z]{2}\/)?user\/(?<handle>[\w.-]{1,60})/,
      /^\/(?:intl-[a-z]{2}\/)?(?<handle>(?:artist|show)\/[A-Za-z\d]{22})/,
    ],
    handle: /^[\w.-]{1,60}$/,
    page: (handle) => `https://open.spotify.com/${isArtistOrShow(handle) ? '' : 'user/'}${handle}`,
    proves: 'this URL',
    search: 'web search',
  },
  TWITCH: {
    name: 'Twitch',
    hosts: ['twitch.tv'],
    paths: [
      /^\/\?(?:.*&)?channel=(?<handle>\w{3,25})/,
      /^\/(?:popout|embed|moderator)\/(?<handle>\w{3,25})(?:\/.*)?$/,
      /^\/@?(?<handle>\w{3,25})(?:\/.*)?$/,
    ],
    handle: /^\w{3,25}$/,
    reserved: names(
      'broadcast collections dashboard directory downloads drops embed friends inventory jobs login messages moderator popout prime search settings signup store subscriptions team turbo videos wallet',
    ),
    page: (handle) => `https://www.twitch.tv/${handle}`,
    proves: 'this URL',
    search: 'official API',
  },
  IMGUR: {
    name: 'Imgur',
    hosts: ['imgur.com'],
    paths: [/^\/user\/@?(?<handle>\w{4,63})/],
    handle: /^\w{4,63}$/,
    page: (handle) => `https://imgur.com/user/${handle}`,
    proves: 'this URL',
    search: 'official API',
  },
  WHATSAPP: {
    name: 'WhatsApp',
    hosts: ['wa.me', 'whatsapp.com'],
    paths: [
      /^\/(?:c\/)?\+?(?<handle>\d{6,15})\/?$/,
      /^\/send\/?\?(?:.*&)?phone=(?:%2B|\+)?(?<handle>\d{6,15})/,
      /^\/channel\/(?<handle>\w{10,40})/,
    ],
    // With its country, and no country's code begins with a 0.
    handle: /^[1-9]\d{5,14}$/,
    typed: numberAsDialled,
    page: (handle) => `https://wa.me/${handle.replace(/^\+/, '')}`,
    proves: 'some account',
    search: 'not possible',
  },
};
