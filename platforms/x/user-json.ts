import { createHash } from 'node:crypto';
import { pictureId } from '../picture-id.ts';
import type { TwinProfile } from '../population/profile.ts';

/** Fields that are shown when they are asked for; id, name and username always are. */
export const userFields = [
  ...[
    'created_at',
    'description',
    'entities',
    'id',
    'location',
    'name',
    'pinned_tweet_id',
    'profile_image_url',
  ],
  ...['protected', 'public_metrics', 'url', 'username', 'verified', 'withheld'],
];

/** An account as X shows it: an unset location is absent, an unset description or url is an empty text. */
export function user(
  profile: TwinProfile,
  asked: ReadonlySet<string>,
  base: string,
): Record<string, unknown> {
  const { id, handle: username, name = username, bio = '', location, link } = profile;
  const short = link && `https://t.co/${createHash('sha256').update(link).digest('hex').slice(0, 10)}`;
  const all: Record<string, unknown> = {
    created_at: new Date(profile.createdAt).toISOString(),
    description: bio,
    ...(link && { entities: { url: { urls: [shortened(short!, link)] } } }),
    ...(location && { location }),
    profile_image_url: `${base}/avatars/${username}?v=${pictureId(profile)}`,
    protected: false,
    public_metrics: {
      followers_count: profile.followers,
      following_count: profile.following,
      tweet_count: profile.publicRepos * 31,
      listed_count: Math.floor(profile.followers / 200),
    },
    url: short ?? '',
    verified: false,
  };
  return {
    ...{ id: String(id), name, username },
    ...Object.fromEntries(Object.entries(all).filter(([field]) => asked.has(field))),
  };
}

const shortened = (url: string, expanded_url: string) => ({
  ...{ start: 0, end: url.length, url, expanded_url },
  display_url: expanded_url.replace(/^https?:\/\//, ''),
});
