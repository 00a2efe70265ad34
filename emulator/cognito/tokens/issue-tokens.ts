import type { Services } from '../operation.ts';
import type { Client } from '../pools.ts';
import type { GrantRecord, UserRecord } from '../users/records.ts';
import { tokenLifetimes } from '../settings.ts';

const isTrue = (value: string | undefined) => value === 'true';

/** Access and ID token of one sign-in, with the claims Cognito puts in them. `nonce` comes from a hosted login. */
export async function issueTokens(
  client: Client,
  user: UserRecord,
  grant: GrantRecord,
  { tokens, uuid }: Pick<Services, 'tokens' | 'uuid'>,
  nonce?: string,
) {
  const lifetimes = tokenLifetimes(client.settings);
  const precedence = (name: string) => client.pool.groups.get(name)?.precedence ?? Infinity;
  const groups = user.groups.toSorted((a, b) => precedence(a) - precedence(b));
  const shared = {
    sub: user.sub,
    ...(groups.length ? { 'cognito:groups': groups } : {}),
    origin_jti: grant.originJti,
    event_id: uuid(),
    auth_time: grant.authTime,
  };
  const { email_verified, phone_number_verified, identities, ...attributes } = user.attributes;
  const readable = ([name]: [string, unknown]) => client.settings.ReadAttributes?.includes(name) ?? true;
  const profile = Object.fromEntries(
    Object.entries({
      ...attributes,
      ...(attributes.email === undefined ? {} : { email_verified: isTrue(email_verified) }),
      ...(attributes.phone_number === undefined
        ? {}
        : { phone_number_verified: isTrue(phone_number_verified) }),
    }).filter(readable),
  );
  return {
    AccessToken: await tokens.sign(
      client.pool,
      { ...shared, token_use: 'access', client_id: client.id, username: user.username, scope: grant.scope },
      lifetimes.access,
    ),
    IdToken: await tokens.sign(
      client.pool,
      {
        ...profile,
        ...shared,
        ...(identities ? { identities: JSON.parse(identities) as unknown } : {}),
        ...(nonce ? { nonce } : {}),
        token_use: 'id',
        aud: client.id,
        'cognito:username': user.username,
      },
      lifetimes.id,
    ),
    ExpiresIn: lifetimes.access,
    TokenType: 'Bearer',
  };
}
