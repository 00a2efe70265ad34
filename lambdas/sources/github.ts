import { brand } from '#domain/brand';
import type { SeenProfile } from '#domain/scan/finding';
import * as z from 'zod';
import { type Ask, askJson } from './ask.ts';
import { type Source, type SourceAccess, SourceSilent } from './source.ts';

/** GET /users/{login}: the fields we read of what GitHub documents. */
const GithubUser = z.object({
  login: z.string(),
  id: z.number(),
  avatar_url: z.string().nullish(),
  html_url: z.string().nullish(),
  type: z.string().nullish(),
  name: z.string().nullish(),
  blog: z.string().nullish(),
  location: z.string().nullish(),
  bio: z.string().nullish(),
  twitter_username: z.string().nullish(),
  followers: z.number().nullish(),
  following: z.number().nullish(),
  created_at: z.string().nullish(),
});

const GithubSearch = z.object({ items: z.array(z.object({ login: z.string() })) });

/** GitHub's REST API: users by login, search by login and by name (30 searches a minute with a token, 10 without). */
export function github(access: SourceAccess, ask: Ask): Source {
  const headers = {
    accept: 'application/vnd.github+json',
    'user-agent': brand,
    'x-github-api-version': '2022-11-28',
    ...(access.token && { authorization: `Bearer ${access.token}` }),
  };
  const read = async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | undefined> => {
    const answer = await askJson(access.apiUrl + path, headers, ask);
    if (answer === undefined) return undefined;
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new SourceSilent('Its answer was not what it documents.');
    return parsed.data;
  };
  const search = async (query: string) =>
    (await read(`/search/users?q=${encodeURIComponent(query)}&per_page=50`, GithubSearch))?.items.map(
      ({ login }) => login,
    ) ?? [];
  return {
    platform: 'GITHUB',
    profile: async (handle) => {
      const user = await read(`/users/${encodeURIComponent(handle)}`, GithubUser);
      return user && seen(user);
    },
    searchHandles: (text) => search(`${text} in:login type:user`),
    searchNames: (name) => search(`${name.replace(/[^\p{L}\p{N}' -]/gu, ' ')} in:name type:user`),
    servesImage: (url) => {
      const host = URL.canParse(url) ? new URL(url) : undefined;
      if (host?.origin === new URL(access.apiUrl).origin) return true;
      return host?.protocol === 'https:' && host.hostname === 'avatars.githubusercontent.com';
    },
  };
}

const cut = (text: string | null | undefined, max: number) => (text ? text.slice(0, max) : undefined);

const seen = (user: z.infer<typeof GithubUser>): SeenProfile => ({
  platform: 'GITHUB',
  handle: user.login.slice(0, 200),
  url: cut(user.html_url, 2048),
  name: cut(user.name, 500),
  bio: cut(user.bio, 5000),
  location: cut(user.location, 500),
  links: [user.blog, user.twitter_username && `https://x.com/${user.twitter_username}`].flatMap((link) =>
    link ? [link.slice(0, 2048)] : [],
  ),
  imageUrl: cut(user.avatar_url, 2048),
  createdAt: cut(user.created_at, 40),
  followers: user.followers ?? undefined,
  following: user.following ?? undefined,
});
