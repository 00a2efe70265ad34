/** Around an address as people paste it: quotes, brackets, the full stop of the sentence. */
const around = /^[<("'“‘«[]+|[>)"'”’».,;:!?\]]+$/g;
/** Marks that apps put around names and that no address holds. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** Addresses by which apps open a profile, or as which they show it, and the page of the same profile. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/^spotify:user:/i, 'https://open.spotify.com/user/'],
  [/^instagram:\/\/user\/?\?(?:.*&)?username=/i, 'https://www.instagram.com/'],
  [/^twitter:\/\/user\/?\?(?:.*&)?screen_name=/i, 'https://x.com/'],
  [
    /^fb:\/\/(?:profile|page|facewebmodal\/f\?href=https:\/\/www\.facebook\.com)\//i,
    'https://www.facebook.com/',
  ],
  [/^(?:https?:\/\/)?ig\.me\/m\//i, 'https://www.instagram.com/'],
  [/^snapchat:\/\/add\//i, 'https://www.snapchat.com/add/'],
  [/^twitch:\/\/(?:stream\/|open\?stream=)/i, 'https://www.twitch.tv/'],
  [/^whatsapp:\/\/send\/?\?/i, 'https://api.whatsapp.com/send?'],
  [/^(?:vnd\.)?youtube:\/\/(?:(?:www|m)\.youtube\.com\/)?/i, 'https://www.youtube.com/'],
  [/^linkedin:\/\/(?:profile|in)\//i, 'https://www.linkedin.com/in/'],
  [/^reddit:\/\/\/?(?=u(?:ser)?\/)/i, 'https://www.reddit.com/'],
  // The page of a profile on Reddit shows no other handle than this.
  [/^\/?u(?:ser)?\/(?=[\w-]{3,20}\/?$)/i, 'https://www.reddit.com/user/'],
  [/^discord:\/\/(?:-|discord)?\/users\//i, 'https://discord.com/users/'],
  [/^tg:(?:\/\/)?resolve\/?\?(?:.*&)?domain=/i, 'https://t.me/'],
  [/^tg:(?:\/\/)?resolve\/?\?(?:.*&)?phone=\+?/i, 'https://t.me/+'],
  // Android: intent://www.instagram.com/maya#Intent;scheme=https;end
  [/^intent:\/\//i, 'https://'],
];

/** Pages that only lead on, and where they say to. */
const leadOn: readonly (readonly [host: RegExp, path: RegExp, query: string])[] = [
  [/^lm?\.(?:facebook|instagram|messenger)\.com$/, /^\/(?:l\.php)?$/, 'u'],
  [/^(?:www\.)?google\.[a-z.]{2,6}$/, /^\/url$/, 'q'],
  [/^(?:www\.)?google\.[a-z.]{2,6}$/, /^\/url$/, 'url'],
  [/^out\.reddit\.com$/, /^\//, 'url'],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, 'q'],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir\/redirect|safety\/go)$/, 'url'],
];

/**
 * The address that a text holds, as a web address: phones share "Look at Maya (@maya) on Instagram https://…", apps write
 * `instagram://user?username=maya`, and messengers wrap what one taps. A text without one is given back as it is, trimmed.
 */
export function linkInText(text: string): string {
  const plain = text.replace(invisible, '').trim();
  const words = plain.split(/\s+/).map((word) => word.replace(around, ''));
  const found =
    words.length === 1
      ? (words[0] ?? '')
      : (words.find((word) => /^(?:https?|intent):\/\//i.test(word)) ??
        words.find((word) => /^(?:[a-z\d-]+\.)+[a-z]{2,}\/\S/i.test(word)) ??
        words.find((word) => apps.some(([app]) => app.test(word))) ??
        plain);
  return followed(ofApp(found));
}

function ofApp(address: string): string {
  const [app, page] = apps.find(([own]) => own.test(address)) ?? [];
  return app && page ? address.replace(app, page).replace(/#Intent;.*$/i, '') : address;
}

/** Where a page that only leads on leads to, as it says itself: nothing is opened. */
function followed(address: string): string {
  const url = urlOf(address);
  if (!url) return address;
  for (const [host, path, query] of leadOn) {
    const target = host.test(url.hostname) && path.test(url.pathname) ? url.searchParams.get(query) : null;
    if (target && /^https?:\/\//i.test(target)) return target;
  }
  return address;
}

const SPACED = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}\/\S+(?:\s+[^\s:/]*\p{L}[^\s:/]*){1,2}$/iu;

/**
 * Whether a link was typed with a space in it ("instagram.com/maya hollimund"): what stands before the space would be somebody else's. A number
 * is written with spaces, and what an app shares has a sentence around its link.
 */
export const isSpacedLink = (text: string): boolean => SPACED.test(text.replace(invisible, '').trim());

/** Hosts and paths of links that say nothing of whom they lead to. */
const short: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^v[mt]\.tiktok\.com$/, /./],
  [/^(?:www\.)?tiktok\.com$/, /^\/t\//],
  [/^(?:t\.co|pin\.it|lnkd\.in|fb\.watch|spotify\.link|spoti\.fi|youtu\.be|redd\.it|discord\.gg)$/, /./],
  [/^(?:bit\.ly|tinyurl\.com|goo\.gl|forms\.gle|is\.gd|ow\.ly|cutt\.ly|rebrand\.ly|shorturl\.at)$/, /./],
  [/^(?:[a-z-]+\.)?(?:facebook|instagram)\.com$/, /^\/share\//],
  [/^(?:www\.)?snapchat\.com$/, /^\/t\//],
  [/^(?:www\.)?reddit\.com$/, /^\/r\/[^/]+\/s\//],
  [/^wa\.me$/, /^\/(?:qr|message)\//],
];

/** A link whose target nobody can tell without opening it. */
export function isShortLink(text: string): boolean {
  const url = urlOf(linkInText(text));
  return !!url && short.some(([host, path]) => host.test(url.hostname) && path.test(url.pathname));
}

function urlOf(address: string): URL | undefined {
  try {
    return new URL(scheme.test(address) ? address : `https://${address}`);
  } catch {
    return undefined;
  }
}
