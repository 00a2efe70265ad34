import type { APIGatewayProxyResult } from 'aws-lambda';
import { type ErrorBody, ProductError, errorStatus } from '#domain/errors';
import { failureFacts, logger } from '../runtime/logger.ts';

const headers = (origin: string) => ({
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'x-amzn-requestid',
});

/** 200 with a body. `origin`: which site may read it. */
export const reply = (body: unknown, origin: string): APIGatewayProxyResult => ({
  statusCode: 200,
  headers: headers(origin),
  body: JSON.stringify(body),
});

/** 200 with a small page of our own: a form that posts back to where it came from, and nothing that runs. */
export const replyPage = (body: string): APIGatewayProxyResult => ({
  statusCode: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body,
});

/** 200 with a text of another type, which anybody may keep for five minutes. Nothing in it may run. */
export const replyText = (body: string, contentType: string): APIGatewayProxyResult => ({
  statusCode: 200,
  headers: {
    'content-type': contentType,
    'cache-control': 'public, max-age=300',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  },
  body,
});

/** The one place where a failure becomes a status. Unknown ones are logged and say nothing. */
export function refuse(error: unknown, requestId: string, origin: string): APIGatewayProxyResult {
  const known = error instanceof ProductError;
  if (!known) logger.error('Request failed', { requestId, ...failureFacts(error) });
  const body: ErrorBody = known
    ? { code: error.code, message: error.message, requestId }
    : { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.', requestId };
  return {
    statusCode: known ? errorStatus[error.code] : 500,
    headers: headers(origin),
    body: JSON.stringify(body),
  };
}
