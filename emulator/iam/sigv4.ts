import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { LocalRequest } from '../host/http.ts';
import { canonicalRequest } from './canonical-request.ts';
import { type Signature, readSignature, timeOf } from './claimed-signature.ts';
import type { KnownCredentials } from './credentials.ts';

/** `code` is the name AWS gives the failure, e.g. SignatureDoesNotMatch, RequestTimeTooSkewed, ExpiredToken. */
export type Verified =
  { ok: true; credentials: KnownCredentials } | { ok: false; code: string; message: string };

export type FindCredentials = (accessKeyId: string) => KnownCredentials | undefined;

const MINUTE = 60_000;
const SKEW = 15 * MINUTE;
const LONGEST_PRESIGN = 604_800;
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const fail = (code: string, message: string): Verified => ({ ok: false, code, message });
/**
 * Checks Signature Version 4 as AWS does, of a signed header or a presigned address (algorithm: AWS Signature Version 4
 * signing process, "Create a signed AWS API request").
 * @param find whose access key it is; @param now ms since 1970
 */
export function verifySigV4(request: LocalRequest, find: FindCredentials, now: () => number): Verified {
  const claim = readSignature(request);
  if ('code' in claim) return fail(claim.code, claim.message);
  const credentials = find(claim.accessKeyId);
  if (!credentials)
    return fail('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  const late = checkTime(claim, credentials, now());
  if (late) return late;
  const body = checkBody(request, claim);
  if (!body.ok)
    return fail('XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match.");
  const text = stringToSign(claim, canonicalRequest(request, claim, body.hash));
  if (!same(sign(credentials.secretAccessKey, claim.scope, text), claim.signature))
    return fail(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  return { ok: true, credentials };
}

function checkTime(claim: Signature, credentials: KnownCredentials, now: number): Verified | undefined {
  const signedAt = timeOf(claim.date);
  if (claim.expires === undefined) {
    if (!(Math.abs(now - signedAt) <= SKEW))
      return fail(
        'RequestTimeTooSkewed',
        'The difference between the request time and the current time is too large.',
      );
  } else {
    if (claim.expires < 1 || claim.expires > LONGEST_PRESIGN)
      return fail('AuthorizationQueryParametersError', 'X-Amz-Expires must be between 1 and 604800 seconds');
    if (signedAt > now + SKEW) return fail('AccessDenied', 'Request is not valid yet');
    if (!(now <= signedAt + claim.expires * 1000)) return fail('AccessDenied', 'Request has expired');
  }
  return checkSession(credentials, claim.sessionToken, now);
}

/** Temporary credentials are only good together with their session token, until they end. */
export function checkSession(
  credentials: KnownCredentials,
  sessionToken: string | undefined,
  now: number,
): Verified | undefined {
  if (!same(credentials.sessionToken, sessionToken ?? ''))
    return fail('InvalidToken', 'The provided token is malformed or otherwise invalid.');
  if (now > credentials.expiration) return fail('ExpiredToken', 'The provided token has expired.');
  return undefined;
}

/** The body's hash as signed; `ok: false` when the body is not the one that was hashed. */
function checkBody({ headers, url, body }: LocalRequest, claim: Signature): { ok: boolean; hash: string } {
  // A presigned S3 address is made before its body exists.
  const inQuery = claim.expires === undefined ? undefined : url.searchParams.get('X-Amz-Content-Sha256');
  const unsigned = claim.expires !== undefined && claim.scope.split('/')[2] === 's3';
  const said = inQuery ?? headers['x-amz-content-sha256'] ?? (unsigned ? 'UNSIGNED-PAYLOAD' : sha256(body));
  return { ok: !/^[0-9a-f]{64}$/.test(said) || said === sha256(body), hash: said };
}

const stringToSign = ({ date, scope }: Signature, canonical: string) =>
  ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');

/** The signature of a text in a scope; for a POST form the text is its base64 policy. */
export function sign(secretAccessKey: string, scope: string, text: string): string {
  const key = scope.split('/').reduce<Buffer | string>((k, part) => hmac(k, part), `AWS4${secretAccessKey}`);
  return hmac(key as Buffer, text).toString('hex');
}

/** Constant time in the content. */
export function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
