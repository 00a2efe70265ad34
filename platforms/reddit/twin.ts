import { appTokens } from '../app-tokens.ts';
import { failWith, type FaultAnswers } from '../faults.ts';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';
import { ownAccount } from '../population/newcomer.ts';
import { type Left, rateWindow } from '../rate-window.ts';
import { searchPeople } from '../search-people.ts';
import type { Twin, TwinOptions } from '../twin.ts';
import { suspendedUser, user } from './user-json.ts';

const prefix = '/platforms/reddit';
const failure = (status: number, message: string, headers: Record<string, string> = {}) =>
  jsonReply(status, { message, error: status }, headers);

/** Its rate is a page with `retry-after` (seen in 2021); a used-up quota JSON without. A bare 403 is a scope we lack. */
const faultAnswers: FaultAnswers = {
  broken: { status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>Ow! -- reddit.com</h1>' },
  busy: (seconds) => ({
    status: 429,
    headers: { 'content-type': 'text/html; charset=UTF-8', 'retry-after': String(seconds) },
    body: '<!doctype html><html><head><title>Too Many Requests</title></head></html>',
  }),
  spent: failure(429, 'Too Many Requests'),
  refused: jsonReply(
    403,
    { error: 403 },
    { 'www-authenticate': 'Bearer realm="reddit", error="insufficient_scope"' },
  ),
};

/**
 * Reddit's Data API for an app over the population: POST /platforms/reddit/token/api/v1/access_token, and below
 * /platforms/reddit/api GET /user/:name/about and /users/search.
 */
export function createRedditTwin({
  population,
  now,
  faults,
  suspended = [],
}: TwinOptions & { suspended?: readonly string[] }): Twin {
  const tokens = appTokens(3600, now);
  const take = rateWindow(600, 600_000, now);

  async function handle(request: PlatformRequest): Promise<PlatformResponse> {
    const { url, method, headers } = request;
    if (!headers['user-agent']) return failure(429, 'Too Many Requests');
    const path = url.pathname.slice(prefix.length);
    const fault = faults?.(request);
    const failed = fault && (await failWith(fault, faultAnswers));
    if (failed) return failed;
    if (path === '/token/api/v1/access_token' && method === 'POST') return giveToken(request);
    const client = tokens.clientOf(headers['authorization']);
    if (client === undefined)
      return failure(401, 'Unauthorized', {
        'www-authenticate': 'Bearer realm="reddit", error="invalid_token"',
      });
    const left = take(client);
    if (!left.allowed) return failure(429, 'Too Many Requests', rateHeaders(left));
    const found = method === 'GET' ? answer(path, url, fault?.kind === 'everyone exists') : undefined;
    return found ? jsonReply(200, found, rateHeaders(left)) : failure(404, 'Not Found', rateHeaders(left));
  }

  function giveToken({ headers, body }: PlatformRequest): PlatformResponse {
    const [id, secret] = Buffer.from(
      /^basic\s+(\S+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? '',
      'base64',
    )
      .toString('utf8')
      .split(':');
    if (!id || !secret) return failure(401, 'Unauthorized');
    const grant = new URLSearchParams(body.toString('utf8')).get('grant_type');
    // Reddit says 200 to a grant that it does not know.
    if (grant !== 'client_credentials') return jsonReply(200, { error: 'unsupported_grant_type' });
    return jsonReply(200, { ...tokens.give(id), scope: '*' });
  }

  function answer(path: string, url: URL, everyoneExists: boolean): unknown {
    const base = url.origin + prefix;
    if (path === '/api/users/search') {
      const limit = Math.min(100, Number(url.searchParams.get('limit')) || 25);
      const found = searchPeople(population, 'REDDIT', url.searchParams.get('q') ?? '');
      const children = found.slice(0, limit).map((one) => ({ kind: 't2', data: user(one, base) }));
      const after = found.length > limit ? `t2_${found[limit - 1]!.id.toString(36)}` : null;
      return {
        kind: 'Listing',
        data: { modhash: '', dist: children.length, children, after, before: null },
      };
    }
    const name = /^\/api\/user\/([\w-]+)\/about\/?$/.exec(path)?.[1];
    if (name === undefined) return undefined;
    if (suspended.includes(name.toLowerCase())) return { kind: 't2', data: suspendedUser(name) };
    const profile =
      population.get(name, 'REDDIT') ?? (everyoneExists ? { ...ownAccount(name, now()), id: 1 } : undefined);
    return profile && { kind: 't2', data: user(profile, base) };
  }

  return { handle };
}

/** Numbers with a point, and the reset in seconds from now. */
const rateHeaders = ({ left, used, rest }: Left) => ({
  'x-ratelimit-remaining': `${left}.0`,
  'x-ratelimit-used': String(used),
  'x-ratelimit-reset': String(Math.ceil(rest / 1000)),
});
