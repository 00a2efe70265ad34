import { platformTable } from '#domain/platform/platform-table';
import type { SeenProfile } from '#domain/scan/finding';
import * as z from 'zod';
import { type Answer, type Ask, askPlatform } from './asking/ask.ts';
import { pageOf } from './asking/page-of.ts';
import { readAnswer } from './asking/read-answer.ts';
import { seenLinks, seenText } from './asking/seen-text.ts';
import { servedFrom } from './asking/served-from.ts';
import { silenceOf } from './asking/silence-of.ts';
import { type Sight, type Source, type SourceAccess, SourceSilent } from './source.ts';

const text = z.string().nullish();
const count = z.number().nullish();
const urls = z.object({ urls: z.array(z.object({ expanded_url: text })).nullish() }).nullish();
const User = z.object({
  id: z.string(),
  username: z.string(),
  ...{ name: text, description: text, location: text, url: text, profile_image_url: text, created_at: text },
  public_metrics: z.object({ followers_count: count, following_count: count }).nullish(),
  entities: z.object({ url: urls, description: urls }).nullish(),
});
/** Why a user who was asked for is not in `data`. `parameter` says what was asked by; errors about a field name another. */
const Missing = z.object({
  ...{ title: text, detail: text, type: text, parameter: text },
  value: text,
  resource_id: text,
});
const Users = z.object({
  data: z.union([z.array(User), User.transform((user) => [user])]).nullish(),
  errors: z.array(Missing).nullish(),
  meta: z.object({}).nullish(),
});
const Problem = z.object({ title: text, type: text, period: text, reason: text });

const fields =
  'created_at,description,entities,location,profile_image_url,protected,public_metrics,url,verified,withheld';

/** X by its API v2: a hundred handles a question, and searches that show whole profiles where our plan has them. */
export function x(access: SourceAccess, ask: Ask): Source {
  const get = async (path: string, parameters: Record<string, string>) => {
    const query = new URLSearchParams({ ...parameters, 'user.fields': fields });
    const answer = await askPlatform(
      { url: `${access.apiUrl}${path}?${query}`, headers: { authorization: `Bearer ${access.token}` } },
      ask,
    );
    if (answer.status !== 200) throw silenceOfX(answer, ask.now());
    const users = readAnswer(Users, answer.body);
    if (!users.data && !users.errors && !users.meta)
      throw new SourceSilent('Its answer didn’t match its documentation.');
    return { data: users.data ?? [], errors: users.errors ?? [] };
  };
  return {
    platform: 'X',
    batch: 100,
    namesPicture: () => true,
    lookUp: async (handles) => {
      // One handle that no account can have would make X refuse the question for all of them.
      const possible = handles.filter((handle) => platformTable.X.handle.test(handle));
      const asked = [...new Set(possible.map((handle) => handle.toLowerCase()))];
      const { data, errors } =
        asked.length > 0
          ? await get('/2/users/by', { usernames: asked.join(',') })
          : { data: [], errors: [] };
      const users = new Map(data.map((user) => [user.username.toLowerCase(), user]));
      const missing = new Map(
        errors
          .filter(({ parameter }) => !parameter || /^(?:username|id)s?$/.test(parameter))
          .map((error) => [(error.value ?? error.resource_id)?.toLowerCase(), error]),
      );
      return new Map(
        handles.map((handle): [string, Sight] => {
          const key = handle.toLowerCase();
          const user = users.get(key);
          if (user) return [handle, { is: 'there', profile: profileOf(access, user) }];
          return [handle, asked.includes(key) ? absence(missing.get(key)) : { is: 'nobody' }];
        }),
      );
    },
    search: async (words) => {
      const query = searchable(words);
      if (!query) throw new SourceSilent('It can only be searched in Latin letters.', 'refused');
      const { data, errors } = await get('/2/users/search', { query, max_results: '100' });
      if (data.length === 0 && errors.length > 0) throw new SourceSilent('It answered with an error.');
      return data.map((user) => ({ handle: user.username, profile: profileOf(access, user) }));
    },
    servesImage: servedFrom(access.apiUrl, ['pbs.twimg.com']),
  };
}

function absence(error: z.infer<typeof Missing> | undefined): Sight {
  if (/^not found/i.test(error?.title ?? '')) return { is: 'nobody' };
  if (
    error?.title === 'Forbidden' &&
    (error.type?.endsWith('resource-not-found') || /suspended/.test(error.detail ?? ''))
  )
    return { is: 'suspended' };
  return { is: 'withheld', why: 'X doesn’t say whether this account exists.' };
}

/** X takes `^[A-Za-z0-9_' ]{1,50}$` and refuses any other search. */
const searchable = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w' ]+/g, ' ')
    .trim()
    .slice(0, 50);

/** A used-up month is a 429 whose rate headers speak of plenty; a plan without this question is a 403. */
function silenceOfX(answer: Answer, now: number): SourceSilent {
  const { title, type, period, reason } = Problem.safeParse(answer.body).data ?? {};
  const isCapped = title === 'UsageCapExceeded' || /\/(?:usage-capped|credits)$/.test(type ?? '');
  if (isCapped || answer.status === 402) {
    const time = period === 'Monthly' ? ' for this month' : period === 'Daily' ? ' for today' : '';
    return new SourceSilent(`We’ve used up the requests it allows us${time}.`, 'wait');
  }
  if (answer.status === 403 && reason === 'client-not-enrolled')
    return new SourceSilent('Our access there doesn’t cover this request.', 'refused');
  return silenceOf(answer, now);
}

const profileOf = ({ apiUrl }: SourceAccess, user: z.infer<typeof User>): SeenProfile => {
  const shown = [...(user.entities?.url?.urls ?? []), ...(user.entities?.description?.urls ?? [])];
  const links = seenLinks(...shown.map((link) => link.expanded_url));
  return {
    platform: 'X',
    accountId: user.id.slice(0, 200),
    handle: user.username.slice(0, 200),
    url: pageOf('X', user.username, apiUrl),
    name: seenText(user.name, 500),
    bio: seenText(user.description, 5000),
    location: seenText(user.location, 500),
    links: links.length > 0 ? links : seenLinks(user.url),
    imageUrl: ownPicture(user.profile_image_url),
    createdAt: seenText(user.created_at, 40),
    followers: user.public_metrics?.followers_count ?? undefined,
    following: user.public_metrics?.following_count ?? undefined,
  };
};

/** The picture at 400 pixels instead of 48; X's own, which it shows for people without one, is nobody's. */
const ownPicture = (url: string | null | undefined): string | undefined =>
  url?.includes('/default_profile_images/')
    ? undefined
    : seenText(url?.replace(/_normal(\.\w+)$/, '_400x400$1'), 2048);
