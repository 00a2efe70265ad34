import { buildSchema, graphql, GraphQLError } from 'graphql';
import type { Population } from '../population/population.ts';
import type { TwinProfile } from '../population/profile.ts';
import { pictureId } from '../picture-id.ts';
import { matchUser, nearUsers } from './match.ts';
import { parseQuery } from './query.ts';

/** The part of GitHub's public schema that concerns people, under its own names. */
const schema = buildSchema(`
  interface RepositoryOwner { login: String! }
  type FollowerConnection { totalCount: Int! }
  type FollowingConnection { totalCount: Int! }
  scalar URI
  scalar DateTime
  type User implements RepositoryOwner {
    login: String! databaseId: Int name: String bio: String location: String company: String
    websiteUrl: URI twitterUsername: String avatarUrl(size: Int): URI! url: URI! createdAt: DateTime!
    followers(first: Int): FollowerConnection! following(first: Int): FollowingConnection!
  }
  type Organization implements RepositoryOwner {
    login: String! databaseId: Int name: String description: String location: String
    websiteUrl: URI twitterUsername: String avatarUrl(size: Int): URI! url: URI! createdAt: DateTime!
  }
  union SearchResultItem = User | Organization
  type SearchResultItemConnection { userCount: Int! nodes: [SearchResultItem] }
  enum SearchType { USER }
  type RateLimit { cost: Int! limit: Int! remaining: Int! }
  type Query {
    user(login: String!): User
    repositoryOwner(login: String!): RepositoryOwner
    search(query: String!, type: SearchType!, first: Int): SearchResultItemConnection!
    rateLimit: RateLimit
  }
`);

const mostNodes = 100;

/** POST /graphql: its answer, also where some of what was asked is not there. `find`: an account by its login. */
export async function answerGraphql(
  request: Buffer,
  {
    population,
    find,
    base,
  }: { population: Population; find: (login: string) => TwinProfile | undefined; base: string },
): Promise<{ status: number; body: unknown }> {
  const asked = parsed(request);
  if (!asked) return { status: 400, body: { message: 'Problems parsing JSON', status: '400' } };
  const rootValue = {
    repositoryOwner: ({ login }: { login: string }) => {
      const profile = find(login);
      return profile ? user(profile, base) : null;
    },
    user: ({ login }: { login: string }) => {
      const profile = find(login);
      if (profile) return user(profile, base);
      throw new GraphQLError(`Could not resolve to a User with the login of '${login}'.`);
    },
    search: ({ query, first = 0 }: { query: string; first?: number }) => {
      const wanted = parseQuery(query);
      const found = [...nearUsers(population, wanted)]
        .map((profile) => ({ profile, score: matchUser(profile, wanted) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.profile.id - b.profile.id);
      const nodes = found.slice(0, Math.min(mostNodes, first)).map(({ profile }) => user(profile, base));
      return { userCount: found.length, nodes };
    },
  };
  const { data, errors } = await graphql({
    ...{ schema, source: asked.query, variableValues: asked.variables ?? {}, rootValue },
  });
  const body = {
    ...(data !== undefined && { data }),
    ...(errors && {
      errors: errors.map(({ message, path, locations }) => ({
        ...(path && message.startsWith('Could not resolve') && { type: 'NOT_FOUND' }),
        ...(path && { path }),
        ...{ locations, message },
      })),
    }),
  };
  return { status: 200, body };
}

function parsed(request: Buffer): { query: string; variables?: Record<string, unknown> } | undefined {
  try {
    const body = JSON.parse(request.toString('utf8')) as {
      query?: unknown;
      variables?: Record<string, unknown>;
    };
    return typeof body.query === 'string'
      ? { query: body.query, ...(body.variables && { variables: body.variables }) }
      : undefined;
  } catch {
    return undefined;
  }
}

const user = (profile: TwinProfile, base: string) => ({
  __typename: 'User',
  login: profile.handle,
  databaseId: profile.id,
  name: profile.name ?? null,
  bio: profile.bio ?? null,
  location: profile.location ?? null,
  company: profile.company ?? null,
  websiteUrl: profile.link ?? null,
  twitterUsername: null,
  avatarUrl: `${base}/avatars/${profile.handle}?u=${pictureId(profile, 40)}&v=4`,
  url: `${base}/u/${profile.handle}`,
  createdAt: profile.createdAt,
  followers: { totalCount: profile.followers },
  following: { totalCount: profile.following },
});
