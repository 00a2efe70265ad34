import type { ErrorBody } from '#domain/errors';

interface Refusal {
  status?: string;
  code: ErrorBody['code'];
  message: string;
}

/** What the gateway itself may answer before any code of ours has run, by its own names for it. */
const refusals: Record<string, Refusal> = {
  UNAUTHORIZED: { code: 'UNAUTHENTICATED', message: 'Please sign in.' },
  EXPIRED_TOKEN: { status: '401', code: 'UNAUTHENTICATED', message: 'Please sign in again.' },
  // The gateway's name for a path or method that is not there.
  MISSING_AUTHENTICATION_TOKEN: { status: '404', code: 'NOT_FOUND', message: 'There is no such call.' },
  ACCESS_DENIED: { code: 'FORBIDDEN', message: 'This is not yours to do.' },
  THROTTLED: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment.' },
  REQUEST_TOO_LARGE: { code: 'TOO_LARGE', message: 'This is too large to send.' },
  DEFAULT_4XX: { code: 'INVALID_INPUT', message: 'This request could not be understood.' },
  DEFAULT_5XX: { code: 'INTERNAL', message: 'Something went wrong on our side.' },
};

/**
 * The gateway's own refusals in our error shape, with CORS headers: without them a browser hides the status, and an expired
 * session looks like a broken network.
 */
export const gatewayErrors = (origin: string): Record<string, object> =>
  Object.fromEntries(
    Object.entries(refusals).map(([type, { status, code, message }]) => [
      type,
      {
        ...(status !== undefined && { statusCode: status }),
        responseParameters: {
          'gatewayresponse.header.Access-Control-Allow-Origin': `'${origin}'`,
          'gatewayresponse.header.Access-Control-Allow-Headers': "'*'",
        },
        responseTemplates: {
          'application/json': `{"code":"${code}","message":"${message}","requestId":"$context.requestId"}`,
        },
      },
    ]),
  );
