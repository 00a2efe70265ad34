import type { KnownCredentials } from '../iam/credentials.ts';
import type { LocalRequest } from '../host/http.ts';
import { allowed, type Statement } from '../iam/policy.ts';
import { verifySigV4, type FindCredentials } from '../iam/sigv4.ts';
import { denied, signatureError } from './errors.ts';

export interface Access {
  find: FindCredentials;
  /** A role's policy statements; for a role it does not know (undefined) everything is allowed. */
  statementsOf?: ((roleArn: string) => readonly Statement[] | undefined) | undefined;
  /** ms since 1970 */
  now: () => number;
}

/** Who signed a request. Throws S3Error. */
export function holderOf({ find, now }: Access, request: LocalRequest): KnownCredentials {
  const verified = verifySigV4(request, find, now);
  if (!verified.ok) throw signatureError(verified.code, verified.message);
  return verified.credentials;
}

/** Whether a role may, e.g., `PutObject` at `bucket/key`. */
export function may(
  { statementsOf }: Access,
  { roleArn, principalTags }: KnownCredentials,
  action: string,
  path: string,
  context: Record<string, string | undefined> = {},
): boolean {
  const statements = statementsOf?.(roleArn);
  const resource = `arn:aws:s3:::${path}`;
  return !statements || allowed(statements, { action: `s3:${action}`, resource, principalTags, context });
}

/** The same, throwing AccessDenied. */
export function demand(...question: Parameters<typeof may>): void {
  if (!may(...question)) throw denied();
}
