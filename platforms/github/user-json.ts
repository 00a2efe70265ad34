import type { TwinProfile } from '../population/profile.ts';

/** Where the twin's API, pages and pictures live, e.g. http://localhost:4910/platforms/github */
type Base = string;

/** An account as lists and searches show it. */
export function simpleUser(profile: TwinProfile, base: Base): Record<string, unknown> {
  const { handle: login, id } = profile;
  const url = `${base}/users/${login}`;
  return {
    login,
    id,
    node_id: Buffer.from(`04:User${id}`).toString('base64'),
    avatar_url: `${base}/avatars/${login}?v=4`,
    gravatar_id: '',
    url,
    html_url: `${base}/u/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: 'User',
    user_view_type: 'public',
    site_admin: false,
  };
}

/** An account in full, as the public sees it: e-mail and such are null unless their owner shows them, and nobody does here. */
export const fullUser = (profile: TwinProfile, base: Base): Record<string, unknown> => ({
  ...simpleUser(profile, base),
  name: profile.name ?? null,
  company: profile.company ?? null,
  blog: profile.link ?? '',
  location: profile.location ?? null,
  email: null,
  hireable: null,
  bio: profile.bio ?? null,
  twitter_username: null,
  public_repos: profile.publicRepos,
  public_gists: 0,
  followers: profile.followers,
  following: profile.following,
  created_at: profile.createdAt,
  updated_at: profile.updatedAt,
});
