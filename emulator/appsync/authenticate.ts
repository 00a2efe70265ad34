import type { LocalRequest } from '../host/http.ts';
import { allowed, type Statement } from '../iam/policy.ts';
import { type FindCredentials, verifySigV4 } from '../iam/sigv4.ts';
import { AppSyncError } from './appsync-error.ts';
import type { Caller } from './authorization.ts';
import type { ApiDefinition } from './definition.ts';
import { senderAddress } from '../host/forwarded.ts';

/** The claims of a token that was found good. */
export type Claims = Record<string, unknown> & { sub: string };

export interface Authority {
  /** The claims of a valid, unexpired token of our user pool; undefined for any other. */
  verifyToken(token: string): Promise<Claims | undefined>;
  findCredentials: FindCredentials;
  /** The statements of a role's policies. */
  statementsOf(roleArn: string): readonly Statement[];
  /** ms since 1970 */
  now: () => number;
}

const SOURCE_IP = [senderAddress];
const refuse = (message: string) => new AppSyncError(message, 'UnauthorizedException');

/**
 * Who sent a request: an API key, a role's signature, or a user's token, whichever header it carries.
 * @throws AppSyncError `UnauthorizedException`
 */
export async function authenticate(
  api: ApiDefinition,
  authority: Authority,
  request: LocalRequest,
): Promise<Caller> {
  const { 'x-api-key': key, authorization } = request.headers;
  const caller = key
    ? byKey(api, key, authority.now())
    : authorization?.startsWith('AWS4-HMAC-SHA256')
      ? byRole(api, authority, request)
      : await byToken(authority, authorization);
  if (!api.modes.includes(caller.mode)) throw refuse('You are not authorized to make this call.');
  return caller;
}

function byKey(api: ApiDefinition, key: string, now: number): Caller {
  const known = api.apiKeys.find((one) => one.key === key);
  if (!known || known.expires * 1000 <= now) throw refuse('You are not authorized to make this call.');
  return { mode: 'apiKey', identity: null, authType: 'API Key Authorization', mayCall: () => true };
}

function byRole(api: ApiDefinition, authority: Authority, request: LocalRequest): Caller {
  const verified = verifySigV4(request, authority.findCredentials, authority.now);
  if (!verified.ok) throw new AppSyncError(verified.message, verified.code);
  const { roleArn, principalTags, accessKeyId } = verified.credentials;
  const session = accessKeyId.slice(-8);
  return {
    mode: 'iam',
    identity: {
      accountId: roleArn.split(':')[4],
      sourceIp: SOURCE_IP,
      username: `${roleArn.split('/').at(-1)}:${session}`,
      userArn: `${roleArn.replace(':iam:', ':sts:').replace(':role/', ':assumed-role/')}/${session}`,
    },
    authType: 'IAM Authorization',
    mayCall: (typeName, fieldName) =>
      allowed(authority.statementsOf(roleArn), {
        action: 'appsync:GraphQL',
        resource: `${api.arn}/types/${typeName}/fields/${fieldName}`,
        principalTags,
      }),
  };
}

async function byToken(authority: Authority, authorization: string | undefined): Promise<Caller> {
  if (!authorization) throw refuse('Valid authorization header not provided.');
  const claims = await authority.verifyToken(authorization.replace(/^Bearer /, ''));
  if (!claims) throw refuse('Token is invalid or has expired.');
  return {
    mode: 'userPool',
    identity: {
      sub: claims.sub,
      username: claims['cognito:username'] ?? claims.username ?? claims.sub,
      groups: claims['cognito:groups'] ?? null,
      issuer: claims.iss,
      claims,
      sourceIp: SOURCE_IP,
      defaultAuthStrategy: 'ALLOW',
    },
    authType: 'User Pool Authorization',
    mayCall: () => true,
  };
}
