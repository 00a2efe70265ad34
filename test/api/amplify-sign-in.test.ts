// @vitest-environment happy-dom
// @vitest-environment-options {"url":"http://localhost/login"}
import { createHash } from 'node:crypto';
import { Amplify, type ResourcesConfig } from 'aws-amplify';
import {
  autoSignIn,
  confirmSignIn,
  fetchAuthSession,
  signIn,
  signInWithRedirect,
  signOut,
  signUp,
  type JWT,
} from 'aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { CookieStorage } from 'aws-amplify/utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientId, poolId } from '../../emulator/cognito/in-test/serve.ts';

/**
 * The times and errors of signing in, as the client keeps them: the real library with a clock that is moved by hand. What it
 * asks is answered here, without a network; how the pool answers is held by the pool's own tests.
 */
type Answer = (operation: string, body: Record<string, unknown>) => { status: number; body: object };
const [username, password] = ['maya@example.com', 'Correct-h0rse'];
const config = {
  userPoolId: poolId,
  userPoolClientId: clientId,
  identityPoolId: 'us-east-1:11111111-2222-3333-4444-555555555555',
  loginWith: {
    email: true,
    oauth: {
      domain: 'login.hollimund.example',
      scopes: ['openid'],
      redirectSignIn: ['http://localhost/login'],
      redirectSignOut: ['http://localhost/'],
      responseType: 'code' as const,
    },
  },
};
const configure = (more: object = {}, options?: Parameters<typeof Amplify.configure>[1]) =>
  Amplify.configure({ Auth: { Cognito: { ...config, ...more } } } as ResourcesConfig, options);

let asked: { operation: string; at: number }[];
const times = (operation: string) => asked.filter((one) => one.operation === operation).map(({ at }) => at);

/** What a request to the identity service or the token endpoint is answered with. */
function answerWith(answer: Answer): void {
  vi.stubGlobal('fetch', async (_url: unknown, init: { headers: Record<string, string>; body: string }) => {
    const operation = new Headers(init.headers).get('x-amz-target')?.split('.')[1] ?? 'token';
    asked.push({ operation, at: Date.now() });
    const sent = operation === 'token' ? {} : (JSON.parse(init.body) as Record<string, unknown>);
    const { status, body } = answer(operation, sent);
    return new Response(JSON.stringify(body), { status });
  });
}

const refused = (name: string, message = name) => ({ status: 400, body: { __type: name, message } });
/** The clock moves on; then whatever is under way without waiting for a time goes on while it stands. */
const pass = async (milliseconds: number, until = () => true) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 20 || (turn < 20_000 && !until()); turn += 1)
    await new Promise((done) => setImmediate(done));
};

const start = Date.UTC(2026, 10, 20, 12);
/** A token as a browser holds it; nobody here checks its signature. */
function token(claims: Record<string, string>): JWT {
  const payload = { exp: start / 1000 + 86_400, ...claims };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return { payload, toString: () => `${part({ alg: 'none' })}.${part(payload)}.x` };
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({
    now: start,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  configure();
});
afterEach(async () => {
  await signOut().catch(() => {});
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signed up where a link in the mail confirms', () => {
  const begin = async () => {
    configure({ signUpVerificationMethod: 'link' });
    const { nextStep } = await signUp({
      username,
      password,
      options: { userAttributes: {}, autoSignIn: { authFlowType: 'USER_PASSWORD_AUTH' } },
    });
    expect(nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
    const outcome = autoSignIn().catch((error: unknown) => error);
    let told: unknown;
    void outcome.then((result) => (told = result));
    return { told: () => told };
  };
  const unconfirmed: Answer = (operation) =>
    operation === 'SignUp'
      ? { status: 200, body: { UserSub: 'sub-1', UserConfirmed: false } }
      : refused('UserNotConfirmedException', 'User is not confirmed.');

  const arrived = {
    status: 200,
    body: {
      AuthenticationResult: {
        AccessToken: String(token({ sub: 'sub-1', username: 'sub-1' })),
        IdToken: String(token({ sub: 'sub-1' })),
        RefreshToken: 'r',
      },
    },
  };

  test('it asks every 5000 ms whether the link was opened, and is in once it was', async () => {
    let opened = false;
    answerWith((operation, body) =>
      opened && operation === 'InitiateAuth' ? arrived : unconfirmed(operation, body),
    );
    const { told } = await begin();
    for (let nth = 1; nth <= 3; nth += 1) await pass(5000, () => times('InitiateAuth').length === nth);
    expect(times('InitiateAuth')).toEqual([start + 5000, start + 10_000, start + 15_000]);
    expect(told()).toBeUndefined();
    opened = true;
    await pass(5000, () => told() !== undefined);
    expect(told()).toMatchObject({ isSignedIn: true });
    await pass(60_000);
    expect(times('InitiateAuth')).toHaveLength(4);
  });

  test('after 180000 ms it gives up, and says what to do', async () => {
    answerWith(unconfirmed);
    const { told } = await begin();
    for (let nth = 1; nth <= 36; nth += 1) await pass(5000);
    expect(times('InitiateAuth').at(-1)).toBe(start + 180_000);
    expect(told()).toBeUndefined();
    await pass(5000);
    expect(told()).toMatchObject({
      name: 'AutoSignInException',
      message: 'The account was not confirmed on time.',
      recoverySuggestion:
        'Try to verify your account by clicking the link sent your email or phone and then login manually.',
    });
    expect(times('InitiateAuth')).toHaveLength(36);
  });

  test('begun twice within 300 ms it asks once', async () => {
    answerWith(unconfirmed);
    await begin();
    void autoSignIn().catch(() => {});
    await pass(5000);
    expect(times('InitiateAuth')).toHaveLength(1);
  });
});

describe('a code that is asked for at the sign-in', () => {
  const challenged: Answer = (operation) =>
    operation === 'InitiateAuth'
      ? {
          status: 200,
          body: { ChallengeName: 'SMS_MFA', Session: 's1', ChallengeParameters: { USERNAME: 'sub-1' } },
        }
      : refused('CodeMismatchException');

  test('is no answer where no sign-in was begun', async () => {
    answerWith(challenged);
    await expect(confirmSignIn({ challengeResponse: '123456' })).rejects.toMatchObject({
      name: 'SignInException',
      message: expect.stringMatching(/page was refreshed during the sign in flow and session has expired/),
    });
    expect(asked).toEqual([]);
  });

  test('may be given for three minutes', async () => {
    answerWith(challenged);
    await signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
    const kept = Number(sessionStorage.getItem('CognitoSignInState.expiry'));
    expect(kept - start).toBe(180_000);
  });

  test.each([
    ['username', () => signIn({ username: '', password }), 'EmptySignInUsername'],
    ['password at the sign-in', () => signIn({ username, password: '' }), 'EmptySignInPassword'],
    ['answer', () => confirmSignIn({ challengeResponse: '' }), 'EmptyChallengeResponse'],
  ])('an empty %s is refused without asking', async (_, send, name) => {
    await expect(send()).rejects.toMatchObject({ name });
    expect(asked).toEqual([]);
  });
});

describe('credentials for the own files', () => {
  const iss = `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`;
  const signedIn = (idToken = token({ iss })) => {
    cognitoCredentialsProvider.clearCredentialsAndIdentityId();
    const getTokens = () => Promise.resolve({ accessToken: token({}), idToken });
    configure(
      {},
      { Auth: { tokenProvider: { getTokens }, credentialsProvider: cognitoCredentialsProvider } },
    );
  };
  const given: Answer = (operation) => ({
    status: 200,
    body: {
      IdentityId: 'us-east-1:1',
      ...(operation !== 'GetId' && {
        Credentials: {
          AccessKeyId: 'ASIA1',
          SecretKey: 's',
          SessionToken: 't',
          Expiration: start / 1000 + 3600,
        },
      }),
    },
  });

  test('are asked for again after 3000000 ms, and not before', async () => {
    answerWith(given);
    signedIn();
    expect((await fetchAuthSession()).credentials?.accessKeyId).toBe('ASIA1');
    await pass(2_999_999);
    await fetchAuthSession();
    expect(times('GetCredentialsForIdentity')).toEqual([start]);
    await pass(1);
    await fetchAuthSession();
    expect(times('GetCredentialsForIdentity')).toEqual([start, start + 3_000_000]);
  });

  test.each([
    [
      'no keys',
      'CredentialsException',
      'Cognito did not respond with either Credentials, AccessKeyId or SecretKey.',
    ],
    ['no identity', 'GetIdResponseException', 'Received undefined response from getId operation'],
  ])('an answer with %s is an error that says so', async (what, name, message) => {
    answerWith((operation) =>
      what === 'no keys' && operation === 'GetId' ? given('GetId', {}) : { status: 200, body: {} },
    );
    signedIn();
    await expect(fetchAuthSession()).rejects.toMatchObject({ name, message });
  });

  test('a token that names no issuer is no ticket', async () => {
    answerWith(given);
    signedIn(token({}));
    await expect(fetchAuthSession()).rejects.toMatchObject({ message: 'Invalid Idtoken.' });
  });
});

describe('the way to a provider and back', () => {
  interface Back {
    type: 'success' | 'canceled' | 'error';
    url?: string;
  }
  /** Sends off, and comes back with what `back` makes of the address. Returns that address and what became of it. */
  async function goAndComeBack(back: (there: URL) => string | undefined, more: object = {}) {
    configure(more);
    let there = new URL('about:blank');
    const authSessionOpener = (address: string | URL) => {
      there = new URL(address);
      const url = back(there);
      return Promise.resolve((url ? { type: 'success', url } : undefined) as never as Back);
    };
    const words = await signInWithRedirect({
      provider: 'Google',
      options: { authSessionOpener } as never,
    }).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return { there, words };
  }
  const here = 'http://localhost/login';

  test('the state is 32 letters and digits, the verifier 128 characters; both are new each time', async () => {
    const seen = new Set<string>();
    for (let nth = 0; nth < 5; nth += 1) {
      const { there } = await goAndComeBack(() => undefined);
      expect(`${there.origin}${there.pathname}`).toBe('https://login.hollimund.example/oauth2/authorize');
      const state = there.searchParams.get('state') ?? '';
      expect(state).toMatch(/^[A-Za-z0-9]{32}$/);
      const kept = Object.entries({ ...localStorage }).find(([key]) => key.endsWith('.oauthPKCE'));
      const verifier = kept?.[1] as string;
      expect(verifier).toMatch(/^[A-Za-z0-9]{128}$/);
      expect(there.searchParams.get('code_challenge')).toBe(
        createHash('sha256').update(verifier).digest('base64url'),
      );
      expect(Object.fromEntries(there.searchParams)).toMatchObject({
        redirect_uri: here,
        response_type: 'code',
        client_id: clientId,
        identity_provider: 'Google',
        scope: 'openid',
        code_challenge_method: 'S256',
      });
      seen.add(state).add(verifier);
    }
    expect(seen.size).toBe(10);
  });

  test.each<[string, (there: URL) => string, object, string]>([
    ['without a code', () => `${here}?x=1`, {}, 'User cancelled OAuth flow.'],
    [
      'with another state',
      () => `${here}?code=c&state=other`,
      {},
      'An error occurred while validating the state.',
    ],
    [
      'with the words of the provider',
      () => `${here}?error=access_denied&error_description=Not+today`,
      {},
      'Not today',
    ],
    [
      'without a token',
      () => `${here}#id_token=x`,
      { loginWith: { oauth: { ...config.loginWith.oauth, responseType: 'token' } } },
      'No access token returned from OAuth flow.',
    ],
  ])('coming back %s is told', async (_, back, more, expected) => {
    expect((await goAndComeBack(back, more)).words).toBe(expected);
    expect(asked).toEqual([]);
  });

  test('a code with the right state buys tokens with the verifier, in form fields', async () => {
    let sent: RequestInit | undefined;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent = init;
      expect(url).toBe('https://login.hollimund.example/oauth2/token');
      return new Response(JSON.stringify({ error: 'invalid_grant' }));
    });
    const { words } = await goAndComeBack(
      ({ searchParams }) => `${here}?code=c1&state=${searchParams.get('state')}`,
    );
    expect(words).toBe('invalid_grant');
    expect(sent).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const fields = Object.fromEntries(new URLSearchParams(sent?.body as string));
    expect(fields).toMatchObject({
      grant_type: 'authorization_code',
      code: 'c1',
      client_id: clientId,
      redirect_uri: here,
    });
    expect(fields['code_verifier']).toHaveLength(128);
  });
});

describe('cookies, where tokens would be kept in them', () => {
  test('live 365 days, for every path, over TLS alone', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    await new CookieStorage().setItem('token', 'x');
    const expires = new Date(start + 365 * 86_400_000).toUTCString();
    expect(written).toHaveBeenCalledWith(`token=x; path=/; expires=${expires}; secure`);
    written.mockRestore();
  });

  test('refuse a sameSite that is none of the three', () => {
    expect(() => new CookieStorage({ sameSite: 'loose' as 'lax' })).toThrow(
      'The sameSite value of cookieStorage must be "lax", "strict" or "none".',
    );
  });
});
