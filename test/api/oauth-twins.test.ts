import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { linkProviders } from '../../lambdas/links/index.ts';
import { LinkRefused } from '../../lambdas/links/provider.ts';
import type { PlatformRequest, PlatformResponse } from '../../platforms/http.ts';
import { createPopulation } from '../../platforms/population/population.ts';
import { createOauthTwin } from '../../platforms/oauth/twin.ts';
import { oauthWires } from '../../platforms/oauth/provider-protocols.ts';

const origin = 'http://localhost:4910';
const names = Object.keys(oauthWires);
const platformOf = (name: string) => name.toUpperCase() as Platform;

/** Our own client against the twin: each is written from the platform's documentation, and here they must meet. */
function world() {
  let clock = Date.parse('2026-11-20T07:40:00Z');
  const { population } = createPopulation({ seed: 'oauth', now: clock, size: 200 });
  const twin = createOauthTwin({ population, now: () => clock, since: clock });
  const ask = (
    method: string,
    url: string,
    body = '',
    headers: Record<string, string> = {},
  ): PlatformResponse =>
    twin.handle({ method, url: new URL(url), headers, body: Buffer.from(body) } satisfies PlatformRequest);
  const fetcher: typeof fetch = async (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers).entries());
    const answer = ask(init?.method ?? 'GET', String(input), String(init?.body ?? ''), headers);
    return new Response(answer.body as string, { status: answer.status, headers: answer.headers ?? {} });
  };
  const access = Object.fromEntries(
    names.map((name) => {
      const base = `${origin}/platforms/oauth/${name}`;
      return [
        platformOf(name),
        { clientId: 'countersign-local', clientSecret: 'stand-in', pages: base, api: base },
      ];
    }),
  );
  const providers = linkProviders(access, { fetch: fetcher, deadline: 1000, sleep: async () => {} });
  const verifier = 'v'.repeat(128);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const begin = (name: string) => ({
    provider: providers.get(platformOf(name))!,
    redirectUri: `${origin}/auth/${name}`,
    url: providers
      .get(platformOf(name))!
      .authorizeUrl({ redirectUri: `${origin}/auth/${name}`, state: 's'.repeat(32), challenge }),
  });
  const allow = (url: string, account = 'maya-hollimund') => {
    const answer = ask('POST', url, new URLSearchParams({ account, answer: 'allow' }).toString());
    return new URL(answer.headers!['location']!).searchParams;
  };
  return { population, ask, begin, allow, verifier, later: (ms: number) => (clock += ms) };
}

let w: ReturnType<typeof world>;
beforeEach(() => {
  w = world();
});

it.each(['before', 'after'])(
  'whoever signs in %s they list an account is told the day that its profile tells',
  async (when) => {
    const handle = 'jerome_attwater';
    const list = () => w.population.protect(handle, { name: 'Jerome Attwater' }, 'REDDIT');
    if (when === 'after') list();
    w.later(5 * 86_400_000);
    const { provider, url, redirectUri } = w.begin('reddit');
    const back = w.allow(url, handle);
    const account = await provider.account(back.get('code')!, redirectUri, w.verifier);
    const profile = when === 'after' ? w.population.get(handle, 'REDDIT') : list();
    expect(Date.parse(account.createdAt ?? '')).toBe(Date.parse(profile?.createdAt ?? ''));
  },
);

describe.each(names)('%s', (name) => {
  const tellsHandle = ['github', 'x', 'pinterest', 'reddit'].includes(name);

  it('asks, sends back with the state, and says whose account it is', async () => {
    const { provider, url, redirectUri } = w.begin(name);
    expect(w.ask('GET', url)).toMatchObject({ status: 200 });
    const back = w.allow(url);
    expect(back.get('state')).toBe('s'.repeat(32));
    const account = await provider.account(back.get('code')!, redirectUri, w.verifier);
    expect(account.id).not.toBe('');
    // the others withhold it, so their proof may say no more than "some account"
    expect(account.handle).toBe(tellsHandle ? 'maya-hollimund' : undefined);
  });

  it('a code counts once, for ten minutes, for its own address', async () => {
    const { provider, url, redirectUri } = w.begin(name);
    const once = w.allow(url).get('code')!;
    await provider.account(once, redirectUri, w.verifier);
    await expect(provider.account(once, redirectUri, w.verifier)).rejects.toThrow(LinkRefused);
    const elsewhere = w.allow(url).get('code')!;
    await expect(provider.account(elsewhere, `${redirectUri}/`, w.verifier)).rejects.toThrow(LinkRefused);
    const late = w.allow(url).get('code')!;
    w.later(10 * 60_000);
    await expect(provider.account(late, redirectUri, w.verifier)).rejects.toThrow(LinkRefused);
  });

  it('the person may say no; another address or app is refused on the page', () => {
    const { url } = w.begin(name);
    const denied = w.ask('POST', url, 'account=maya&answer=deny');
    expect(new URL(denied.headers!['location']!).searchParams.get('error')).toBe('access_denied');
    expect(w.ask('GET', url.replace('%2Fauth%2F', '%2Fevil%2F')).status).toBe(400);
    expect(w.ask('GET', url.replace('countersign-local', 'other')).status).toBe(400);
  });

  it('a call without a token says nothing', () => {
    for (const path of Object.keys(oauthWires[name]!.calls))
      expect(w.ask('GET', `${origin}/platforms/oauth/${name}${path}`).status).toBeGreaterThanOrEqual(400);
  });
});

it('GitHub is told which account is meant; no other sign-in page names anybody', () => {
  const begun = { redirectUri: `${origin}/auth/github`, state: 's'.repeat(32), challenge: 'c'.repeat(43) };
  const url = w.begin('github').provider.authorizeUrl({ ...begun, handle: 'lena-marchetti' });
  expect(w.ask('GET', url).body).toContain('value="lena-marchetti"');
  for (const name of names) expect(w.ask('GET', w.begin(name).url).body).toContain('name="account" value=""');
});

it.each(['x', 'snapchat', 'github'])('%s checks the verifier', async (name) => {
  const { provider, url, redirectUri } = w.begin(name);
  const code = w.allow(url).get('code')!;
  await expect(provider.account(code, redirectUri, 'w'.repeat(128))).rejects.toThrow(LinkRefused);
});
