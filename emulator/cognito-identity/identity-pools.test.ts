import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createCredentials } from '../iam/credentials.ts';
import type { Credentials } from '../iam/credentials.ts';
import { openDurable } from '../host/durable.ts';
import { clientId, poolForTest, poolId } from '../cognito/in-test/serve.ts';
import { srpSignIn } from '../cognito/in-test/sign-in.ts';
import { createIdentityPools } from './identity-pools.ts';
import type { IdentityPools } from './identity-pools.ts';

const IdentityPoolId = 'us-east-1:11111111-2222-3333-4444-555555555555';
const provider = `cognito-idp.us-east-1.amazonaws.com/${poolId}`;
const roleArn = 'arn:aws:iam::000000000000:role/person';
const properties = {
  AllowUnauthenticatedIdentities: false,
  AllowClassicFlow: false,
  CognitoIdentityProviders: [{ ClientId: clientId, ProviderName: provider, ServerSideTokenCheck: true }],
};
let users: Awaited<ReturnType<typeof poolForTest>>;
let identity: IdentityPools;
let credentials: Credentials;

beforeEach(async () => {
  const durable = await openDurable(undefined);
  users = await poolForTest({ durable });
  credentials = await createCredentials(durable, Date.now);
  identity = await createIdentityPools({
    durable,
    verifyToken: users.pools.verifyToken,
    credentials,
    random: randomBytes,
  });
  identity.ensurePool({ id: IdentityPoolId, properties });
  identity.attachRoles({ IdentityPoolId, Roles: { authenticated: roleArn } });
  identity.tagPrincipals({
    IdentityPoolId,
    IdentityProviderName: provider,
    PrincipalTags: { userId: 'sub' },
    UseDefaults: false,
  });
});

async function call(operation: string, input: object) {
  const { status, body } = await identity.handle({
    method: 'POST',
    url: new URL('http://localhost/cognito-identity'),
    headers: { 'x-amz-target': `AWSCognitoIdentityService.${operation}` },
    body: Buffer.from(JSON.stringify(input)),
  });
  return { status, ...(JSON.parse(String(body)) as Record<string, never>) } as Record<string, never> & {
    status: number;
  };
}

async function tokensOf(Username: string) {
  const Password = 'Correct-h0rse';
  await users.call('SignUp', { ClientId: clientId, Username, Password });
  const ConfirmationCode = users.messages.at(-1)!.code;
  await users.call('ConfirmSignUp', { ClientId: clientId, Username, ConfirmationCode });
  const { AuthenticationResult } = await srpSignIn(users.call, Username, Password);
  return AuthenticationResult as unknown as { IdToken: string; AccessToken: string };
}

test('an ID token becomes credentials of the role, tagged with the person', async () => {
  const { IdToken } = await tokensOf('maya@example.com');
  const Logins = { [provider]: IdToken };
  const { IdentityId } = await call('GetId', { IdentityPoolId, Logins });
  expect(IdentityId).toMatch(/^us-east-1:[0-9a-f-]{36}$/);
  expect(await call('GetId', { IdentityPoolId, Logins })).toMatchObject({ IdentityId });
  const reply = await call('GetCredentialsForIdentity', { IdentityId, Logins });
  const { AccessKeyId, Expiration } = reply.Credentials as unknown as {
    AccessKeyId: string;
    Expiration: number;
  };
  expect(Math.abs(Expiration - Date.now() / 1000 - 3600)).toBeLessThan(60);
  const claims = await users.pools.verifyToken(IdToken);
  expect(credentials.find(AccessKeyId)).toMatchObject({ roleArn, principalTags: { userId: claims?.sub } });
});

test('the identity of somebody else, an access token, a revoked or invented token are refused', async () => {
  const maya = await tokensOf('maya@example.com');
  const ann = await tokensOf('ann@example.com');
  const { IdentityId } = await call('GetId', { IdentityPoolId, Logins: { [provider]: maya.IdToken } });
  const refused = { status: 400, __type: 'NotAuthorizedException' };
  const ask = (Logins: Record<string, string>) => call('GetCredentialsForIdentity', { IdentityId, Logins });
  expect(await ask({ [provider]: ann.IdToken })).toMatchObject(refused);
  expect(await ask({ [provider]: maya.AccessToken })).toMatchObject(refused);
  expect(await ask({ [provider]: 'x' })).toMatchObject(refused);
  expect(await ask({ 'graph.facebook.com': maya.IdToken })).toMatchObject(refused);
  expect(await ask({})).toMatchObject({
    ...refused,
    message: 'Unauthenticated access is not supported for this identity pool.',
  });
  await users.call('GlobalSignOut', { AccessToken: maya.AccessToken });
  expect(await ask({ [provider]: maya.IdToken })).toMatchObject(refused);
});

test('guests, where allowed, get the role for guests and no tags', async () => {
  identity.ensurePool({
    id: IdentityPoolId,
    properties: { ...properties, AllowUnauthenticatedIdentities: true },
  });
  const { IdentityId } = await call('GetId', { IdentityPoolId });
  expect(await call('GetCredentialsForIdentity', { IdentityId })).toMatchObject({
    __type: 'InvalidIdentityPoolConfigurationException',
  });
  identity.attachRoles({ IdentityPoolId, Roles: { unauthenticated: `${roleArn}-guest` } });
  const reply = await call('GetCredentialsForIdentity', { IdentityId });
  const { AccessKeyId } = reply.Credentials as unknown as { AccessKeyId: string };
  expect(credentials.find(AccessKeyId)).toMatchObject({ roleArn: `${roleArn}-guest`, principalTags: {} });
});

test('what it does not have is answered by name', async () => {
  expect(await call('GetOpenIdToken', {})).toMatchObject({ __type: 'UnknownOperationException' });
  expect(await call('GetId', { IdentityPoolId: 'us-east-1:other' })).toMatchObject({
    __type: 'ResourceNotFoundException',
  });
  expect(await call('GetId', {})).toMatchObject({ __type: 'InvalidParameterException' });
  expect(() => identity.attachRoles({ IdentityPoolId, Roles: {}, RoleMappings: {} })).toThrow(/RoleMappings/);
});
