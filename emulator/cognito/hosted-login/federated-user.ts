import { createHash } from 'node:crypto';
import { newUser } from '../users/new-user.ts';
import type { Client } from '../pools.ts';
import type { UserRecord } from '../users/records.ts';
import type { ProviderSettings } from '../settings.ts';
import type { HostedLogin } from './provider-trip.ts';

/** What a provider says about somebody. */
export interface Asserted {
  email: string;
  name: string;
  verified: boolean;
}

/** The person behind a provider's account: the one who came before, or a new one if pre-sign-up lets them in. */
export async function federatedUser(
  client: Client,
  provider: ProviderSettings,
  asserted: Asserted,
  services: HostedLogin,
): Promise<UserRecord> {
  const { users, now, uuid } = services;
  const { pool } = client;
  const userId = accountNumber(provider.ProviderName, asserted.email);
  // Pools that ignore case keep these names in lower case.
  const name = `${provider.ProviderName}_${userId}`;
  const username = pool.settings.UsernameConfiguration?.CaseSensitive === false ? name.toLowerCase() : name;
  const attributes = mapped(provider, userId, asserted);
  const known = users.find(pool, username);
  if (known) {
    Object.assign(known.attributes, attributes);
    await users.save(known);
    await trigger('PostAuthentication', 'PostAuthentication_Authentication', known, client, services);
    return known;
  }
  const identities = JSON.stringify([
    {
      userId,
      providerName: provider.ProviderName,
      providerType: provider.ProviderType,
      issuer: null,
      primary: 'true',
      dateCreated: String(now()),
    },
  ]);
  const user = newUser(
    {
      poolId: pool.id,
      sub: uuid(),
      username,
      status: 'EXTERNAL_PROVIDER',
      attributes: { ...attributes, identities },
    },
    now(),
  );
  await trigger('PreSignUp', 'PreSignUp_ExternalProvider', user, client, services, {
    autoConfirmUser: false,
    autoVerifyEmail: false,
    autoVerifyPhone: false,
  });
  // Who pressed twice came twice at once, and the other one was first.
  const first = users.find(pool, username);
  if (first) return first;
  await users.create(pool, user);
  await trigger('PostConfirmation', 'PostConfirmation_ConfirmSignUp', user, client, services);
  return user;
}

const trigger = (
  name: 'PreSignUp' | 'PostConfirmation' | 'PostAuthentication',
  source: string,
  user: UserRecord,
  client: Client,
  { trigger: run }: HostedLogin,
  response = {},
) => run(client.pool, { trigger: name, source, user, clientId: client.id, response });

/** A provider's own number for an account, 21 digits like Google's; the same address has the same one. */
const accountNumber = (provider: string, email: string) =>
  BigInt(`0x${createHash('sha256').update(`${provider} ${email.toLowerCase()}`).digest('hex')}`)
    .toString()
    .slice(0, 21);

/** Only what the template maps reaches the pool; an address nobody vouches for is unverified. */
function mapped({ AttributeMapping }: ProviderSettings, userId: string, { email, name, verified }: Asserted) {
  const said: Record<string, string> = {
    email,
    email_verified: String(verified),
    name,
    sub: userId,
    id: userId,
    user_id: userId,
  };
  const attributes = Object.entries(AttributeMapping)
    .filter(([attribute, source]) => attribute !== 'username' && said[source])
    .map(([attribute, source]) => [attribute, said[source]!]);
  return { email_verified: 'false', ...Object.fromEntries(attributes) } as Record<string, string>;
}
