import { randomBytes } from 'node:crypto';
import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth';
import { expect, test } from 'vitest';
import { createCredentials } from '../iam/credentials.ts';
import { openDurable } from '../host/durable.ts';
import { clientId, poolForTest, poolId, serveInTest } from '../cognito/in-test/serve.ts';
import { createIdentityPools } from './identity-pools.ts';

const identityPoolId = 'us-east-1:11111111-2222-3333-4444-555555555555';
const provider = `cognito-idp.us-east-1.amazonaws.com/${poolId}`;
const roleArn = 'arn:aws:iam::000000000000:role/person';
const [username, password] = ['maya@example.com', 'Correct-h0rse'];

test('Amplify exchanges a session for credentials, without being told how', async () => {
  const durable = await openDurable(undefined);
  const users = await poolForTest({ durable });
  const credentials = await createCredentials(durable, Date.now);
  const { verifyToken } = users.pools;
  const identity = await createIdentityPools({ durable, verifyToken, credentials, random: randomBytes });
  identity.ensurePool({
    id: identityPoolId,
    properties: {
      AllowUnauthenticatedIdentities: false,
      CognitoIdentityProviders: [{ ClientId: clientId, ProviderName: provider, ServerSideTokenCheck: true }],
    },
  });
  identity.attachRoles({ IdentityPoolId: identityPoolId, Roles: { authenticated: roleArn } });
  const server = await serveInTest({ '/cognito': users.pools.handle, '/cognito-identity': identity.handle });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        identityPoolId,
        userPoolEndpoint: `${server.origin}/cognito`,
        identityPoolEndpoint: `${server.origin}/cognito-identity`,
        loginWith: { email: true },
      },
    },
  });
  await signUp({ username, password });
  await confirmSignUp({ username, confirmationCode: users.messages.at(-1)!.code });
  await signIn({ username, password });
  const session = await fetchAuthSession();
  expect(session.identityId).toMatch(/^us-east-1:/);
  expect(credentials.find(session.credentials?.accessKeyId ?? '')).toMatchObject({ roleArn });
  expect((await fetchAuthSession({ forceRefresh: true })).identityId).toBe(session.identityId);
  await server.close();
});
