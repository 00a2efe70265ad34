import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientId, poolForTest, poolId } from '../in-test/serve.ts';
import type { UserPoolsOptions } from '../user-pools.ts';

const origin = 'http://localhost:4910';
const redirectUri = `${origin}/dashboard`;
const scope = 'openid email aws.cognito.signin.user.admin';
const verifier = randomBytes(64).toString('hex');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const oauth = {
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthFlows: ['code'],
  AllowedOAuthScopes: scope.split(' '),
  CallbackURLs: [redirectUri],
  LogoutURLs: [`${origin}/`],
  SupportedIdentityProviders: ['COGNITO', 'Google'],
};
const google = {
  ProviderName: 'Google',
  ProviderType: 'Google',
  ProviderDetails: { client_id: 'x' },
  AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name' },
};
let pool: Awaited<ReturnType<typeof poolForTest>>;
let now: number;

async function start(options: Partial<UserPoolsOptions> & { pool?: object } = {}) {
  now = 1_800_000_000_000;
  pool = await poolForTest({ client: oauth, now: () => now, ...options });
  pool.pools.ensureProvider({ poolId, properties: google });
}
beforeEach(() => start());

const ask = (method: string, path: string, body = '') =>
  pool.pools.handleHostedLogin({ method, url: new URL(path, origin), headers: {}, body: Buffer.from(body) });
const request = {
  client_id: clientId,
  redirect_uri: redirectUri,
  response_type: 'code',
  scope,
  state: 'abc',
  identity_provider: 'Google',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};
const authorize = (change: Record<string, string | undefined> = {}) => {
  const query = Object.entries({ ...request, ...change }).filter(([, value]) => value !== undefined);
  return ask('GET', `/oauth2/authorize?${new URLSearchParams(query as [string, string][])}`);
};
const begin = async () => /name="trip" value="([^"]+)"/.exec(String((await authorize()).body))![1]!;
async function answer(fields: Record<string, string>, id?: string) {
  id ??= await begin();
  const reply = await ask(
    'POST',
    '/oauth2/idpresponse',
    String(new URLSearchParams({ trip: id, provider: 'Google', ...fields })),
  );
  return { reply, to: new URL(reply.headers?.location ?? 'http://nowhere') };
}
const maya = { email: 'Maya@example.com', name: 'Maya', verified: 'yes', answer: 'allow' };
async function exchange(code: string, change: Record<string, string> = {}) {
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...change,
  };
  const { status, body } = await ask('POST', '/oauth2/token', String(new URLSearchParams(form)));
  return { status, ...(JSON.parse(String(body)) as Record<string, string>) } as Record<string, string> & {
    status: number;
  };
}
const codeOf = async (fields: Record<string, string> = maya) =>
  (await answer(fields)).to.searchParams.get('code') ?? '';

describe('through a provider and back', () => {
  test('the app gets a code and its state, and for the code tokens of a person with that identity', async () => {
    const { reply, to } = await answer(maya);
    expect(reply.status).toBe(302);
    expect(`${to.origin}${to.pathname}`).toBe(redirectUri);
    expect(to.searchParams.get('state')).toBe('abc');
    const tokens = await exchange(to.searchParams.get('code')!);
    expect(tokens).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 900 });
    expect(decodeJwt(tokens.id_token!)).toMatchObject({
      email: 'Maya@example.com',
      email_verified: true,
      name: 'Maya',
      'cognito:username': expect.stringMatching(/^google_\d{21}$/),
      identities: [
        expect.objectContaining({ providerName: 'Google', userId: expect.stringMatching(/^\d{21}$/) }),
      ],
    });
    expect(decodeJwt(tokens.access_token!).scope).toBe(scope);
    expect(await pool.call('GetUser', { AccessToken: tokens.access_token })).toMatchObject({
      Username: expect.stringMatching(/^google_/),
    });
    const again = await exchange(await codeOf());
    expect(decodeJwt(again.id_token!).sub).toBe(decodeJwt(tokens.id_token!).sub);
    const refreshed = await exchange('', {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token!,
    });
    expect(refreshed.status).toBe(200);
  });

  test('an address the provider does not vouch for is unverified', async () => {
    const { verified: _, ...unverified } = maya;
    const tokens = await exchange(await codeOf(unverified));
    expect(decodeJwt(tokens.id_token!)).toMatchObject({ email_verified: false });
  });

  test('cancelling and a refusing trigger come back as OAuth errors', async () => {
    expect(Object.fromEntries((await answer({ answer: 'deny' })).to.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The sign-in was cancelled.',
      state: 'abc',
    });
    const sources: string[] = [];
    await start({
      pool: { LambdaConfig: { PreSignUp: 'arn' } },
      invokeTrigger: async (_arn, event) => {
        sources.push((event as { triggerSource: string }).triggerSource);
        throw new Error('Sign in with your password.');
      },
    });
    const { to } = await answer(maya);
    expect(to.searchParams.get('error_description')).toBe(
      'PreSignUp failed with error Sign in with your password..',
    );
    expect(sources).toEqual(['PreSignUp_ExternalProvider']);
    expect(await pool.call('ListUsers', { UserPoolId: poolId })).toEqual({ Users: [] });
  });
});

describe('a button that is pressed twice', () => {
  test('sends the form twice; the browser follows the second answer, and its code works', async () => {
    const id = await begin();
    const [first, second] = [await answer(maya, id), await answer(maya, id)];
    const codes = [first, second].map(({ to }) => to.searchParams.get('code')!);
    expect((await exchange(codes[1]!)).status).toBe(200);
    expect((await exchange(codes[0]!)).status).toBe(400);
    // Once the code is redeemed the trip is over.
    expect((await answer(maya, id)).reply.status).toBe(400);
  });

  test('turns back as well as once', async () => {
    const id = await begin();
    for (const { to } of [await answer({ answer: 'deny' }, id), await answer({ answer: 'deny' }, id)])
      expect(to.searchParams.get('error')).toBe('access_denied');
  });
});

describe('a code', () => {
  test('works once', async () => {
    const code = await codeOf();
    expect((await exchange(code)).status).toBe(200);
    expect(await exchange(code)).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(64) }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: `${origin}/other` }],
  ])('is worth nothing with %s, nor afterwards', async (_what, change) => {
    const code = await codeOf();
    expect(await exchange(code, change)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await exchange(code)).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test('lives five minutes', async () => {
    const code = await codeOf();
    now += 5 * 60_000 + 1;
    expect(await exchange(code)).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test('is of no use to another client', async () => {
    const code = await codeOf();
    pool.pools.ensureClient({ id: 'other', poolId, properties: { ...oauth } });
    expect(await exchange(code, { client_id: 'other' })).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await exchange(code, { client_id: 'nobody' })).toEqual({ status: 400, error: 'invalid_client' });
  });
});

describe('what the app may ask', () => {
  test('an unknown client or return address is never redirected to', async () => {
    const changes = [
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: `${redirectUri}/x` },
      { client_id: 'x' },
    ];
    for (const change of changes) {
      const page = await authorize(change);
      expect(page.status).toBe(400);
      expect(page.headers?.location).toBeUndefined();
    }
  });

  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'openid phone' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ identity_provider: 'Facebook' }, 'invalid_request'],
    [{ prompt: 'none' }, 'login_required'],
  ])('%j is answered with %s', async (change, error) => {
    const { headers } = await authorize(change);
    const to = new URL(headers?.location ?? '');
    expect(to.searchParams.get('error')).toBe(error);
    expect(to.searchParams.get('state')).toBe('abc');
  });

  test('without a provider it may choose; what it sent is shown as text only', async () => {
    const choice = await authorize({ identity_provider: undefined, state: '"><script>' });
    expect(choice.body).toContain('identity_provider=Google');
    const page = await authorize({ login_hint: '"><script>alert(1)</script>' });
    expect(page.body).not.toContain('<script>');
  });

  test('sign-out returns to a registered address only', async () => {
    const out = (to: string) =>
      ask('GET', `/logout?client_id=${clientId}&logout_uri=${encodeURIComponent(to)}`);
    expect((await out(`${origin}/`)).headers?.location).toBe(`${origin}/`);
    expect((await out('https://evil.example/')).status).toBe(400);
  });
});
