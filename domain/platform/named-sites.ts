/** A profile on a site that people name most, where we know what its links look like. */
interface NamedProfile {
  handle: string;
  /** The handle as the site shows it, where it is longer. */
  shown?: string;
  /** The profile's own page. */
  url: string;
}

interface NamedSite {
  name: string;
  hosts: RegExp;
  /** Undefined where an address names nobody. */
  profile: (url: URL, parts: readonly string[]) => NamedProfile | undefined;
}

/** Of a public name, of an account without one its number; an invitation (`+AbCd`) and a page of Telegram's own name nobody. */
const TELEGRAM_NAME = /^(?:[a-z]\w{3,31}(?=$|&)|\+\d{7,15}$)/i;
const TELEGRAM_PAGE =
  /^(?:joinchat|add(?:stickers|emoji|theme|list)|share|proxy|socks|login|contact|confirmphone|setlanguage|boost|giftcode|invoice)$/i;

const SITES: readonly NamedSite[] = [
  {
    name: 'Telegram',
    hosts: /^(?:t\.me|telegram\.(?:me|dog)|web\.telegram\.org|[a-z]\w{3,31}\.t\.me)$/,
    profile: ({ hostname, hash }, [first = '', second = '']) => {
      const own = /^(\w{4,})\.t\.me$/i.exec(hostname)?.[1];
      const inApp = hostname === 'web.telegram.org' ? hash.replace(/^#@?/, '') : undefined;
      const text = own ?? inApp ?? (first === 's' ? second : first).replace(/^@/, '');
      const handle = TELEGRAM_NAME.exec(text)?.[0];
      return handle && !TELEGRAM_PAGE.test(handle) ? { handle, url: `https://t.me/${handle}` } : undefined;
    },
  },
  {
    name: 'Threads',
    hosts: /^threads\.(?:net|com)$/,
    profile: ({ hostname }, parts) => {
      const handle = parts.find((part) => part.startsWith('@'))?.slice(1);
      return handle ? { handle, url: `https://${hostname.replace(/^m\./, 'www.')}/@${handle}` } : undefined;
    },
  },
  {
    name: 'Bluesky',
    hosts: /^bsky\.app$/,
    profile: (_, [first, shown]) => {
      if (first !== 'profile' || !shown) return undefined;
      // On its own domain everybody has this ending: it is no part of what two handles share.
      const handle = shown.replace(/^@/, '').replace(/\.bsky\.social$/i, '');
      const url = `https://bsky.app/profile/${shown}`;
      return { handle, ...(handle !== shown && { shown }), url };
    },
  },
];

/** The site of a host, where it is one that people name most. */
export const namedSite = (host: string): NamedSite | undefined =>
  SITES.find(({ hosts }) => hosts.test(host.toLowerCase()));
