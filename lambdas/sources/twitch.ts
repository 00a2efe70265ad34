import type { SeenProfile } from '#domain/scan/finding';
import * as z from 'zod';
import { askingWithToken } from './asking/access-token.ts';
import type { Ask } from './asking/ask.ts';
import { pageOf } from './asking/page-of.ts';
import { readAnswer } from './asking/read-answer.ts';
import { seenText } from './asking/seen-text.ts';
import { servedFrom } from './asking/served-from.ts';
import { silenceOf } from './asking/silence-of.ts';
import type { Sight, Source, SourceAccess } from './source.ts';

const text = z.string().nullish();
/** `view_count` is 0 for everybody; followers are shown to a channel's own moderators only. */
const User = z.object({
  ...{ id: z.string(), login: z.string(), display_name: text, description: text },
  ...{ profile_image_url: text, created_at: text },
});
const Channel = z.object({ broadcaster_login: z.string() });
const Users = z.object({ data: z.array(User) });
const Channels = z.object({ data: z.array(Channel) });

/** Twitch by its Helix API, as an app: a hundred logins a question. Searches show channels, whose text is the stream's. */
export function twitch(access: SourceAccess, ask: Ask): Source {
  const { clientId = '', token: secret = '' } = access;
  const askTwitch = askingWithToken(
    {
      url: `${access.tokenUrl ?? 'https://id.twitch.tv'}/oauth2/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(
        new URLSearchParams({
          client_id: clientId,
          client_secret: secret,
          grant_type: 'client_credentials',
        }),
      ),
    },
    ask,
  );
  const get = async <T>(schema: z.ZodType<{ data: T[] }>, path: string, parameters: [string, string][]) => {
    const answer = await askTwitch((token) => ({
      url: `${access.apiUrl}${path}?${new URLSearchParams(parameters)}`,
      headers: { authorization: `Bearer ${token}`, 'client-id': clientId },
    }));
    if (answer.status !== 200) throw silenceOf(answer, ask.now());
    return readAnswer(schema, answer.body).data;
  };
  return {
    platform: 'TWITCH',
    batch: 100,
    namesPicture: () => true,
    lookUp: async (handles) => {
      // One name of another form would make Twitch refuse the question for all of them.
      const logins = [...new Set(handles.map((handle) => handle.toLowerCase()))].filter((one) =>
        accepted.test(one),
      );
      const data =
        logins.length > 0
          ? await get(
              Users,
              '/helix/users',
              logins.map((login): [string, string] => ['login', login]),
            )
          : [];
      const users = new Map(data.map((user) => [user.login.toLowerCase(), user]));
      return new Map(
        handles.map((handle): [string, Sight] => {
          const user = users.get(handle.toLowerCase());
          return [handle, user ? { is: 'there', profile: profileOf(access, user) } : absence(handle)];
        }),
      );
    },
    search: async (words) => {
      const found = await get(Channels, '/helix/search/channels', [
        ['query', words],
        ['first', '50'],
      ]);
      return found.map((channel) => ({ handle: channel.broadcaster_login }));
    },
    servesImage: servedFrom(access.apiUrl, ['static-cdn.jtvnw.net']),
  };
}

/** A login as it can be asked for. Twitch gives out 4 to 25 letters, digits and underscores, the first no underscore. */
const accepted = /^[a-z\d]\w{2,24}$/i;

/** Twitch leaves those out whom it does not have. Names of an old form, which it cannot be asked for, may be someone's. */
const absence = (handle: string): Sight =>
  accepted.test(handle) || !/^\w{1,25}$/.test(handle)
    ? { is: 'nobody' }
    : { is: 'withheld', why: 'Twitch can’t look up names like this.' };

const profileOf = ({ apiUrl }: SourceAccess, user: z.infer<typeof User>): SeenProfile => ({
  platform: 'TWITCH',
  accountId: user.id.slice(0, 200),
  handle: user.login.slice(0, 200),
  url: pageOf('TWITCH', user.login, apiUrl),
  name: seenText(user.display_name, 500),
  bio: seenText(user.description, 5000),
  links: [],
  // Twitch's own pictures, shown for people without one, are nobody's.
  imageUrl: user.profile_image_url?.includes('/user-default-pictures')
    ? undefined
    : seenText(user.profile_image_url, 2048),
  createdAt: seenText(user.created_at, 40),
});
