import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { KnownCredentials } from './credentials.ts';
import type { LocalRequest } from '../host/http.ts';

/** `code` is the name AWS gives the failure, e.g. SignatureDoesNotMatch, RequestTimeTooSkewed, ExpiredToken. */
export type Verified =
  { ok: true; credentials: KnownCredentials } | { ok: false; code: string; message: string };

export type FindCredentials = (accessKeyId: string) => KnownCredentials | undefined;

/** What a signed request says about its own signature. */
export interface Signature {
  accessKeyId: string;
  /** YYYYMMDD/region/service/aws4_request */
  scope: string;
  signedHeaders: string[];
  signature: string;
  /** YYYYMMDDTHHMMSSZ */
  date: string;
  sessionToken: string | undefined;
  /** Seconds a presigned address lives; undefined for a signed header. */
  expires: number | undefined;
}

const MINUTE = 60_000;
const SKEW = 15 * MINUTE;
const LONGEST_PRESIGN = 604_800;
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const fail = (code: string, message: string): Verified => ({ ok: false, code, message });
/** RFC 3986: AWS leaves A-Z a-z 0-9 - _ . ~ alone. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

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

/** The signature a request claims, or why it cannot be read. */
export function readSignature(request: LocalRequest): Signature | { code: string; message: string } {
  const query = request.url.searchParams;
  const presigned = query.get('X-Amz-Algorithm');
  const header = request.headers.authorization;
  if (!presigned && !header)
    return { code: 'MissingAuthenticationToken', message: 'Request is missing Authentication Token' };
  const fields = presigned ? queryFields(query) : headerFields(request);
  const [accessKeyId = '', ...scope] = (fields.credential ?? '').split('/');
  const complete =
    (presigned ?? header!.split(' ')[0]) === 'AWS4-HMAC-SHA256' &&
    accessKeyId !== '' &&
    scope.length === 4 &&
    scope[3] === 'aws4_request' &&
    /^[0-9a-f]{64}$/.test(fields.signature ?? '') &&
    /^\d{8}T\d{6}Z$/.test(fields.date ?? '') &&
    fields.date!.startsWith(scope[0]!) &&
    (fields.signedHeaders ?? '').split(';').includes('host') &&
    (!presigned || Number.isInteger(fields.expires));
  if (!complete)
    return {
      code: 'IncompleteSignature',
      message: 'Authorization is not a complete AWS4-HMAC-SHA256 signature.',
    };
  return {
    accessKeyId,
    scope: scope.join('/'),
    signedHeaders: fields.signedHeaders!.split(';'),
    signature: fields.signature!,
    date: fields.date!,
    sessionToken: fields.sessionToken,
    expires: fields.expires,
  };
}

interface Fields {
  credential?: string | undefined;
  signature?: string | undefined;
  signedHeaders?: string | undefined;
  date?: string | undefined;
  sessionToken?: string | undefined;
  expires?: number | undefined;
}

function headerFields({ headers }: LocalRequest): Fields {
  const of = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(headers.authorization!)?.[1];
  return {
    credential: of('Credential'),
    signature: of('Signature'),
    signedHeaders: of('SignedHeaders'),
    date: headers['x-amz-date'],
    sessionToken: headers['x-amz-security-token'],
  };
}

function queryFields(query: URLSearchParams): Fields {
  const of = (name: string) => query.get(`X-Amz-${name}`) ?? undefined;
  return {
    credential: of('Credential'),
    signature: of('Signature'),
    signedHeaders: of('SignedHeaders'),
    date: of('Date'),
    sessionToken: of('Security-Token'),
    expires: Number(of('Expires') ?? NaN),
  };
}

/** ms since 1970 of YYYYMMDDTHHMMSSZ */
export const timeOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

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

function canonicalRequest({ method, url, headers }: LocalRequest, claim: Signature, hash: string): string {
  const service = claim.scope.split('/')[2];
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => {
      const at = pair.indexOf('=');
      const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      return [encode(decode(name)), encode(decode(value))] as const;
    })
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map((pair) => pair.join('='));
  const signed = claim.signedHeaders.map(
    (name) => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`,
  );
  return [
    method,
    canonicalPath(url.pathname, service),
    query.join('&'),
    signed.join(''),
    claim.signedHeaders.join(';'),
    hash,
  ].join('\n');
}

/** S3 signs the path as sent (encoded once); every other service encodes the sent path again. */
function canonicalPath(pathname: string, service: string | undefined): string {
  const once = (segment: string) => (service === 's3' ? encode(decode(segment)) : encode(segment));
  return pathname.split('/').map(once).join('/');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % stays as it is: the signature then decides
  }
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
