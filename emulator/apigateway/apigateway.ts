import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Handle, LocalResponse } from '../host/http.ts';
import { gatewayResponse } from './gateway-response.ts';
import { pathMatcher } from './match-path.ts';
import { proxyEvent } from './proxy-event.ts';
import type { Method, RestApi } from './rest-api.ts';

/** The verified claims of a token of this user pool; undefined when it is not one, has ended or was revoked. */
export type VerifyToken = (token: string, userPoolId: string) => Promise<Record<string, unknown> | undefined>;

export interface ApiGatewayOptions {
  apis: RestApi[];
  invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  verifyToken: VerifyToken;
  now: () => number;
}

/** The gateway waits no longer than this, whatever the function's own time-out. */
const longestAnswer = 29_000;
const largestBody = 10 * 1024 * 1024;

/** Serves the template's REST APIs at /execute-api/<api id>/<stage>/... */
export function createApiGateway({ apis, invoke, verifyToken, now }: ApiGatewayOptions): { handle: Handle } {
  const served = new Map(apis.map((api) => [api.id, { api, match: pathMatcher(api.methods) }]));
  return {
    async handle(request) {
      const requestId = randomUUID();
      const [, , id, stage = '', ...rest] = request.url.pathname.split('/');
      const path = `/${rest.join('/')}`;
      const { api, match: find } = served.get(id ?? '') ?? {};
      const match = api?.stages.includes(stage) ? find?.(request.method, path) : undefined;
      if (!api || !match) return gatewayResponse(api, 'MISSING_AUTHENTICATION_TOKEN', requestId);
      const { integration } = match.method;
      if (request.body.length > largestBody) return gatewayResponse(api, 'REQUEST_TOO_LARGE', requestId);

      const caller = await authorize(match.method, request.headers.authorization, verifyToken);
      if (!caller.ok) return gatewayResponse(api, 'UNAUTHORIZED', requestId);
      if (integration.type === 'MOCK')
        return { status: integration.status, headers: integration.headers, body: '' };

      const event = proxyEvent({
        request,
        apiId: api.id,
        stage,
        path,
        match,
        claims: caller.claims,
        requestId,
        now: now(),
      });
      try {
        const result = await withinLimit(invoke(integration.functionArn, event));
        if (result === 'late') return gatewayResponse(api, 'INTEGRATION_TIMEOUT', requestId);
        return (
          proxyResponse(api, result as APIGatewayProxyResult) ??
          gatewayResponse(api, 'INTEGRATION_FAILURE', requestId)
        );
      } catch (error) {
        // What Lambda does not take at all, and the gateway does: it holds 10 MB, a call of a function 6.
        if ((error as Error).name === 'RequestTooLargeException')
          return gatewayResponse(api, 'REQUEST_TOO_LARGE', requestId);
        // The function's own log has the cause; a caller never does.
        return gatewayResponse(api, 'INTEGRATION_FAILURE', requestId);
      }
    },
  };
}

type Caller = { ok: false } | { ok: true; claims: Record<string, string> | undefined };

/** With scopes the method takes access tokens that carry one of them; without, ID tokens. */
async function authorize(
  method: Method,
  header: string | undefined,
  verifyToken: VerifyToken,
): Promise<Caller> {
  if (!method.authorizer) return { ok: true, claims: undefined };
  const token = (header ?? '').replace(/^Bearer /i, '');
  if (token === '') return { ok: false };
  const { scopes, userPoolIds } = method.authorizer;
  for (const userPoolId of userPoolIds) {
    const claims = await verifyToken(token, userPoolId);
    if (!claims) continue;
    const held = String(claims.scope ?? '').split(' ');
    const fits = scopes.length
      ? claims.token_use === 'access' && scopes.some((scope) => held.includes(scope))
      : claims.token_use === 'id';
    if (fits)
      return {
        ok: true,
        claims: Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, claimText(value)])),
      };
  }
  return { ok: false };
}

/** The gateway hands claims over as text. */
const claimText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

async function withinLimit(answer: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), longestAnswer);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Undefined when the function did not answer in the form that a proxy integration needs. */
function proxyResponse(api: RestApi, result: APIGatewayProxyResult | null): LocalResponse | undefined {
  if (typeof result !== 'object' || result === null || !Number.isInteger(Number(result.statusCode)))
    return undefined;
  const { statusCode, headers = {}, multiValueHeaders = {}, body = '', isBase64Encoded } = result;
  const joined = Object.entries(multiValueHeaders).map(([name, values]) => [name, values.join(', ')]);
  const all = Object.entries({ ...Object.fromEntries(joined), ...headers } as Record<string, unknown>);
  return {
    status: Number(statusCode),
    headers: {
      'content-type': 'application/json',
      ...Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), String(value)])),
    },
    // Only an API with binary media types decodes; elsewhere base64 arrives as it is, in the cloud too.
    body: isBase64Encoded && api.binaryMediaTypes.length ? Buffer.from(body, 'base64') : body,
  };
}
