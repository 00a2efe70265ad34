import { isFormerName } from '#domain/engine/handle/assigned-id';
import { type Ask, askPlatform } from '../asking/ask.ts';
import { readAnswer } from '../asking/read-answer.ts';
import { servedFrom } from '../asking/served-from.ts';
import { type Sight, type Source, type SourceAccess, SourceSilent } from '../source.ts';
import { Channels, channelProfile, isChannelId, SearchResults } from './channel.ts';
import { googleSilence, reasonsOf } from './silence.ts';

const most = 50;

/**
 * YouTube by its Data API v3. A handle is one question, as the API takes one at a time; a search names channels by their id
 * only, so a second question brings their handles and counts.
 */
export function google(access: SourceAccess, ask: Ask): Source {
  const get = (path: string, parameters: Record<string, string>) => {
    const query = new URLSearchParams({ ...parameters, key: access.token ?? '' });
    const headers = { accept: 'application/json' };
    return askPlatform({ url: `${access.apiUrl}${path}?${query}`, headers }, ask);
  };
  const channels = async (by: { id: string } | { forHandle: string }) => {
    const answer = await get('/channels', { part: 'snippet,statistics', maxResults: `${most}`, ...by });
    if (answer.status === 404 && reasonsOf(answer).includes('channelNotFound')) return [];
    if (answer.status !== 200) throw googleSilence(answer, ask.now());
    const { items = [], pageInfo } = readAnswer(Channels, answer.body);
    // No such channel is an answer without items that counts none.
    if (items.length === 0 && pageInfo?.totalResults)
      throw new SourceSilent('Its answer didn’t match its documentation.');
    return items;
  };
  const lookUpOne = async (handle: string): Promise<Sight> => {
    if (isFormerName(handle))
      return { is: 'withheld', why: 'YouTube doesn’t tell which channel an older address leads to.' };
    const by = isChannelId(handle) ? { id: handle } : { forHandle: `@${handle}` };
    const [channel] = await channels(by);
    if (!channel) return { is: 'nobody' };
    if ('id' in by && channel.id !== handle)
      throw new SourceSilent('Its answer didn’t match its documentation.');
    return { is: 'there', profile: channelProfile(channel, access.apiUrl) };
  };
  return {
    platform: 'GOOGLE',
    batch: 1,
    lookUp: async (handles) =>
      new Map(await Promise.all(handles.map(async (handle) => [handle, await lookUpOne(handle)] as const))),
    search: async (text) => {
      const answer = await get('/search', {
        part: 'snippet',
        type: 'channel',
        maxResults: `${most}`,
        q: text,
      });
      if (answer.status !== 200) throw googleSilence(answer, ask.now());
      const { items = [] } = readAnswer(SearchResults, answer.body);
      const ids = [...new Set(items.flatMap(({ id, snippet }) => id?.channelId ?? snippet?.channelId ?? []))];
      if (ids.length === 0) return [];
      const found = new Map(
        (await channels({ id: ids.slice(0, most).join(',') })).map((each) => [each.id, each]),
      );
      return ids.flatMap((id) => {
        const channel = found.get(id);
        if (!channel) return [];
        const profile = channelProfile(channel, access.apiUrl);
        return [{ handle: profile.handle, profile }];
      });
    },
    servesImage: servedFrom(access.apiUrl, ['.ggpht.com', '.googleusercontent.com']),
  };
}
