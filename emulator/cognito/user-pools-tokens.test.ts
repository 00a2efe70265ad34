import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { HOUR, email, refresh, signIn, signUp } from './in-test/person.ts';
import { clientId, poolForTest, poolId } from './in-test/serve.ts';

describe('tokens', () => {
  test('carry what Cognito puts in them', async () => {
    const pool = await poolForTest({ now: () => 1_800_000_000_500 });
    await signUp(pool);
    await pool.call('AdminAddUserToGroup', { UserPoolId: poolId, Username: email, GroupName: 'Admin' });
    const { AccessToken, IdToken } = await signIn(pool);
    const shared = {
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`,
      'cognito:groups': ['Admin'],
      auth_time: 1_800_000_000,
      iat: 1_800_000_000,
      exp: 1_800_000_900,
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      jti: expect.any(String),
    };
    const sub = decodeJwt(AccessToken).sub;
    expect(decodeJwt(AccessToken)).toEqual({
      ...shared,
      sub,
      token_use: 'access',
      client_id: clientId,
      username: sub,
      scope: 'aws.cognito.signin.user.admin',
    });
    expect(decodeJwt(IdToken)).toEqual({
      ...shared,
      sub,
      token_use: 'id',
      aud: clientId,
      email,
      email_verified: true,
      'cognito:username': sub,
    });
    expect(await pool.pools.verifyToken(AccessToken)).toMatchObject({ sub, token_use: 'access' });
  });

  test('are refused when expired, altered, of another algorithm or signed out', async () => {
    let now = Date.now();
    const pool = await poolForTest({ now: () => now });
    await signUp(pool);
    const { AccessToken } = await signIn(pool);
    const [head, body, signature] = AccessToken.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const altered = Buffer.from(
      JSON.stringify({ ...decodeJwt(AccessToken), 'cognito:groups': ['Admin'] }),
    ).toString('base64url');
    for (const forged of [`${unsigned}.${body}.`, `${head}.${altered}.${signature}`, 'x', '', 'a.b.c'])
      expect(await pool.pools.verifyToken(forged)).toBeUndefined();
    await pool.call('GlobalSignOut', { AccessToken });
    expect(await pool.pools.verifyToken(AccessToken)).toBeUndefined();
    expect(await pool.pools.verifyToken(AccessToken, { acceptRevoked: true })).toBeDefined();
    await expect(pool.call('GetUser', { AccessToken })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
    now += 15 * 60_000 + 1000;
    expect(await pool.pools.verifyToken(AccessToken, { acceptRevoked: true })).toBeUndefined();
    await expect(pool.call('GetUser', { AccessToken })).rejects.toMatchObject({
      message: 'Access Token has expired',
    });
  });
});

describe('rotation', () => {
  test('a replaced refresh token works for 60 s more, then counts as a copy', async () => {
    let now = Date.now();
    const pool = await poolForTest({ now: () => now });
    await signUp(pool);
    const first = (await signIn(pool)).RefreshToken;
    const second = (await refresh(pool, first)).RefreshToken;
    expect(second).not.toBe(first);
    now += 59_000;
    const third = (await refresh(pool, first)).RefreshToken;
    now += 2000;
    await expect(refresh(pool, first)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    for (const live of [second, third]) expect((await refresh(pool, live)).AccessToken).toBeTruthy();
  });

  test('does not prolong the 30 days of the sign-in', async () => {
    let now = Date.now();
    const pool = await poolForTest({ now: () => now });
    await signUp(pool);
    let token = (await signIn(pool)).RefreshToken;
    now += 29 * 24 * HOUR;
    token = (await refresh(pool, token)).RefreshToken;
    now += 24 * HOUR;
    await expect(refresh(pool, token)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  test('a revoked token ends its own sign-in and no other', async () => {
    const pool = await poolForTest();
    await signUp(pool);
    const [phone, laptop] = [await signIn(pool), await signIn(pool)];
    await pool.call('RevokeToken', { ClientId: clientId, Token: phone.RefreshToken });
    await expect(refresh(pool, phone.RefreshToken)).rejects.toMatchObject({
      message: 'Refresh Token has been revoked',
    });
    expect(await pool.pools.verifyToken(phone.AccessToken)).toBeUndefined();
    expect(await pool.pools.verifyToken(laptop.AccessToken)).toBeDefined();
  });

  test('only a refresh token is revoked, and only by the client that has it', async () => {
    const pool = await poolForTest();
    pool.pools.ensureClient({ id: 'another', poolId, properties: { EnableTokenRevocation: true } });
    pool.pools.ensureClient({ id: 'never', poolId, properties: { EnableTokenRevocation: false } });
    await signUp(pool);
    const { AccessToken, RefreshToken } = await signIn(pool);
    const revoke = (ClientId: string, Token: string) => pool.call('RevokeToken', { ClientId, Token });
    for (const [client, token, name] of [
      [clientId, AccessToken, 'UnsupportedTokenTypeException'],
      ['another', RefreshToken, 'UnauthorizedException'],
      ['never', RefreshToken, 'UnsupportedOperationException'],
    ] as const)
      await expect(revoke(client, token)).rejects.toMatchObject({ name });
    expect((await refresh(pool, RefreshToken)).AccessToken).toBeTruthy();
    expect(await revoke(clientId, 'nobody-knows-it')).toEqual({});
  });

  test('nothing that merely looks like a token passes', async () => {
    const pool = await poolForTest();
    await signUp(pool);
    const { RefreshToken } = await signIn(pool);
    for (const made of ['x', '.', `${RefreshToken}x`, `${RefreshToken.split('.')[0]}.`])
      await expect(refresh(pool, made)).rejects.toThrow();
    expect((await refresh(pool, RefreshToken)).AccessToken).toBeTruthy();
  });
});
