import { beforeEach, expect, test, vi } from 'vitest';
import { endEverywhere } from './end-everywhere.ts';

const amplify = vi.hoisted(() => ({ fetchAuthSession: vi.fn(), getConfig: vi.fn() }));
vi.mock('aws-amplify', () => ({ Amplify: { getConfig: amplify.getConfig } }));
vi.mock('aws-amplify/auth', () => ({ fetchAuthSession: amplify.fetchAuthSession }));

const fetched = vi.fn();
const pool = (Cognito: object) => amplify.getConfig.mockReturnValue({ Auth: { Cognito } });
beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response('{}')));
  amplify.fetchAuthSession.mockReset().mockResolvedValue({ tokens: { accessToken: 'fresh' } });
  pool({ userPoolId: 'us-east-1_Ab12' });
});

test('every sign-in is ended with a token that was fetched just now', async () => {
  await endEverywhere();
  expect(amplify.fetchAuthSession).toHaveBeenCalledWith({ forceRefresh: true });
  const [address, { headers, body }] = fetched.mock.calls[0] as [
    string,
    Record<'headers', Record<string, string>> & { body: string },
  ];
  expect(address).toBe('https://cognito-idp.us-east-1.amazonaws.com/');
  expect(headers['x-amz-target']).toBe('AWSCognitoIdentityProviderService.GlobalSignOut');
  expect(body).toBe('{"AccessToken":"fresh"}');
  pool({ userPoolId: 'us-east-1_Ab12', userPoolEndpoint: 'http://localhost:4910/cognito' });
  await endEverywhere();
  expect(fetched.mock.calls[1]![0]).toBe('http://localhost:4910/cognito');
});

test('what did not go through is said', async () => {
  fetched.mockResolvedValue(new Response('{"__type":"TooManyRequestsException"}', { status: 400 }));
  await expect(endEverywhere()).rejects.toThrow('TooManyRequestsException');
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(endEverywhere()).rejects.toThrow('Failed to fetch');
  fetched.mockClear();
  amplify.fetchAuthSession.mockResolvedValue({});
  await expect(endEverywhere()).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
});
