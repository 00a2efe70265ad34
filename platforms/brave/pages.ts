import type { webPlatforms } from '../population/profile.ts';
import type { TwinProfile } from '../population/profile.ts';

export type WebPlatform = (typeof webPlatforms)[number];

/** How a platform's profiles look to a search engine: where they are, and what it reads there. */
interface Page {
  site: string;
  name: string;
  path: (handle: string) => string;
  title: (shown: string, handle: string) => string;
  text: (profile: TwinProfile, shown: string) => string;
}

const bio = ({ bio: own = '' }: TwinProfile): string => own;

export const pages: Record<WebPlatform, Page> = {
  FACEBOOK: {
    ...{ site: 'facebook.com', name: 'Facebook', path: (handle) => `/${handle}` },
    title: (shown) => `${shown} | Facebook`,
    text: (profile, shown) =>
      `${shown}. ${profile.followers} likes · 3 talking about this. ${bio(profile)}`.trim(),
  },
  LINKEDIN: {
    ...{ site: 'linkedin.com', name: 'LinkedIn', path: (handle) => `/in/${handle}` },
    title: (shown) => `${shown} | LinkedIn`,
    text: (profile, shown) =>
      bio(profile) || `View ${shown}’s profile on LinkedIn, a professional community.`,
  },
  TIKTOK: {
    ...{ site: 'tiktok.com', name: 'TikTok', path: (handle) => `/@${handle}` },
    title: (shown, handle) => `${shown} (@${handle}) | TikTok`,
    text: (profile, shown) =>
      `${shown} (@${profile.handle}) on TikTok | ${profile.followers * 7} Likes. ${profile.followers} Followers. ${bio(profile)} Watch the latest video from ${shown} (@${profile.handle}).`,
  },
  PINTEREST: {
    ...{ site: 'pinterest.com', name: 'Pinterest', path: (handle) => `/${handle}/` },
    title: (shown, handle) => `${shown} (${handle}) - Profile | Pinterest`,
    text: (profile, shown) =>
      bio(profile)
        ? `${shown} | ${bio(profile)}`
        : `See what ${shown} (${profile.handle}) has discovered on Pinterest, the world's biggest collection of ideas.`,
  },
  SNAPCHAT: {
    ...{ site: 'snapchat.com', name: 'Snapchat', path: (handle) => `/@${handle}` },
    title: (shown, handle) => `${shown} (@${handle}) | Snapchat Stories, Spotlight & Lenses`,
    text: (profile, shown) => `${shown} is on Snapchat! ${bio(profile)}`.trim(),
  },
  SPOTIFY: {
    ...{ site: 'open.spotify.com', name: 'Spotify', path: (handle) => `/user/${handle}` },
    title: (shown) => `${shown} on Spotify`,
    text: () => 'User · Spotify.',
  },
  MICROSOFT: {
    ...{ site: 'learn.microsoft.com', name: 'Microsoft', path: (handle) => `/en-us/users/${handle}/` },
    title: (shown) => `${shown} - Microsoft Learn`,
    text: bio,
  },
  DISCORD: {
    ...{ site: 'discord.com', name: 'Discord', path: (handle) => `/users/${handle}` },
    title: (shown) => `${shown} | Discord`,
    text: bio,
  },
};
