import type { LocalRequest } from '../host/http.ts';

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

const named = {
  credential: /Credential=([^,\s]+)/,
  signature: /Signature=([^,\s]+)/,
  signedHeaders: /SignedHeaders=([^,\s]+)/,
};

function headerFields({ headers }: LocalRequest): Fields {
  const of = (name: RegExp) => name.exec(headers.authorization!)?.[1];
  return {
    credential: of(named.credential),
    signature: of(named.signature),
    signedHeaders: of(named.signedHeaders),
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
