import { appTokens } from '../app-tokens.ts';
import { failWith, type FaultAnswers } from '../faults.ts';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';
import { ownAccount } from '../population/newcomer.ts';
import type { TwinProfile } from '../population/profile.ts';
import { rateWindow } from '../rate-window.ts';
import { searchPeople } from '../search-people.ts';
import type { Twin, TwinOptions } from '../twin.ts';
import { channel, user } from './user-json.ts';

const prefix = '/platforms/twitch';
const words: Record<number, string> = {
  ...{ 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found' },
  ...{ 429: 'Too Many Requests', 503: 'Service Unavailable' },
};
/** A failure of the API; those of the token endpoint lack `error`. Neither 400 nor 401 carries rate headers. */
const failure = (status: number, message: string, headers: Record<string, string> = {}) =>
  jsonReply(status, { error: words[status], status, message }, headers);

/**
 * Twitch's Helix API for an app over the population: POST /platforms/twitch/token/oauth2/token, and below
 * /platforms/twitch/api GET /helix/users and /helix/search/channels.
 */
export function createTwitchTwin({ population, now, faults }: TwinOptions): Twin {
  const tokens = appTokens(4_803_057, now);
  const take = rateWindow(800, 60_000, now);

  async function handle(request: PlatformRequest): Promise<PlatformResponse> {
    const { url, method, headers } = request;
    const path = url.pathname.slice(prefix.length);
    const fault = faults?.(request);
    const failed = fault && (await failWith(fault, faultAnswers(Math.ceil(now() / 1000))));
    if (failed) return failed;
    if (path === '/token/oauth2/token' && method === 'POST') return giveToken(request);
    const refused = refusal(headers);
    if (refused) return failure(401, refused);
    const left = take(headers['client-id']);
    const rate = {
      'ratelimit-limit': String(left.most),
      'ratelimit-remaining': String(left.left),
      'ratelimit-reset': String(left.reset),
    };
    if (!left.allowed) return failure(429, 'Too Many Requests', rate);
    const answer =
      method !== 'GET'
        ? undefined
        : path === '/api/helix/users'
          ? lookUp(url, fault?.kind === 'everyone exists')
          : search(path, url);
    if (!answer) return failure(404, '');
    return typeof answer === 'string' ? failure(400, answer) : jsonReply(200, answer, rate);
  }

  function giveToken({ body }: PlatformRequest): PlatformResponse {
    const form = new URLSearchParams(body.toString('utf8'));
    const refuse = (message: string) => jsonReply(400, { status: 400, message });
    const id = form.get('client_id');
    if (!id) return refuse('missing client id');
    if (!form.get('client_secret')) return refuse('missing client secret');
    if (form.get('grant_type') !== 'client_credentials') return refuse('invalid grant type');
    return jsonReply(200, tokens.give(id));
  }

  function refusal(headers: PlatformRequest['headers']): string | undefined {
    if (!headers['client-id']) return 'Client ID is missing';
    if (!headers['authorization']) return 'OAuth token is missing';
    const client = tokens.clientOf(headers['authorization']);
    if (client === undefined) return 'Invalid OAuth token';
    return client === headers['client-id'] ? undefined : 'Client ID and OAuth token do not match';
  }

  /** An answer, or the words of a 400. Accounts that are not there are left out. */
  function lookUp(url: URL, everyoneExists: boolean): object | string {
    const logins = url.searchParams.getAll('login');
    if (logins.length === 0 || !logins.every((login) => /^[a-z\d]\w{0,24}$/i.test(login)))
      return 'Invalid username(s), email(s), or ID(s). Bad Identifiers.';
    if (logins.length > 100)
      return 'The parameter "login" was malformed: the value must be less than or equal to 100';
    const found = logins.flatMap(
      (login): TwinProfile | [] =>
        population.get(login, 'TWITCH') ?? (everyoneExists ? { ...ownAccount(login, now()), id: 1 } : []),
    );
    return { data: found.map((profile) => user(profile, url.origin + prefix)) };
  }

  function search(path: string, url: URL): object | string | undefined {
    if (path !== '/api/helix/search/channels') return undefined;
    const query = url.searchParams.get('query');
    if (!query) return 'Missing required parameter "query"';
    const first = Number(url.searchParams.get('first') ?? 20);
    if (!(first >= 1 && first <= 100))
      return 'The parameter "first" was malformed: the value must be less than or equal to 100';
    const found = searchPeople(population, 'TWITCH', query);
    return {
      data: found.slice(0, first).map((profile) => channel(profile, url.origin + prefix)),
      pagination: found.length > first ? { cursor: Buffer.from(String(first)).toString('base64') } : {},
    };
  }

  return { handle };
}

const faultAnswers = (nowSeconds: number): FaultAnswers => {
  const used = (seconds: number) =>
    failure(429, 'Too Many Requests', {
      'ratelimit-limit': '800',
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(nowSeconds + seconds),
    });
  return {
    broken: failure(503, 'service unavailable'),
    busy: used,
    spent: used(60),
    refused: failure(401, 'Invalid OAuth token'),
  };
};
