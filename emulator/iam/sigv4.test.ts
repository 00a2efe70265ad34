import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCredentials, type Credentials, type IssuedCredentials } from './credentials.ts';
import { openDurable } from '../host/durable.ts';
import type { LocalRequest } from '../host/http.ts';
import { verifySigV4 } from './sigv4.ts';

const NOW = Date.parse('2026-01-02T03:04:05Z');
let credentials: Credentials;
let key: IssuedCredentials;

beforeAll(async () => {
  credentials = await createCredentials(await openDurable(undefined), () => NOW);
  key = await credentials.issue({ roleArn: 'arn:role', seconds: 3600 });
});

const signer = (service: string) =>
  new SignatureV4({
    credentials: { ...key, expiration: new Date(key.expiration) },
    region: 'us-east-1',
    service,
    sha256: Sha256,
    uriEscapePath: service !== 's3',
    applyChecksum: true,
  });
const plain = (
  method: string,
  path: string,
  query: Record<string, string>,
  headers: Record<string, string>,
  body: string,
) => ({
  method,
  protocol: 'http:',
  hostname: 'localhost',
  port: 4910,
  path,
  query,
  headers: { host: 'localhost:4910', ...headers },
  body,
});
type Plain = ReturnType<typeof plain>;
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const arrived = (signed: Omit<Plain, 'query'> & { query?: Record<string, unknown> }): LocalRequest => ({
  method: signed.method,
  url: new URL(
    `http://localhost:4910${signed.path}?${Object.entries(signed.query ?? {})
      .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
      .join('&')}`,
  ),
  headers: Object.fromEntries(
    Object.entries(signed.headers).map(([name, value]) => [name.toLowerCase(), value]),
  ),
  body: Buffer.from(signed.body),
});
const signed = async (service: string, request: Plain) =>
  arrived((await signer(service).sign(request as never, { signingDate: new Date(NOW) })) as never);
// S3's own presigner says UNSIGNED-PAYLOAD, as here.
const unhashed = (service: string, request: Plain) =>
  service === 's3'
    ? { ...request, headers: { ...request.headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } }
    : request;
const presigned = async (service: string, request: Plain, expiresIn: number) =>
  arrived(
    (await signer(service).presign(unhashed(service, request) as never, {
      signingDate: new Date(NOW),
      expiresIn,
    })) as never,
  );
const code = (request: LocalRequest, now = NOW) => {
  const result = verifySigV4(request, credentials.find, () => now);
  return result.ok ? 'ok' : result.code;
};
const simple = () => plain('POST', '/dynamodb', {}, { 'content-type': 'application/json' }, '{}');

test('what the SDK signs is accepted, for any path, query, header and body', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  const segment = text.filter((s) => s !== '.' && s !== '..').map(encode);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('s3', 'dynamodb', 'execute-api'),
      fc.array(segment, { maxLength: 4 }),
      fc.dictionary(
        text.filter((s) => s !== '' && !/^X-Amz/i.test(s)),
        text,
        { maxKeys: 4 },
      ),
      fc.stringMatching(/^[ -~]{0,20}$/),
      text,
      fc.boolean(),
      async (service, path, query, header, body, ahead) => {
        // The SDK normalizes // in the paths of services other than S3, so a test path has none.
        const parts = service === 's3' ? path : path.filter((part) => part !== '');
        const request = plain('PUT', `/${parts.join('/')}`, query, { 'x-amz-meta-note': header }, body);
        expect(code(ahead ? await presigned(service, request, 60) : await signed(service, request))).toBe(
          'ok',
        );
      },
    ),
    { numRuns: 150, seed: 20261120 },
  );
});

describe('a request that is not the signed one is refused', () => {
  const altered: [string, (request: LocalRequest) => LocalRequest, string][] = [
    ['method', (r) => ({ ...r, method: 'GET' }), 'SignatureDoesNotMatch'],
    ['path', (r) => ({ ...r, url: new URL('/other', r.url) }), 'SignatureDoesNotMatch'],
    ['query', (r) => ({ ...r, url: new URL('?a=1', r.url) }), 'SignatureDoesNotMatch'],
    ['body', (r) => ({ ...r, body: Buffer.from('{"a":1}') }), 'XAmzContentSHA256Mismatch'],
    [
      'body and its hash',
      (r) => ({ ...r, headers: { ...r.headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } }),
      'SignatureDoesNotMatch',
    ],
    [
      'signed header',
      (r) => ({ ...r, headers: { ...r.headers, 'content-type': 'x' } }),
      'SignatureDoesNotMatch',
    ],
    ['token', (r) => ({ ...r, headers: { ...r.headers, 'x-amz-security-token': 'x' } }), 'InvalidToken'],
    ['key', (r) => header(r, (a) => a.replace(key.accessKeyId, 'ASIAUNKNOWN')), 'InvalidAccessKeyId'],
    ['scope', (r) => header(r, (a) => a.replace('us-east-1', 'eu-west-1')), 'SignatureDoesNotMatch'],
    [
      'last digit',
      (r) => header(r, (a) => a.slice(0, -1) + (a.endsWith('0') ? '1' : '0')),
      'SignatureDoesNotMatch',
    ],
    ['no signature', (r) => header(r, (a) => a.replace(/Signature=\w+$/, '')), 'IncompleteSignature'],
    [
      'another scheme',
      (r) => header(r, (a) => a.replace('AWS4-HMAC-SHA256', 'Bearer')),
      'IncompleteSignature',
    ],
    ['nothing', (r) => ({ ...r, headers: {} }), 'MissingAuthenticationToken'],
  ];
  const header = (r: LocalRequest, change: (authorization: string) => string) => ({
    ...r,
    headers: { ...r.headers, authorization: change(r.headers.authorization!) },
  });
  test.each(altered)('%s', async (_, change, expected) => {
    const request = await signed('dynamodb', simple());
    expect(code(request)).toBe('ok');
    expect(code(change(request))).toBe(expected);
  });
});

test('time: 15 minutes for a header, the stated seconds for a presigned address, the end of the credentials', async () => {
  const request = await signed('dynamodb', simple());
  expect([14, -14, 16, -16].map((minutes) => code(request, NOW + minutes * 60_000))).toEqual([
    'ok',
    'ok',
    'RequestTimeTooSkewed',
    'RequestTimeTooSkewed',
  ]);
  const link = await presigned('s3', plain('GET', '/s3/b/k', {}, {}, ''), 600);
  expect([0, 600, 601, -1000].map((seconds) => code(link, NOW + seconds * 1000))).toEqual([
    'ok',
    'ok',
    'AccessDenied',
    'AccessDenied',
  ]);
  const long = await presigned('s3', plain('GET', '/s3/b/k', {}, {}, ''), 7200);
  expect(code(long, NOW + 3601_000)).toBe('ExpiredToken');
  long.url.searchParams.set('X-Amz-Expires', '700000');
  expect(code(long)).toBe('AuthorizationQueryParametersError');
});
