import { createHash } from 'node:crypto';
import { CognitoError, notAuthorized } from '../errors.ts';
import type { Client } from '../pools.ts';
import type { GrantRecord, UserRecord } from '../users/records.ts';
import { tokenLifetimes } from '../settings.ts';
import type { Table } from '../table.ts';

export interface Grants {
  /** A new sign-in and its first refresh token. */
  open(
    client: Client,
    user: UserRecord,
    scope: string,
  ): Promise<{ grant: GrantRecord; refreshToken: string }>;
  /**
   * Uses a refresh token. A rotating client receives a new one (valid as long as the first would have been), and the
   * one it replaces keeps working for the client's grace period, for the tab that asked at the same moment.
   */
  refresh(client: Client, refreshToken: string): Promise<{ grant: GrantRecord; refreshToken?: string }>;
  /** Ends one sign-in, its access tokens included. A token nobody knows is ignored, as Cognito does. */
  revoke(refreshToken: string): Promise<void>;
  revokeAll(poolId: string, sub: string): Promise<void>;
  find(originJti: string): GrantRecord | undefined;
  /** The sign-in that a refresh token says it is of; whether it really is, is not looked at. */
  of(refreshToken: string): GrantRecord | undefined;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

export async function createGrants(
  table: Table<GrantRecord>,
  now: () => number,
  random: (bytes: number) => Buffer,
  uuid: () => string,
): Promise<Grants> {
  for (const grant of [...table.all()]) if (grant.expiresAt < now()) await table.remove(grant.originJti);
  const mint = (originJti: string) => `${originJti}.${random(48).toString('base64url')}`;
  const holder = (token: string) => table.get(token.slice(0, token.indexOf('.')));
  const end = (grant: GrantRecord) => {
    grant.revoked = true;
    return table.save(grant.originJti, grant);
  };

  return {
    async open(client, user, scope) {
      const originJti = uuid();
      const refreshToken = mint(originJti);
      const grant: GrantRecord = {
        poolId: user.poolId,
        clientId: client.id,
        sub: user.sub,
        originJti,
        authTime: Math.floor(now() / 1000),
        scope,
        expiresAt: now() + tokenLifetimes(client.settings).refresh * 1000,
        revoked: false,
        refreshTokens: [{ hash: hash(refreshToken) }],
      };
      await table.save(originJti, grant);
      return { grant, refreshToken };
    },

    async refresh(client, refreshToken) {
      const grant = holder(refreshToken);
      const used = grant?.refreshTokens.find((known) => known.hash === hash(refreshToken));
      if (!grant || grant.clientId !== client.id) throw notAuthorized('Invalid Refresh Token.');
      if (grant.revoked) throw notAuthorized('Refresh Token has been revoked');
      if (grant.expiresAt <= now()) throw notAuthorized('Refresh Token has expired');
      const { Feature, RetryGracePeriodSeconds } = client.settings.RefreshTokenRotation;
      const graceOver =
        used?.retiredAt !== undefined && used.retiredAt + RetryGracePeriodSeconds * 1000 < now();
      // A known sign-in, but a token long replaced (or never ours): somebody kept a copy of it.
      if (!used || graceOver)
        throw new CognitoError('RefreshTokenReuseException', 'Refresh token has already been used.');
      if (Feature !== 'ENABLED') return { grant };
      const next = mint(grant.originJti);
      used.retiredAt ??= now();
      grant.refreshTokens = [
        ...grant.refreshTokens.filter(
          (known) =>
            known.retiredAt === undefined || known.retiredAt + RetryGracePeriodSeconds * 1000 >= now(),
        ),
        { hash: hash(next) },
      ];
      await table.save(grant.originJti, grant);
      return { grant, refreshToken: next };
    },

    async revoke(refreshToken) {
      const grant = holder(refreshToken);
      if (grant?.refreshTokens.some((known) => known.hash === hash(refreshToken))) await end(grant);
    },

    async revokeAll(poolId, sub) {
      const theirs = [...table.all()].filter((grant) => grant.poolId === poolId && grant.sub === sub);
      await Promise.all(theirs.map(end));
    },

    find: (originJti) => table.get(originJti),
    of: holder,
  };
}
