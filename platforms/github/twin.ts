import { createHash } from 'node:crypto';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { ownAccount } from '../population/newcomer.ts';
import type { Population } from '../population/population.ts';
import type { TwinProfile } from '../population/profile.ts';
import { failWith } from './faults.ts';
import type { Faults } from '../faults.ts';
import { answerGraphql } from './graphql.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Resource } from './rate-limit.ts';
import { searchUsers } from './search.ts';
import { fullUser } from './user-json.ts';

export interface GithubTwinOptions {
  population: Population;
  /** Milliseconds; the rate limit's clock. */
  now: () => number;
  /** Tokens GitHub would know; any token is accepted where the list is missing. */
  tokens?: readonly string[];
  faults?: Faults;
}

const prefix = '/platforms/github';
const notFound = {
  message: 'Not Found',
  documentation_url: 'https://docs.github.com/rest/users/users#get-a-user',
  status: '404',
};

/**
 * GitHub's own wire format over the population: GET /search/users, GET /users/:login, GET /user/:id,
 * POST /graphql, with its errors, paging, ETags and primary rate limit. Addresses start with /platforms/github.
 */
export function createGithubTwin({ population, now, tokens, faults }: GithubTwinOptions) {
  const rateLimit = createRateLimit(now);

  async function handle(request: PlatformRequest): Promise<PlatformResponse> {
    const path = request.url.pathname.slice(prefix.length);
    const base = request.url.origin + prefix;
    const caller = tokenOf(request);
    if (caller !== undefined && tokens !== undefined && !tokens.includes(caller))
      return reply(401, {
        message: 'Bad credentials',
        documentation_url: 'https://docs.github.com/rest',
        status: '401',
      });
    const graphql = path === '/graphql' && request.method === 'POST';
    if (graphql && caller === undefined)
      return reply(401, {
        message: 'This endpoint requires you to be authenticated.',
        documentation_url:
          'https://docs.github.com/graphql/guides/forming-calls-with-graphql#authenticating-with-graphql',
        status: '401',
      });
    if (!graphql && request.method !== 'GET' && request.method !== 'HEAD')
      return reply(404, { ...notFound, documentation_url: 'https://docs.github.com/rest' });

    const fault = faults?.(request);
    const failure = fault === undefined ? undefined : await failWith(fault);
    if (failure !== undefined) return failure;

    const resource: Resource = graphql ? 'graphql' : path.startsWith('/search/') ? 'search' : 'core';
    const allowance = rateLimit.take(resource, caller);
    if (!allowance.allowed) return reply(403, exceeded(caller), allowance.headers);

    const everyoneExists = fault?.kind === 'everyone exists';
    if (graphql) {
      const find = (login: string) => byLogin(login, everyoneExists);
      const said = await answerGraphql(request.body, { population, find, base });
      return reply(said.status, said.body, allowance.headers);
    }
    const { status, body, link } = answer(path, base, request.url, everyoneExists);
    const sent = reply(status, body, { ...allowance.headers, ...(link === undefined ? {} : { link }) });
    if (status === 200 && request.headers['if-none-match'] === sent.headers?.['etag']) {
      rateLimit.giveBack(resource, caller);
      return { status: 304, headers: sent.headers ?? {} };
    }
    return sent;
  }

  function answer(
    path: string,
    base: string,
    url: URL,
    everyoneExists: boolean,
  ): { status: number; body: unknown; link?: string } {
    if (path === '/search/users') return searchUsers(population, url, base);
    const login = /^\/users\/([^/]+)$/.exec(path)?.[1];
    const id = /^\/user\/(\d+)$/.exec(path)?.[1];
    const profile =
      login !== undefined
        ? byLogin(decoded(login), everyoneExists)
        : id !== undefined
          ? byId(Number(id))
          : undefined;
    return profile === undefined
      ? { status: 404, body: notFound }
      : { status: 200, body: fullUser(profile, base) };
  }

  const byLogin = (login: string, everyoneExists: boolean): TwinProfile | undefined =>
    population.get(login) ??
    (everyoneExists && login !== '' ? { ...ownAccount(login, now()), id: 1 } : undefined);

  function byId(id: number): TwinProfile | undefined {
    for (const profile of population.all()) if (profile.id === id) return profile;
    return undefined;
  }

  return { handle };
}

/** A path part as text; what cannot be decoded is nobody's login. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function reply(status: number, body: unknown, headers: Record<string, string> = {}): PlatformResponse {
  const text = JSON.stringify(body);
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60, s-maxage=60',
      etag: `W/"${createHash('sha256').update(text).digest('hex')}"`,
      server: 'github.com',
      'x-github-media-type': 'github.v3; format=json',
      'x-github-api-version-selected': '2022-11-28',
      ...headers,
    },
    body: text,
  };
}

const exceeded = (caller: string | undefined) => ({
  message:
    caller === undefined
      ? "API rate limit exceeded for 127.0.0.1. (But here's the good news: Authenticated requests get a higher rate limit. Check out the documentation for more details.)"
      : 'API rate limit exceeded for user ID 1.',
  documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
  status: '403',
});

/** 'Bearer abc' or 'token abc' -> 'abc' */
const tokenOf = (request: PlatformRequest): string | undefined =>
  /^(?:bearer|token)\s+(\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1];
