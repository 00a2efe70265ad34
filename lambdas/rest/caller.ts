import type { APIGatewayProxyEvent } from 'aws-lambda';
import { ProductError } from '#domain/errors';

/** Who calls, from the token the gateway has checked. */
export interface Caller {
  sub: string;
  groups: string[];
  /** The access token as sent, for asking the identity service on the caller's behalf. */
  token: string;
  /** When they proved who they are, seconds; refreshing a token does not change it. */
  signedInAt?: number;
}

/** Throws UNAUTHENTICATED when the gateway passed no identity on. */
export function callerOf(event: APIGatewayProxyEvent): Caller {
  const claims = event.requestContext.authorizer?.['claims'] as Record<string, string> | undefined;
  const sub = claims?.['sub'];
  if (!sub) throw new ProductError('UNAUTHENTICATED', 'Please sign in.');
  const header = event.headers['Authorization'] ?? event.headers['authorization'] ?? '';
  const signedInAt = Number(claims['auth_time']);
  return {
    sub,
    groups: groupsOf(claims['cognito:groups']),
    token: header.replace(/^Bearer /i, ''),
    ...(signedInAt > 0 && { signedInAt }),
  };
}

/** The gateway flattens the list into text: "[Admin Staff]" or "Admin,Staff". */
const groupsOf = (claim: string | undefined): string[] =>
  claim
    ?.replace(/[[\]]/g, '')
    .split(/[\s,]+/)
    .filter(Boolean) ?? [];
