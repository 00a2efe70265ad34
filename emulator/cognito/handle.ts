import type { Handle, LocalRequest } from '../host/http.ts';
import { CognitoError } from './errors.ts';
import { bodyOf, operationOf, preflight, refusal, reply } from './json-protocol.ts';
import type { Operation, Services } from './operation.ts';

/** Whether the signature of a request allows `action` on `resource`. Asked for administrators' operations alone. */
export type Authorize = (
  request: LocalRequest,
  need: { action: string; resource: string },
) => Promise<boolean>;

/** POST /cognito with X-Amz-Target, and GET /cognito/<poolId>/.well-known/jwks.json. */
export const createHandle =
  (operations: Record<string, Operation>, services: Services, authorize: Authorize): Handle =>
  async (request) => {
    try {
      if (request.method === 'OPTIONS') return preflight;
      if (request.method === 'GET') return await keySet(request, services);
      const [name, operation] = operationOf(request, 'AWSCognitoIdentityProviderService', operations);
      const body = bodyOf(request);
      if (operation.signed) await mustBeAllowed(request, name, body, services, authorize);
      return reply(200, await operation.run(body, services));
    } catch (error) {
      return refusal(error);
    }
  };

async function keySet({ url }: LocalRequest, { pools, tokens }: Services) {
  const poolId = /\/([^/]+)\/\.well-known\/jwks\.json$/.exec(url.pathname)?.[1];
  if (poolId === undefined) return reply(404, { message: 'Not found' });
  return reply(200, await tokens.keySet(pools.pool(poolId).id));
}

async function mustBeAllowed(
  request: LocalRequest,
  name: string,
  body: unknown,
  { pools }: Services,
  authorize: Authorize,
) {
  const { arn } = pools.pool(String((body as { UserPoolId?: unknown } | null)?.UserPoolId));
  const action = `cognito-idp:${name}`;
  if (!(await authorize(request, { action, resource: arn })))
    throw new CognitoError(
      'AccessDeniedException',
      `Not authorized to perform: ${action} on resource: ${arn}`,
    );
}
