import type { SeenProfile } from '#domain/scan/finding';
import { seenLinks, seenText } from '../asking/seen-text.ts';

/** What both of GitHub's APIs tell of an account, under the REST API's names. */
export interface GithubAccount {
  login: string;
  id?: number | null | undefined;
  avatar_url?: string | null | undefined;
  html_url?: string | null | undefined;
  name?: string | null | undefined;
  blog?: string | null | undefined;
  location?: string | null | undefined;
  bio?: string | null | undefined;
  twitter_username?: string | null | undefined;
  followers?: number | null | undefined;
  following?: number | null | undefined;
  created_at?: string | null | undefined;
}

/** A GitHub account as a profile that we compare. Bots and organizations are accounts too. */
export const githubProfile = (user: GithubAccount): SeenProfile => ({
  platform: 'GITHUB',
  accountId: user.id == null ? undefined : String(user.id),
  handle: user.login.slice(0, 200),
  url: seenText(user.html_url, 2048),
  name: seenText(user.name, 500),
  bio: seenText(user.bio, 5000),
  location: seenText(user.location, 500),
  links: seenLinks(user.blog, user.twitter_username && `https://x.com/${user.twitter_username}`),
  imageUrl: seenText(user.avatar_url, 2048),
  createdAt: seenText(user.created_at, 40),
  followers: user.followers ?? undefined,
  following: user.following ?? undefined,
});
