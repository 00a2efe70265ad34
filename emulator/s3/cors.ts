import type { LocalRequest, LocalResponse } from '../host/http.ts';
import { S3Error } from './errors.ts';

/** As in AWS::S3::Bucket. */
export interface CorsRule {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  MaxAge?: number;
}

/** One `*` stands for anything. */
const fits = (pattern: string, value: string) => {
  const [start, end] = pattern.split('*') as [string, string?];
  if (end === undefined) return pattern === value;
  return value.length >= pattern.length - 1 && value.startsWith(start) && value.endsWith(end);
};

function headersOf(
  rules: CorsRule[],
  origin: string,
  method: string,
  asked: string[],
): Record<string, string> | undefined {
  const rule = rules.find(
    (r) =>
      r.AllowedOrigins.some((o) => fits(o, origin)) &&
      r.AllowedMethods.includes(method) &&
      asked.every((name) => (r.AllowedHeaders ?? []).some((h) => fits(h.toLowerCase(), name))),
  );
  if (!rule) return undefined;
  return {
    'access-control-allow-origin': rule.AllowedOrigins.includes('*') ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
    ...(asked.length && { 'access-control-allow-headers': asked.join(', ') }),
    ...(rule.ExposedHeaders && { 'access-control-expose-headers': rule.ExposedHeaders.join(', ') }),
    ...(rule.MaxAge !== undefined && { 'access-control-max-age': String(rule.MaxAge) }),
  };
}

/** What a browser's reply needs besides; nothing for a request without an origin or that no rule names. */
export const corsHeaders = (rules: CorsRule[], { headers, method }: LocalRequest): Record<string, string> =>
  (headers.origin && headersOf(rules, headers.origin, method, [])) || {};

/** The answer to OPTIONS. Throws AccessForbidden. */
export function preflight(rules: CorsRule[], { headers }: LocalRequest): LocalResponse {
  const asked = (headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const allowed = headersOf(
    rules,
    headers.origin ?? '',
    headers['access-control-request-method'] ?? '',
    asked,
  );
  if (!allowed)
    throw new S3Error(
      'AccessForbidden',
      'CORSResponse: This CORS request is not allowed by the rules of the bucket.',
    );
  return { status: 200, headers: allowed };
}
