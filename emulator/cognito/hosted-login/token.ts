import type { LocalRequest, LocalResponse } from '../../host/http.ts';
import { sameText } from '../sign-in/codes.ts';
import { CognitoError } from '../errors.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import type { Client } from '../pools.ts';
import type { GrantRecord } from '../users/records.ts';
import { hashOf } from './provider-trip.ts';
import type { HostedLogin, ProviderTrip } from './provider-trip.ts';

const reply = (status: number, value: object): LocalResponse => ({
  status,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  },
  body: JSON.stringify(value),
});

/** POST /oauth2/token, form encoded: an authorization code or a refresh token becomes tokens; errors as RFC 6749 has them. */
export async function token(request: LocalRequest, hosted: HostedLogin): Promise<LocalResponse> {
  if (request.method === 'OPTIONS') return reply(200, {});
  const form = new URLSearchParams(request.body.toString('utf8'));
  let client: Client;
  try {
    client = hosted.pools.client(form.get('client_id') ?? '');
  } catch {
    return reply(400, { error: 'invalid_client' });
  }
  if (!client.settings.AllowedOAuthFlowsUserPoolClient) return reply(400, { error: 'unauthorized_client' });
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return byCode(client, form, hosted);
    case 'refresh_token':
      return byRefreshToken(client, form, hosted);
    default:
      return reply(400, { error: 'unsupported_grant_type' });
  }
}

async function byCode(client: Client, form: URLSearchParams, hosted: HostedLogin) {
  const codeHash = hashOf(form.get('code') ?? '');
  const trip = [...hosted.trips.all()].find((candidate) => candidate.codeHash === codeHash);
  if (!trip) return reply(400, { error: 'invalid_grant' });
  // Used up before anything is checked: a code that was once shown to a wrong asker is worth nothing to anybody.
  await hosted.trips.remove(trip.id);
  const user = hosted.users.bySub(client.pool.id, trip.sub ?? '');
  const right =
    trip.clientId === client.id &&
    trip.expiresAt >= hosted.now() &&
    trip.redirectUri === form.get('redirect_uri') &&
    provesKey(trip, form.get('code_verifier'));
  if (!right || !user) return reply(400, { error: 'invalid_grant' });
  const { grant, refreshToken } = await hosted.grants.open(client, user, trip.scope);
  return granted(client, grant, { refresh_token: refreshToken }, hosted, trip.nonce);
}

/** RFC 7636: whoever sent the challenge must now show the verifier behind it. */
const provesKey = ({ codeChallenge }: ProviderTrip, verifier: string | null) =>
  codeChallenge === undefined || (verifier !== null && sameText(hashOf(verifier), codeChallenge));

async function byRefreshToken(client: Client, form: URLSearchParams, hosted: HostedLogin) {
  try {
    const { grant, refreshToken } = await hosted.grants.refresh(client, form.get('refresh_token') ?? '');
    return await granted(client, grant, refreshToken ? { refresh_token: refreshToken } : {}, hosted);
  } catch (error) {
    if (error instanceof CognitoError) return reply(400, { error: 'invalid_grant' });
    throw error;
  }
}

async function granted(
  client: Client,
  grant: GrantRecord,
  more: object,
  hosted: HostedLogin,
  nonce?: string,
) {
  const user = hosted.users.bySub(grant.poolId, grant.sub);
  if (!user) return reply(400, { error: 'invalid_grant' });
  const { AccessToken, IdToken, ExpiresIn } = await issueTokens(client, user, grant, hosted, nonce);
  const openid = grant.scope.split(' ').includes('openid');
  return reply(200, {
    access_token: AccessToken,
    ...(openid ? { id_token: IdToken } : {}),
    ...more,
    token_type: 'Bearer',
    expires_in: ExpiresIn,
  });
}
