import type { LocalRequest } from '../host/http.ts';
import type { Signature } from './claimed-signature.ts';

/** The request as its sender must have written it before signing; `hash` is that of its body, as signed. */
export function canonicalRequest(
  { method, url, headers }: LocalRequest,
  claim: Signature,
  hash: string,
): string {
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

/** RFC 3986: AWS leaves A-Z a-z 0-9 - _ . ~ alone. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
