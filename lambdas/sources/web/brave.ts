import type { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';
import * as z from 'zod';
import { type Ask, askPlatform } from '../asking/ask.ts';
import { canBeKept } from '../checked.ts';
import { readAnswer } from '../asking/read-answer.ts';
import { servedFrom } from '../asking/served-from.ts';
import type { SourceAccess } from '../source.ts';
import type { WebSearch } from '../web-search.ts';
import { webQueries } from './web-query.ts';
import { seenInResult } from './web-result.ts';
import { webSilence } from './web-silence.ts';

/** Platforms without a search of their own that anybody may use. */
const webSearched: readonly Platform[] = [
  ...(['FACEBOOK', 'LINKEDIN', 'TIKTOK', 'PINTEREST'] as const),
  ...(['SNAPCHAT', 'SPOTIFY', 'MICROSOFT', 'DISCORD'] as const),
];

/** `web` is absent where nothing is found; then the question alone is repeated. One odd result spoils no others. */
const Answer = z
  .object({
    type: z.literal('search'),
    web: z.object({ results: z.array(z.unknown()) }).nullish(),
    query: z.object({}).nullish(),
  })
  .refine(({ web, query }) => (web ? web.results.length === 0 || web.results.some(isResult) : !!query));
const isResult = (result: unknown): boolean => z.object({ url: z.string() }).safeParse(result).success;

/** Brave's web search: an index of its own, and an API that anybody may have a key for. */
export function brave(access: SourceAccess, ask: Ask): WebSearch {
  const headers = { accept: 'application/json', 'x-subscription-token': access.token ?? '' };
  const servesImage = servedFrom(access.apiUrl, ['imgs.search.brave.com']);
  const results = async (q: string) => {
    const query = new URLSearchParams({
      q,
      ...{ count: '20', country: 'ALL', safesearch: 'off', result_filter: 'web', extra_snippets: 'true' },
      // A corrected handle is another handle.
      spellcheck: 'false',
    });
    const answer = await askPlatform({ url: `${access.apiUrl}/web/search?${query}`, headers }, ask);
    if (answer.status !== 200) throw webSilence(answer, ask.now());
    return readAnswer(Answer, answer.body).web?.results ?? [];
  };
  return {
    platforms: webSearched,
    seen: async (identity) => {
      const queries = webQueries(identity);
      const profiles = new Map<string, SeenProfile>();
      for (const query of queries)
        for (const result of await results(query)) {
          const profile = seenInResult(result, { apiUrl: access.apiUrl, servesImage });
          if (!profile || !webSearched.includes(profile.platform) || !canBeKept(profile)) continue;
          const key = `${profile.platform} ${profile.handle.toLowerCase()}`;
          // The first is the likeliest; a page below a profile names the account, and the profile itself says more.
          if (!profiles.has(key) || (!profiles.get(key)!.name && profile.name)) profiles.set(key, profile);
        }
      return { profiles: [...profiles.values()], questions: queries.length };
    },
    servesImage,
  };
}
