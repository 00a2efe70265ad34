import * as z from 'zod';
import { type Ask, askPlatform } from '../asking/ask.ts';
import { readAnswer } from '../asking/read-answer.ts';
import type { Hit, Sight, SourceAccess } from '../source.ts';
import { githubHeaders, type GithubApi } from './api.ts';
import { githubSilence } from './silence.ts';
import { githubProfile } from './user.ts';

const text = z.string().nullish();
const count = z.number().nullish();

/** GET /users/{login}: the fields we read of what GitHub documents. */
const RestUser = z.object({
  login: z.string(),
  id: z.number(),
  ...{ avatar_url: text, html_url: text, name: text, blog: text, location: text, bio: text },
  ...{ twitter_username: text, followers: count, following: count, created_at: text },
});
/** A 404 of the API itself: one of a page says nothing of an account. */
const NotFound = z.object({ message: z.literal('Not Found') });
const RestSearch = z.object({ items: z.array(z.object({ login: z.string() })) });

/** GitHub's REST API, for stages without a token: one account a question (60 an hour), ten searches a minute. */
export function githubRest(access: SourceAccess, ask: Ask): GithubApi {
  const get = (path: string) =>
    askPlatform({ url: access.apiUrl + path, headers: githubHeaders(access) }, ask);
  const lookUpOne = async (login: string): Promise<Sight> => {
    const answer = await get(`/users/${encodeURIComponent(login)}`);
    if (answer.status === 404 && NotFound.safeParse(answer.body).success) return { is: 'nobody' };
    if (answer.status !== 200) throw githubSilence(answer, ask.now());
    return { is: 'there', profile: githubProfile(readAnswer(RestUser, answer.body)) };
  };
  return {
    batch: 1,
    lookUp: async (logins) =>
      new Map(await Promise.all(logins.map(async (login) => [login, await lookUpOne(login)] as const))),
    search: async (query): Promise<Hit[]> => {
      const answer = await get(`/search/users?q=${encodeURIComponent(query)}&per_page=50`);
      if (answer.status !== 200) throw githubSilence(answer, ask.now());
      return readAnswer(RestSearch, answer.body).items.map(({ login }) => ({ handle: login }));
    },
  };
}
