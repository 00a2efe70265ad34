import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDurable } from '../../host/durable.ts';
import type { Durable } from '../../host/durable.ts';
import type { Handle } from '../../host/http.ts';
import type { OutgoingMessage } from '../sign-in/delivery.ts';
import { createUserPools } from '../user-pools.ts';
import type { UserPoolsOptions } from '../user-pools.ts';

/** What the template gives the pool and its web client, as far as sign-in is concerned. */
export const poolId = 'us-east-1_test00001';
export const clientId = 'testclient';
const poolProperties = {
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ['email'],
  Schema: [{ Name: 'email', Required: true, Mutable: true }],
  Policies: {
    PasswordPolicy: {
      MinimumLength: 8,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
      TemporaryPasswordValidityDays: 7,
    },
  },
  MfaConfiguration: 'OPTIONAL',
  EnabledMfas: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
};
const clientProperties = {
  UserPoolId: poolId,
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
  PreventUserExistenceErrors: 'ENABLED',
  EnableTokenRevocation: true,
  AccessTokenValidity: 15,
  IdTokenValidity: 15,
  RefreshTokenValidity: 43_200,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
  RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
};

/** A pool with one client and the group Admin, its messages in a list, nothing on disk unless `durable` is. */
export async function poolForTest(
  overrides: Partial<UserPoolsOptions> & { pool?: object; client?: object; durable?: Durable } = {},
) {
  const { pool = {}, client = {}, ...options } = overrides;
  const messages: OutgoingMessage[] = [];
  const pools = await createUserPools({
    durable: options.durable ?? (await openDurable(undefined)),
    outbox: async (message) => void messages.push(message),
    invokeTrigger: async (_arn, event) => event,
    authorize: async () => true,
    now: Date.now,
    random: randomBytes,
    ...options,
  });
  pools.ensurePool({ id: poolId, properties: { ...poolProperties, ...pool } });
  pools.ensureClient({ id: clientId, poolId, properties: { ...clientProperties, ...client } });
  pools.ensureGroup({ poolId, name: 'Admin' });
  /** One call without a socket: the parsed reply, or an error with Cognito's name and message. */
  const call = async (operationName: string, input: object): Promise<Record<string, never>> => {
    const { status, body } = await pools.handle({
      method: 'POST',
      url: new URL('http://localhost/cognito'),
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operationName}` },
      body: Buffer.from(JSON.stringify(input)),
    });
    const reply = JSON.parse(String(body)) as Record<string, never> & { __type?: string; message?: string };
    if (status === 200) return reply;
    throw Object.assign(new Error(reply.message), { name: reply.__type });
  };
  return { pools, messages, call };
}

/** Puts handles on a free port of 127.0.0.1; the longest matching path prefix answers. */
export async function serveInTest(routes: Record<string, Handle>) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '/';
      const prefix = Object.keys(routes)
        .filter((route) => path.startsWith(route))
        .sort((a, b) => b.length - a.length)[0];
      const answer = prefix === undefined ? undefined : routes[prefix];
      if (!answer) return response.writeHead(404).end();
      const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
      const url = new URL(path, `http://${request.headers.host}`);
      void answer({ method: request.method ?? 'GET', url, headers, body: Buffer.concat(chunks) }).then(
        (reply) => response.writeHead(reply.status, reply.headers).end(reply.body),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
