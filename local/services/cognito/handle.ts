import type { Handle, LocalRequest, LocalResponse } from '../../http.ts';
import { CognitoError } from './errors.ts';
import type { Operation, Services } from './operation.ts';

/** Whether the signature of a request allows `action` on `resource`. Asked for administrators' operations alone. */
export type Authorize = (
  request: LocalRequest,
  need: { action: string; resource: string },
) => Promise<boolean>;

const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'x-amzn-errortype' };

const reply = (status: number, value: unknown, headers: Record<string, string> = {}): LocalResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', ...open, ...headers },
  body: JSON.stringify(value),
});

const refusal = (error: unknown): LocalResponse => {
  const known =
    error instanceof CognitoError
      ? error
      : new CognitoError('InternalErrorException', 'Something went wrong', 500);
  // The only place that sees the cause of an unexpected failure.
  if (known !== error) console.error('cognito:', error);
  return reply(
    known.status,
    { __type: known.name, message: known.message },
    { 'x-amzn-errortype': known.name },
  );
};

const preflight: LocalResponse = {
  status: 204,
  headers: { ...open, 'access-control-allow-headers': '*', 'access-control-allow-methods': 'GET, POST' },
};

const bodyOf = (request: LocalRequest): unknown => {
  try {
    return JSON.parse(request.body.toString('utf8'));
  } catch {
    throw new CognitoError('SerializationException', 'The body is not JSON.');
  }
};

/** POST /cognito with X-Amz-Target, and GET /cognito/<poolId>/.well-known/jwks.json. */
export const createHandle =
  (operations: Record<string, Operation>, services: Services, authorize: Authorize): Handle =>
  async (request) => {
    try {
      if (request.method === 'OPTIONS') return preflight;
      if (request.method === 'GET') return await keySet(request, services);
      const target = request.headers['x-amz-target'] ?? '';
      const [service, operationName = ''] = target.split('.');
      const operation =
        service === 'AWSCognitoIdentityProviderService' && Object.hasOwn(operations, operationName)
          ? operations[operationName]
          : undefined;
      if (!operation)
        throw new CognitoError(
          'UnknownOperationException',
          `The local user pool does not have the operation "${target}".`,
        );
      const body = bodyOf(request);
      if (operation.signed) await mustBeAllowed(request, operationName, body, services, authorize);
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
  operationName: string,
  body: unknown,
  { pools }: Services,
  authorize: Authorize,
) {
  const { arn } = pools.pool(String((body as { UserPoolId?: unknown } | null)?.UserPoolId));
  const action = `cognito-idp:${operationName}`;
  if (!(await authorize(request, { action, resource: arn })))
    throw new CognitoError(
      'AccessDeniedException',
      `Not authorized to perform: ${action} on resource: ${arn}`,
    );
}
