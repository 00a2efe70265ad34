import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { ownAccountOn } from '../population/elsewhere.ts';
import { ownAccount } from '../population/newcomer.ts';
import type { Population } from '../population/population.ts';
import { platformNamed } from '../population/profile.ts';
import { seeded } from '../seeded.ts';
import { sites } from '../site/sites.ts';
import { page } from '../site/html.ts';
import { consentPage, refusedPage } from './pages.ts';
import type { OauthAccount, OauthWire } from './provider-protocol.ts';
import { oauthWires } from './provider-protocols.ts';

export interface OauthTwinOptions {
  population: Population;
  /** Milliseconds. */
  now: () => number;
  /** When the population began: ages count from here. Default: now. */
  since?: number;
  /** The one client that every platform here knows. */
  client?: { id: string; secret: string };
}

const prefix = '/platforms/oauth';
/** RFC 6749, 4.1.2: ten minutes at most. */
const codeLasts = 10 * 60_000;

interface Asked {
  platform: string;
  redirectUri: string;
  state: string;
  challenge: string | undefined;
}
interface Granted extends Asked {
  account: string;
  until: number;
}

/**
 * The platforms' sign-ins (OAuth 2.0, authorization code, PKCE where the real one demands it): a page that asks who one
 * is, and each platform's own token and "who am I" calls. Nothing is kept: a restart ends what is half done.
 */
export function createOauthTwin({
  population,
  now,
  since = now(),
  client = { id: 'countersign-local', secret: 'stand-in' },
}: OauthTwinOptions) {
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, { platform: string; account: string }>();
  const fresh = () => randomBytes(16).toString('hex');

  function handle(request: PlatformRequest): PlatformResponse {
    const [, platform = '', path = ''] =
      /^\/([a-z]+)(\/.*)$/.exec(request.url.pathname.slice(prefix.length)) ?? [];
    const wire = Object.hasOwn(oauthWires, platform) ? oauthWires[platform]! : undefined;
    const site = sites[platform];
    if (!wire || !site) return page('Not found', '<h1>There is no such platform here</h1>', 404);
    if (path === wire.authorize) {
      const asked = askedFor(platform, wire, request.url);
      if (typeof asked === 'string') return refusedPage(site.name, asked);
      if (request.method === 'GET') return consentPage(site, request.url);
      return decide(asked, new URLSearchParams(request.body.toString('utf8')));
    }
    if (path === wire.token && request.method === 'POST') return exchange(platform, wire, request);
    const call = wire.calls[path];
    return call ? asAccount(platform, wire, request, call) : json(404, { message: 'Not Found' });
  }

  /** What the address asks for, or what is wrong with it. */
  function askedFor(platform: string, wire: OauthWire, url: URL): Asked | string {
    const value = (name: string) => url.searchParams.get(name) ?? '';
    const redirectUri = value('redirect_uri');
    if (value(wire.clientParam) !== client.id) return `${wire.clientParam}: no app has this id.`;
    // Registered letter for letter with the real platforms; here it is the callback page of this origin.
    if (redirectUri !== `${url.origin}/auth/${platform}`) return 'redirect_uri: not registered for this app.';
    if (platform !== 'github' && value('response_type') !== 'code') return 'response_type: must be "code".';
    const given = value('scope').split(/[\s,]+/);
    const lacking = wire.scopes.find((scope) => !given.includes(scope));
    if (lacking !== undefined) return `scope: ${lacking} is missing.`;
    const challenge = url.searchParams.get('code_challenge') ?? undefined;
    if (challenge !== undefined && value('code_challenge_method') !== 'S256')
      return 'code_challenge_method: must be S256.';
    if (wire.pkce && challenge === undefined) return 'code_challenge: is missing.';
    return { platform, redirectUri, state: value('state'), challenge };
  }

  function decide(asked: Asked, form: URLSearchParams): PlatformResponse {
    const back = new URL(asked.redirectUri);
    const account = (form.get('account') ?? '').trim().replace(/^(@|u\/)/, '');
    if (form.get('answer') === 'allow' && /^[\w.+-]{1,60}$/.test(account)) {
      const code = fresh();
      codes.set(code, { ...asked, account, until: now() + codeLasts });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The user denied the request.');
    }
    if (asked.state !== '') back.searchParams.set('state', asked.state);
    return { status: 303, headers: { location: back.href, 'cache-control': 'no-store' }, body: '' };
  }

  function exchange(platform: string, wire: OauthWire, request: PlatformRequest): PlatformResponse {
    const form = new URLSearchParams(request.body.toString('utf8'));
    const [id, secret] =
      wire.secret === 'basic' ? basicOf(request) : [form.get(wire.clientParam), form.get('client_secret')];
    if (id !== client.id || !same(secret ?? '', client.secret)) return json(401, { error: 'invalid_client' });
    const code = form.get('code') ?? '';
    const granted = codes.get(code);
    codes.delete(code);
    const fits =
      granted?.platform === platform &&
      granted.until > now() &&
      granted.redirectUri === form.get('redirect_uri') &&
      (granted.challenge === undefined || granted.challenge === challengeOf(form.get('code_verifier') ?? ''));
    if (!granted || !fits) return json(wire.refused.status, wire.refused.body);
    const reply = wire.tokenReply(fresh(), accountOf(platform, granted.account)) as { access_token: string };
    tokens.set(reply.access_token, { platform, account: granted.account });
    return json(200, reply);
  }

  function asAccount(
    platform: string,
    wire: OauthWire,
    request: PlatformRequest,
    call: OauthWire['calls'][string],
  ): PlatformResponse {
    const bearer = /^bearer (\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1];
    // Facebook's debug_token is called by the app about a token
    const about = request.url.searchParams.get('input_token');
    const token = about !== null && bearer === `${client.id}|${client.secret}` ? about : (bearer ?? '');
    const held = tokens.get(token);
    if (held?.platform !== platform) return json(wire.unauthorized.status, wire.unauthorized.body);
    return json(200, call(accountOf(platform, held.account), { client: client.id, token }));
  }

  /** Somebody of the population where there is one of this name; anybody else is made up from the name alone. */
  function accountOf(platform: string, handle: string): OauthAccount {
    const place = platformNamed(platform);
    const there = place && population.get(handle, place);
    const known = there ?? population.get(handle);
    const random = seeded('oauth', `${platform}/${handle.toLowerCase()}`);
    const id = known?.id ?? random.whole(1_000_000, 240_000_000);
    return {
      handle: known?.handle ?? handle,
      id,
      opaqueId: createHash('sha256')
        .update(`${client.id}/${platform}/${handle.toLowerCase()}`)
        .digest('base64url'),
      name: known?.name ?? handle,
      // The day that its profile tells, also of one that is made only once it is listed: another one would be another account's.
      createdAt:
        there?.createdAt ??
        (place === 'GITHUB' || !place ? ownAccount(handle, since) : ownAccountOn(place, handle, since))
          .createdAt,
    };
  }

  return { handle };
}

const json = (status: number, body: unknown): PlatformResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const same = (given: string, real: string): boolean =>
  given.length === real.length && timingSafeEqual(Buffer.from(given), Buffer.from(real));

function basicOf(request: PlatformRequest): [string | null, string | null] {
  const encoded = /^basic (\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1] ?? '';
  const [id, ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return [id ? decodeURIComponent(id) : null, decodeURIComponent(secret.join(':'))];
}
