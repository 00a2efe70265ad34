import * as z from 'zod';
import { type Ask, askPlatform } from '../asking/ask.ts';
import { readAnswer } from '../asking/read-answer.ts';
import { type Hit, type Sight, type SourceAccess, SourceSilent } from '../source.ts';
import { githubHeaders, type GithubApi } from './api.ts';
import { silenceOf } from '../asking/silence-of.ts';
import { githubSilence, speaksOfLimit } from './silence.ts';
import { githubProfile } from './user.ts';

const text = z.string().nullish();
const count = z.object({ totalCount: z.number() }).nullish();

/** A user, or an organization (whose bio is its description, and which follows nobody). */
const Owner = z.object({
  login: z.string(),
  databaseId: z.number().nullish(),
  ...{ name: text, bio: text, description: text, location: text, websiteUrl: text, twitterUsername: text },
  ...{ avatarUrl: text, url: text, createdAt: text, followers: count, following: count },
});
const Failure = z.object({
  type: z.string().nullish(),
  message: z.string().nullish(),
  path: z.array(z.union([z.string(), z.number()])).nullish(),
});
type Failure = z.infer<typeof Failure>;
const Reply = z.object({
  message: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(Failure).nullish(),
});

const fields = `login databaseId name location websiteUrl twitterUsername avatarUrl(size: 400) url createdAt`;
const owner = `... on User { ${fields} bio followers { totalCount } following { totalCount } }
  ... on Organization { ${fields} description }`;

/**
 * GitHub's GraphQL API, for which a token is needed: a hundred look-alikes are one question and one point of 5,000 an hour,
 * and searches show whole profiles.
 */
export function githubGraphql(access: SourceAccess, ask: Ask): GithubApi {
  const query = async (text: string, variables: Record<string, string>) => {
    const answer = await askPlatform(
      {
        url: `${access.apiUrl}/graphql`,
        method: 'POST',
        headers: { ...githubHeaders(access), 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables }),
      },
      ask,
    );
    if (answer.status !== 200) throw githubSilence(answer, ask.now());
    const { data, errors, message } = readAnswer(Reply, answer.body);
    const failures = (errors ?? []).filter((failure) => !isOfOne(failure));
    if ([...failures, { message }].some(isLimit)) throw silenceOf({ ...answer, status: 429 }, ask.now());
    if (!data || failures.length > 0) throw new SourceSilent('It answered with an error.');
    const named = (type: string) =>
      new Set((errors ?? []).filter((failure) => failure.type === type).map(({ path }) => path?.[0]));
    return { data, missing: named('NOT_FOUND'), hidden: named('FORBIDDEN') };
  };
  return {
    batch: 100,
    lookUp: async (logins) => {
      const asked = logins.map((_, i) => `u${i}: repositoryOwner(login: $l${i}) { __typename ${owner} }`);
      const named = logins.map((_, i) => `$l${i}: String!`).join(', ');
      const { data, missing, hidden } = await query(
        `query (${named}) { ${asked.join('\n')} }`,
        Object.fromEntries(logins.map((login, i) => [`l${i}`, login])),
      );
      return new Map(
        logins.map((login, i): [string, Sight] => {
          const found = data[`u${i}`];
          // An organization may show itself to its own networks alone: that is no fault of the other ninety-nine.
          if (!found && hidden.has(`u${i}`))
            return [login, { is: 'withheld', why: 'GitHub doesn’t show this account.' }];
          if (found) return [login, { is: 'there', profile: profileOf(readAnswer(Owner, found)) }];
          if (found === null || missing.has(`u${i}`)) return [login, { is: 'nobody' }];
          throw new SourceSilent('Its answer didn’t match its documentation.');
        }),
      );
    },
    search: async (text): Promise<Hit[]> => {
      const { data } = await query(
        `query ($q: String!) { search(query: $q, type: USER, first: 50) { nodes { __typename ${owner} } } }`,
        { q: text },
      );
      const { search } = readAnswer(Found, data);
      return search.nodes.flatMap((node) => {
        const parsed = Owner.safeParse(node);
        return parsed.success ? [{ handle: parsed.data.login, profile: profileOf(parsed.data) }] : [];
      });
    },
  };
}

/** What GitHub says of one of the accounts, and not of the question. */
const isOfOne = ({ type, path }: Failure): boolean =>
  type === 'NOT_FOUND' || (type === 'FORBIDDEN' && path?.[0] !== undefined);

/** RATE_LIMITED, since 2024 RATE_LIMIT as well, or only words. */
const isLimit = ({ type, message }: Failure): boolean =>
  /^RATE_LIMIT/.test(type ?? '') || speaksOfLimit(message ?? '');

/** A node of a kind that we did not ask for is an empty object; one that may not be shown is null. */
const Found = z.object({ search: z.object({ nodes: z.array(z.looseObject({}).nullable()) }) });

const profileOf = (found: z.infer<typeof Owner>) =>
  githubProfile({
    login: found.login,
    id: found.databaseId,
    avatar_url: found.avatarUrl,
    html_url: found.url,
    name: found.name,
    blog: found.websiteUrl,
    location: found.location,
    bio: found.bio ?? found.description,
    twitter_username: found.twitterUsername,
    followers: found.followers?.totalCount,
    following: found.following?.totalCount,
    created_at: found.createdAt,
  });
