import { createHash } from 'node:crypto';
import type { TwinProfile } from '../population/profile.ts';

/** The id of a channel: UC and 22 letters, from the account's number. */
export const channelId = ({ id }: Pick<TwinProfile, 'id'>): string =>
  `UC${digest(`channel ${id}`).slice(0, 22)}`;

const digest = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** An answer's or an item's etag: it changes with what is in it. */
export const etagged = <T extends { kind: string }>({ kind, ...rest }: T) => ({
  kind,
  etag: digest(JSON.stringify(rest)),
  ...rest,
});

const sizes = { default: 88, medium: 240, high: 800 };

/** A channel as channels.list gives it, with the parts that were asked for. */
export function channelJson(profile: TwinProfile, parts: ReadonlySet<string>, base: string) {
  const texts = { title: profile.name ?? profile.handle, description: profile.bio ?? '' };
  return etagged({
    kind: 'youtube#channel',
    id: channelId(profile),
    ...(parts.has('snippet') && {
      snippet: {
        ...texts,
        customUrl: `@${profile.handle.toLowerCase()}`,
        publishedAt: profile.createdAt,
        thumbnails: thumbnails(profile, base, (side) => ({ width: side, height: side })),
        localized: texts,
      },
    }),
    ...(parts.has('statistics') && {
      statistics: {
        viewCount: String(profile.followers * 130),
        subscriberCount: String(profile.followers),
        hiddenSubscriberCount: false,
        videoCount: String(profile.following),
      },
    }),
  });
}

/** A channel as search.list gives it: without a handle, its id in two places. */
export function searchResult(profile: TwinProfile, base: string) {
  const id = channelId(profile);
  const title = profile.name ?? profile.handle;
  return etagged({
    kind: 'youtube#searchResult',
    id: { kind: 'youtube#channel', channelId: id },
    snippet: {
      publishedAt: profile.createdAt.replace('Z', '.000Z'),
      channelId: id,
      title,
      description: profile.bio ?? '',
      thumbnails: thumbnails(profile, base, () => ({})),
      channelTitle: title,
      liveBroadcastContent: 'none',
    },
  });
}

const thumbnails = <T>({ handle }: TwinProfile, base: string, size: (side: number) => T) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, side]) => [
      name,
      { url: `${base}/avatars/${encodeURIComponent(handle)}?s=${side}`, ...size(side) },
    ]),
  );
