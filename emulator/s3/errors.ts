import { randomUUID } from 'node:crypto';
import type { LocalRequest, LocalResponse } from '../host/http.ts';
import { document, element } from './xml.ts';

const STATUS: Record<string, number> = {
  AccessDenied: 403,
  AccessForbidden: 403,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  InvalidRange: 416,
  NotImplemented: 501,
};

/** An S3 error by its code; codes without a row above answer 400. */
export class S3Error extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code] ?? 400;
  }
}

/** S3 names two signature failures in its own way. */
export const signatureError = (code: string, message: string): S3Error => {
  if (code === 'MissingAuthenticationToken') return new S3Error('AccessDenied', 'Access Denied');
  if (code === 'IncompleteSignature') return new S3Error('AuthorizationHeaderMalformed', message);
  return new S3Error(code, message);
};

export const denied = () => new S3Error('AccessDenied', 'Access Denied');

export const notServed = (what: string) =>
  new S3Error('NotImplemented', `The emulated S3 does not serve ${what}`);

/** A failure as S3's XML. */
export function errorReply(error: S3Error, { method, url }: LocalRequest): LocalResponse {
  const requestId = randomUUID();
  const body = document(
    'Error',
    element('Code', error.code) +
      element('Message', error.message) +
      element('Resource', url.pathname) +
      element('RequestId', requestId),
  );
  return {
    status: error.status,
    headers: { 'content-type': 'application/xml', 'x-amz-request-id': requestId },
    ...(method !== 'HEAD' && { body }),
  };
}
