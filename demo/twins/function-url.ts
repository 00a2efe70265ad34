import type { LambdaFunctionURLEvent, LambdaFunctionURLResult } from 'aws-lambda';
import type { PlatformRequest, PlatformResponse } from '../../platforms/http.ts';

/** A request as the address of a function hands it over, in the words of the twins. */
export function requestOf(event: LambdaFunctionURLEvent): PlatformRequest {
  const headers = Object.fromEntries(
    Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value ?? '']),
  );
  const origin = `${headers['x-forwarded-proto'] ?? 'https'}://${event.requestContext.domainName}`;
  return {
    method: event.requestContext.http.method,
    url: new URL(event.rawPath + (event.rawQueryString && `?${event.rawQueryString}`), origin),
    headers,
    body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
  };
}

/** What a twin answers, as the address of a function takes it: bytes in base 64. */
export const resultOf = ({ status, headers = {}, body = '' }: PlatformResponse): LambdaFunctionURLResult => ({
  statusCode: status,
  headers,
  ...(typeof body === 'string'
    ? { body }
    : { body: Buffer.from(body).toString('base64'), isBase64Encoded: true }),
});
