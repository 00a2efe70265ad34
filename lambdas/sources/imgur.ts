import { platformTable } from '#domain/platform/platform-table';
import type { SeenProfile } from '#domain/scan/finding';
import * as z from 'zod';
import { type Answer, type Ask, askPlatform } from './asking/ask.ts';
import { pageOf } from './asking/page-of.ts';
import { readAnswer } from './asking/read-answer.ts';
import { seenMoment, seenText } from './asking/seen-text.ts';
import { servedFrom } from './asking/served-from.ts';
import { silenceOf } from './asking/silence-of.ts';
import { type Sight, type Source, type SourceAccess, SourceSilent } from './source.ts';

const text = z.string().nullish();
/** The name is called `url`. */
const Account = z.object({
  success: z.literal(true).nullish(),
  data: z.object({
    ...{ id: z.number(), url: z.string(), bio: text, created: z.number().nullish() },
    ...{ avatar: text, avatar_name: text },
  }),
});
/** Errors come in three shapes: a sentence, an object, and (from what stands before the API) a list without `data`. */
const Failure = z.object({
  data: z
    .object({
      error: z.union([z.string(), z.object({ code: z.number().nullish(), message: text })]),
      request: text,
    })
    .nullish(),
});

/** Imgur by its API 3: one account a question, no search. Its terms are for non-commercial use: `access.licence`. */
export function imgur(access: SourceAccess, ask: Ask): Source {
  const lookUpOne = async (handle: string): Promise<Sight> => {
    if (!platformTable.IMGUR.handle.test(handle)) return { is: 'nobody' };
    const path = `/3/account/${handle}`;
    const answer = await askPlatform(
      { url: access.apiUrl + path, headers: { authorization: `Client-ID ${access.clientId}` } },
      ask,
    );
    if (answer.status === 200)
      return { is: 'there', profile: profileOf(access, readAnswer(Account, answer.body)) };
    if (answer.status === 404) return absence(answer, path);
    throw silenceOfImgur(answer, ask.now());
  };
  return {
    platform: 'IMGUR',
    batch: 1,
    lookUp: async (handles) =>
      new Map(await Promise.all(handles.map(async (handle) => [handle, await lookUpOne(handle)] as const))),
    servesImage: servedFrom(access.apiUrl, ['imgur.com', 'i.imgur.com']),
  };
}

/** Imgur documents a 404 as "does not exist" and names what does not; one about something else says nothing of the account. */
function absence({ body }: Answer, path: string): Sight {
  const failure = Failure.safeParse(body).data?.data;
  if (!failure) throw new SourceSilent('Its answer didn’t match its documentation.');
  const about = failure.request
    ?.toLowerCase()
    .replace(/^\/3(?=\/)/, '')
    .replace(/(?:\.json)?\/?(?:\?.*)?$/, '');
  if (about === path.toLowerCase().slice('/3'.length)) return { is: 'nobody' };
  return { is: 'withheld', why: 'Imgur didn’t say whether this account exists.' };
}

/** A 403 may be our client, its credits, or an Imgur "over capacity". */
function silenceOfImgur(answer: Answer, now: number): SourceSilent {
  const { status, headers } = answer;
  const error = Failure.safeParse(answer.body).data?.data?.error;
  const words = typeof error === 'string' ? error : (error?.message ?? '');
  const usedUp = credits.some((name) => headers.get(name) === '0');
  if (status === 429 || (typeof error === 'object' && error.code === 429) || (status === 403 && usedUp)) {
    const reset = Number(headers.get('x-ratelimit-userreset') ?? Number.NaN) * 1000 - now;
    const after = silenceOf({ status: 429, headers }, now);
    return new SourceSilent(after.why, 'wait', after.retryAfter ?? (reset > 0 ? reset : undefined));
  }
  if (/over capacity/i.test(words)) return new SourceSilent('It was too busy to answer us.');
  return silenceOf(answer, now);
}

const credits = ['x-ratelimit-clientremaining', 'x-ratelimit-userremaining'];

const profileOf = ({ apiUrl }: SourceAccess, { data }: z.infer<typeof Account>): SeenProfile => ({
  platform: 'IMGUR',
  accountId: String(data.id),
  handle: data.url.slice(0, 200),
  url: pageOf('IMGUR', data.url, apiUrl),
  bio: seenText(data.bio, 5000),
  links: [],
  // Imgur's own pictures, shown for people without one, are nobody's.
  imageUrl: data.avatar_name?.startsWith('default/') ? undefined : seenText(data.avatar, 2048),
  createdAt: seenMoment(data.created),
});
