import type { LocalResponse } from '../host/http.ts';
import type { RestApi } from './rest-api.ts';

/** What the gateway itself answers, before or instead of a function: by AWS's type, its default status, message and name. */
const refusals = {
  MISSING_AUTHENTICATION_TOKEN: [403, 'Missing Authentication Token', 'MissingAuthenticationTokenException'],
  UNAUTHORIZED: [401, 'Unauthorized', 'UnauthorizedException'],
  REQUEST_TOO_LARGE: [413, 'Request Too Long', 'RequestTooLargeException'],
  INTEGRATION_FAILURE: [502, 'Internal server error', 'InternalServerErrorException'],
  INTEGRATION_TIMEOUT: [504, 'Endpoint request timed out', 'InternalServerErrorException'],
} as const satisfies Record<string, readonly [number, string, string]>;

export type Refusal = keyof typeof refusals;

/** A refusal in the shape that the template gives it: its own response, else the one of its class, else AWS's. */
export function gatewayResponse(
  api: RestApi | undefined,
  refusal: Refusal,
  requestId: string,
): LocalResponse {
  const [status, message, name] = refusals[refusal];
  const responses = api?.gatewayResponses ?? {};
  const inherited = responses[status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX'];
  const shape = responses[refusal] ?? inherited;
  const template = shape?.template ?? inherited?.template ?? '{"message":$context.error.messageString}';
  return {
    status: shape?.status ?? status,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': name, ...shape?.headers },
    body: fill(template, {
      'error.messageString': JSON.stringify(message),
      'error.message': message,
      'error.responseType': refusal,
      requestId,
    }),
  };
}

const fill = (template: string, context: Record<string, string>): string =>
  template.replace(
    /\$context\.([a-zA-Z]+(?:\.[a-zA-Z]+)*)/g,
    (whole, name: string) => context[name] ?? whole,
  );
