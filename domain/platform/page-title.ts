import type { Platform } from './platform.ts';
import type { ProfileLink } from './platforms.ts';
import { literally } from './literally.ts';

/** What a platform puts around the name in a profile's title: `Name | LinkedIn`, `Name on Spotify`, `Spotify – Name`. */
const called: Partial<Record<Platform, string>> = {
  FACEBOOK: 'Facebook',
  LINKEDIN: 'LinkedIn',
  TIKTOK: 'TikTok',
  PINTEREST: 'Pinterest',
  SNAPCHAT: 'Snapchat',
  SPOTIFY: 'Spotify',
  MICROSOFT: 'Microsoft(?: (?:Learn|Q&A|Docs))?',
  DISCORD: 'Discord',
  INSTAGRAM: 'Instagram',
  X: '(?:X|Twitter)',
  GOOGLE: 'YouTube',
  TWITCH: 'Twitch',
  REDDIT: 'Reddit',
  IMGUR: 'Imgur',
  ZOOM: 'Zoom',
};
const between = '[|/•·\\-–—]';
/** Titles of pages that name nobody. */
const nobody =
  /^(?:launch meeting|join (?:our|a) .*|log ?in|sign ?(?:in|up)|profiles?|user|home|security check|page not found|discord user|unknown user|.*\bmake your day)$/i;
/** The places, jobs and addresses that follow a name. */
const afterName = /\s+[|•·–—-]\s+.*$/;

/** The name that the title of a profile's page shows; undefined where it shows none that can be told from the rest. */
export function nameInTitle({ platform, handle }: ProfileLink, title: string): string | undefined {
  const plain = title.replace(/^\(\d+\+?\)\s*/, '');
  if (platform === 'GITHUB') return namedByGitHub(plain, handle);
  const site = called[platform];
  if (site === undefined) return undefined;
  const atHandle = beforeHandle(plain, handle);
  const named =
    atHandle ??
    (platform === 'SPOTIFY' ? /^Spotify\s+[|–-]\s+(.+)$/i.exec(plain)?.[1] : undefined) ??
    new RegExp(`^(.*?)(?:\\s+${between}\\s+|\\s+on\\s+)${site}\\b.*$`, 'i').exec(plain)?.[1] ??
    // LinkedIn's are long, and cut off before its own name.
    (platform === 'LINKEDIN' && afterName.test(plain) ? plain : undefined);
  const name = named
    ?.replace(afterName, '')
    .replace(/['’]s (?:\w+ )?profile$/i, '')
    .trim();
  if (!name || nobody.test(name) || /(?:\.\.\.|…)$/.test(name)) return undefined;
  return name.replace(/^@/, '').toLowerCase() === handle.toLowerCase() ? undefined : name;
}

/** 'Maya Hollimund (@maya.h) | TikTok' -> 'Maya Hollimund' */
function beforeHandle(title: string, handle: string): string | undefined {
  return new RegExp(`^(.*?)\\s*\\((?:@|u/)?${literally(handle)}\\)`, 'iu').exec(title)?.[1];
}

/** 'maya-h (Maya Hollimund) · GitHub' -> 'Maya Hollimund' */
const namedByGitHub = (title: string, handle: string): string | undefined =>
  new RegExp(`^${literally(handle)} \\((.+)\\)(?: · GitHub)?$`, 'iu').exec(title)?.[1];
