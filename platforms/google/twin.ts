import { failWith } from '../faults.ts';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';
import { ownAccount } from '../population/newcomer.ts';
import type { TwinProfile } from '../population/profile.ts';
import { rateWindow } from '../rate-window.ts';
import { searchPeople } from '../search-people.ts';
import type { Twin, TwinOptions } from '../twin.ts';
import { channelId, channelJson, etagged, searchResult } from './channel-json.ts';
import { faultAnswers, missingParameter, noKey, notFound, quotaExceeded } from './refusals.ts';

const prefix = '/platforms/google';
const day = 86_400_000;
/** Questions of a day: searches have a bucket of their own. */
const daily = { '/search': 100, '/channels': 10_000 };

/** YouTube's Data API v3 over the population: GET /channels and /search, below /platforms/google/api. */
export function createGoogleTwin({ population, now, faults }: TwinOptions): Twin {
  const take = {
    '/search': rateWindow(daily['/search'], day, now),
    '/channels': rateWindow(daily['/channels'], day, now),
  };

  async function handle(request: PlatformRequest): Promise<PlatformResponse> {
    const { url, method } = request;
    const path = url.pathname.slice(`${prefix}/api`.length);
    if (method !== 'GET' || (path !== '/channels' && path !== '/search')) return notFound;
    const key = url.searchParams.get('key');
    if (!key) return noKey;
    const fault = faults?.(request);
    const failure = fault && (await failWith(fault, faultAnswers));
    if (failure) return failure;
    if (!take[path](key).allowed) return quotaExceeded;
    const parts = new Set(url.searchParams.get('part')?.split(','));
    if (!parts.has('snippet') && !parts.has('statistics')) return missingParameter('part');
    return path === '/channels' ? channels(url, parts, fault?.kind === 'everyone exists') : search(url);
  }

  function channels(url: URL, parts: ReadonlySet<string>, everyoneExists: boolean): PlatformResponse {
    const ids = url.searchParams.get('id')?.split(',');
    const name = url.searchParams.get('forHandle')?.replace(/^@/, '');
    if ((ids === undefined) === (name === undefined)) return missingParameter('id, forHandle');
    const found = ids ? byId(ids.slice(0, 50)) : byHandle(name ?? '', everyoneExists);
    const items = found.map((profile) => channelJson(profile, parts, url.origin + prefix));
    const pageInfo = { totalResults: items.length, resultsPerPage: most(url) };
    // Where nobody is, there is no list either.
    return jsonReply(
      200,
      etagged({ kind: 'youtube#channelListResponse', pageInfo, ...(items.length > 0 && { items }) }),
    );
  }

  function search(url: URL): PlatformResponse {
    const people = searchPeople(population, 'GOOGLE', url.searchParams.get('q') ?? '');
    const items = people.slice(0, most(url)).map((profile) => searchResult(profile, url.origin + prefix));
    const pageInfo = { totalResults: people.length, resultsPerPage: most(url) };
    return jsonReply(200, etagged({ kind: 'youtube#searchListResponse', regionCode: 'US', pageInfo, items }));
  }

  const byId = (ids: readonly string[]): TwinProfile[] =>
    [...population.all('GOOGLE')].filter((profile) => ids.includes(channelId(profile)));

  function byHandle(name: string, everyoneExists: boolean): TwinProfile[] {
    const found = population.get(name, 'GOOGLE');
    if (found) return [found];
    return everyoneExists ? [{ ...ownAccount(name, now()), platform: 'GOOGLE', id: 1 }] : [];
  }

  return { handle };
}

const most = (url: URL): number => Math.min(50, Number(url.searchParams.get('maxResults') ?? 5));
