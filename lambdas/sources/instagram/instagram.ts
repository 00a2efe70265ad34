import { platformTable } from '#domain/platform/platform-table';
import type { SeenProfile } from '#domain/scan/finding';
import * as z from 'zod';
import { type Ask, askPlatform } from '../asking/ask.ts';
import { pageOf } from '../asking/page-of.ts';
import { readAnswer } from '../asking/read-answer.ts';
import { seenLinks, seenText } from '../asking/seen-text.ts';
import { servedFrom } from '../asking/served-from.ts';
import { type Sight, type Source, type SourceAccess, SourceSilent } from '../source.ts';
import { instagramSilence, isHidden } from './silence.ts';

const text = z.string().nullish();
const count = z.number().nullish();
const Discovered = z.object({
  business_discovery: z.object({
    username: z.string(),
    ...{ id: text, name: text, biography: text, website: text, profile_picture_url: text },
    ...{ followers_count: count, follows_count: count },
  }),
});
const fields =
  'id,username,name,biography,website,profile_picture_url,followers_count,follows_count,media_count';

/**
 * Instagram's business discovery: one professional account by its exact name, asked in the name of our own. It does not
 * show personal accounts and does not tell them from names that nobody has, so nobody is ever said to be not there.
 */
export function instagram(access: SourceAccess, ask: Ask): Source {
  const lookUpOne = async (handle: string): Promise<Sight> => {
    // The name is part of a language of its own: anything else than a name could ask for something else.
    if (!platformTable.INSTAGRAM.handle.test(handle)) return { is: 'nobody' };
    const query = new URLSearchParams({
      fields: `business_discovery.username(${handle}){${fields}}`,
      access_token: access.token ?? '',
    });
    const url = `${access.apiUrl}/${access.accountId}?${query}`;
    const answer = await askPlatform({ url, headers: { accept: 'application/json' } }, ask);
    if (isHidden(answer))
      return { is: 'withheld', why: 'Instagram doesn’t show personal accounts or whether they exist.' };
    if (answer.status !== 200) throw instagramSilence(answer, ask.now());
    const found = readAnswer(Discovered, answer.body).business_discovery;
    if (found.username.toLowerCase() !== handle.toLowerCase())
      throw new SourceSilent('Its answer didn’t match its documentation.');
    return { is: 'there', profile: profileOf(access, found) };
  };
  return {
    platform: 'INSTAGRAM',
    batch: 1,
    lookUp: async (handles) =>
      new Map(await Promise.all(handles.map(async (handle) => [handle, await lookUpOne(handle)] as const))),
    servesImage: servedFrom(access.apiUrl, ['.cdninstagram.com', '.fbcdn.net']),
  };
}

const profileOf = (
  { apiUrl }: SourceAccess,
  found: z.infer<typeof Discovered>['business_discovery'],
): SeenProfile => ({
  platform: 'INSTAGRAM',
  accountId: seenText(found.id, 200),
  handle: found.username.slice(0, 200),
  url: pageOf('INSTAGRAM', found.username, apiUrl),
  name: seenText(found.name, 500),
  bio: seenText(found.biography, 5000),
  links: seenLinks(found.website),
  imageUrl: seenText(found.profile_picture_url, 2048),
  followers: found.followers_count ?? undefined,
  following: found.follows_count ?? undefined,
});
