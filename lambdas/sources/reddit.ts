import { brand } from '#domain/brand';
import { platformTable } from '#domain/platform/platform-table';
import type { SeenProfile } from '#domain/scan/finding';
import * as z from 'zod';
import { askingWithToken } from './asking/access-token.ts';
import type { Answer, Ask } from './asking/ask.ts';
import { pageOf } from './asking/page-of.ts';
import { readAnswer } from './asking/read-answer.ts';
import { seenMoment, seenText } from './asking/seen-text.ts';
import { servedFrom } from './asking/served-from.ts';
import { silenceOf } from './asking/silence-of.ts';
import { type Sight, type Source, type SourceAccess, SourceSilent } from './source.ts';

const text = z.string().nullish();
/** `created` was eight hours ahead until 2020: `created_utc` alone is read. A suspended account has a name and little else. */
const User = z.object({
  ...{ name: z.string(), id: text, created_utc: z.number().nullish(), is_suspended: z.boolean().nullish() },
  icon_img: text,
  subreddit: z.object({ title: text, public_description: text }).nullish(),
});
const About = z.object({ kind: z.literal('t2'), data: User });
const Listing = z.object({
  kind: z.literal('Listing'),
  data: z.object({ children: z.array(z.object({ kind: z.string(), data: z.unknown() })) }),
});
const Failure = z.object({ error: z.number() });

/** Reddit by its Data API, as an app without a person: one account a question. Under a contract only: `access.licence`. */
export function reddit(access: SourceAccess, ask: Ask): Source {
  const by = access.accountId ? ` (by /u/${access.accountId})` : '';
  // Reddit slows down clients that do not name themselves: platform, app, version and whom to turn to.
  const agent = { 'user-agent': `web:${brand.toLowerCase()}:v1${by}` };
  const secret = Buffer.from(`${access.clientId}:${access.token}`).toString('base64');
  const askReddit = askingWithToken(
    {
      url: `${access.tokenUrl ?? 'https://www.reddit.com'}/api/v1/access_token`,
      method: 'POST',
      headers: {
        ...agent,
        authorization: `Basic ${secret}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    },
    ask,
  );
  const get = (path: string) =>
    askReddit((token) => ({
      url: access.apiUrl + path,
      headers: { ...agent, authorization: `Bearer ${token}` },
    }));
  const lookUpOne = async (handle: string): Promise<Sight> => {
    if (!platformTable.REDDIT.handle.test(handle)) return { is: 'nobody' };
    const answer = await get(`/user/${handle}/about?raw_json=1`);
    if (answer.status !== 200) return absence(answer, ask.now());
    const { data } = readAnswer(About, answer.body);
    return data.is_suspended ? { is: 'suspended' } : { is: 'there', profile: profileOf(access, data) };
  };
  return {
    platform: 'REDDIT',
    batch: 1,
    lookUp: async (handles) =>
      new Map(await Promise.all(handles.map(async (handle) => [handle, await lookUpOne(handle)] as const))),
    search: async (words) => {
      const query = new URLSearchParams({ q: words, limit: '25', raw_json: '1' });
      const answer = await get(`/users/search?${query}`);
      if (answer.status !== 200) throw silenceOf(answer, ask.now());
      const accounts = readAnswer(Listing, answer.body).data.children.filter(({ kind }) => kind === 't2');
      const users = accounts.flatMap(({ data }) => User.safeParse(data).data ?? []);
      // One odd account spoils no others; where all are odd it has told nothing.
      if (accounts.length > 0 && users.length === 0)
        throw new SourceSilent('Its answer didn’t match its documentation.');
      return users
        .filter((user) => !user.is_suspended)
        .map((user) => ({ handle: user.name, profile: profileOf(access, user) }));
    },
    servesImage: servedFrom(access.apiUrl, ['.redd.it', '.redditmedia.com', '.redditstatic.com']),
  };
}

/** A 403 that blames our token or is a page (a block of our network) refuses us; a bare one is about this account. */
function absence(answer: Answer, now: number): Sight {
  const { status, headers } = answer;
  const own = Failure.safeParse(answer.body).data?.error === status;
  if (status === 404 && own) return { is: 'nobody' };
  const silence = silenceOf(answer, now);
  if (status === 403 && own && silence.kind === 'refused' && !headers.has('www-authenticate'))
    return { is: 'withheld', why: 'Reddit doesn’t show this account.' };
  if (status === 404) throw new SourceSilent('Its answer didn’t match its documentation.');
  throw silence;
}

const profileOf = ({ apiUrl }: SourceAccess, user: z.infer<typeof User>): SeenProfile => ({
  platform: 'REDDIT',
  accountId: seenText(user.id?.replace(/^t2_/, ''), 200),
  handle: user.name.slice(0, 200),
  url: pageOf('REDDIT', user.name, apiUrl),
  name: seenText(user.subreddit?.title, 500),
  bio: seenText(user.subreddit?.public_description, 5000),
  links: [],
  imageUrl: standard.test(user.icon_img ?? '') ? undefined : seenText(user.icon_img, 2048),
  createdAt: seenMoment(user.created_utc),
});

/** Reddit's own pictures, shown for people without one. */
const standard = /redditstatic\.com\/avatars\/(?:defaults\/|avatar_default_)/;
