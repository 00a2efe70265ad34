import type { SeenProfile } from '#domain/scan/finding';
import * as z from 'zod';
import { pageOf } from '../asking/page-of.ts';
import { seenText } from '../asking/seen-text.ts';

const text = z.string().nullish();
const thumbnail = z.object({ url: text }).nullish();

const Channel = z.object({
  id: z.string(),
  snippet: z.object({
    ...{ title: text, description: text, customUrl: text, publishedAt: text, country: text },
    thumbnails: z.object({ default: thumbnail, medium: thumbnail, high: thumbnail }).nullish(),
  }),
  statistics: z.object({ subscriberCount: text, hiddenSubscriberCount: z.boolean().nullish() }).nullish(),
});
type Channel = z.infer<typeof Channel>;

/** channels.list. `items` is absent where nobody is: an answer of this kind is what tells that from anything else. */
export const Channels = z.object({
  kind: z.literal('youtube#channelListResponse'),
  pageInfo: z.object({ totalResults: z.number().nullish() }).nullish(),
  items: z.array(Channel).optional(),
});

/** search.list: the id stands in two places, a handle in none. */
export const SearchResults = z.object({
  kind: z.literal('youtube#searchListResponse'),
  items: z
    .array(
      z.object({
        id: z.object({ channelId: text }).nullish(),
        snippet: z.object({ channelId: text }).nullish(),
      }),
    )
    .optional(),
});

export const isChannelId = (handle: string): boolean => /^UC[\w-]{22}$/.test(handle);

/** A channel as a profile. Its handle is that of its address; a channel without one goes by its id. */
export function channelProfile({ id, snippet, statistics }: Channel, apiUrl: string): SeenProfile {
  const { high, medium, default: small } = snippet.thumbnails ?? {};
  const handle = (seenText(snippet.customUrl, 201)?.replace(/^@/, '') ?? id).slice(0, 200);
  return {
    platform: 'GOOGLE',
    accountId: id.slice(0, 200),
    handle,
    url: pageOf('GOOGLE', handle, apiUrl),
    name: seenText(snippet.title, 500),
    bio: seenText(snippet.description, 5000),
    location: countryName(snippet.country),
    imageUrl: seenText(high?.url ?? medium?.url ?? small?.url, 2048),
    createdAt: seenText(snippet.publishedAt, 40),
    followers: statistics?.hiddenSubscriberCount ? undefined : countOf(statistics?.subscriberCount),
  };
}

/** Counts come as decimal texts. */
const countOf = (digits: string | null | undefined): number | undefined =>
  digits && /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;

/** 'SE' -> 'Sweden': the country is a code there, and a word wherever it may have been copied from. */
const countryName = (code: string | null | undefined): string | undefined =>
  code && /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames('en', { type: 'region' }).of(code) : undefined;
