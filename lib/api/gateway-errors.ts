import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { ErrorBody } from '#domain/errors';

interface Refusal {
  type: ResponseType;
  status?: string;
  code: ErrorBody['code'];
  message: string;
}

/** What the gateway itself may answer, before any code of ours has run. */
const refusals: Refusal[] = [
  { type: ResponseType.UNAUTHORIZED, code: 'UNAUTHENTICATED', message: 'Please sign in.' },
  {
    type: ResponseType.EXPIRED_TOKEN,
    status: '401',
    code: 'UNAUTHENTICATED',
    message: 'Please sign in again.',
  },
  // The gateway's word for a path or method that is not there.
  {
    type: ResponseType.MISSING_AUTHENTICATION_TOKEN,
    status: '404',
    code: 'NOT_FOUND',
    message: 'There is no such call.',
  },
  { type: ResponseType.ACCESS_DENIED, code: 'FORBIDDEN', message: 'This is not yours to do.' },
  { type: ResponseType.THROTTLED, code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment.' },
  { type: ResponseType.REQUEST_TOO_LARGE, code: 'TOO_LARGE', message: 'This is too large to send.' },
  { type: ResponseType.DEFAULT_4XX, code: 'INVALID_INPUT', message: 'This request could not be understood.' },
  { type: ResponseType.DEFAULT_5XX, code: 'INTERNAL', message: 'Something went wrong on our side.' },
];

/**
 * Puts the gateway's own refusals into our error shape, with CORS headers: without them a browser hides the status, and
 * an expired session looks like a broken network.
 */
export function addGatewayErrors(api: RestApi, origin: string): void {
  for (const { type, status, code, message } of refusals)
    api.addGatewayResponse(type.responseType, {
      type,
      statusCode: status,
      responseHeaders: {
        'Access-Control-Allow-Origin': `'${origin}'`,
        'Access-Control-Allow-Headers': "'*'",
      },
      templates: {
        'application/json': `{"code":"${code}","message":"${message}","requestId":"$context.requestId"}`,
      },
    });
}
