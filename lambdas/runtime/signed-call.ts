import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';

export interface AwsCall {
  method: 'GET' | 'POST' | 'PUT';
  url: URL;
  headers?: Record<string, string>;
  body?: string;
}

/** Calls a service of AWS. */
export type SignedCall = (call: AwsCall) => Promise<Response>;

/** Signs with the function's own role, which Lambda puts into the environment; a call is given up after five seconds. */
export function signedCall(service: string, fetcher: typeof fetch): SignedCall {
  const env = readEnvironment({
    AWS_REGION: z.string(),
    AWS_ACCESS_KEY_ID: z.string(),
    AWS_SECRET_ACCESS_KEY: z.string(),
  });
  const sessionToken = process.env['AWS_SESSION_TOKEN'];
  const signer = new SignatureV4({
    service,
    region: env.AWS_REGION,
    credentials: {
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      ...(sessionToken && { sessionToken }),
    },
    sha256: Sha256,
  });
  return async ({ method, url, headers, body }) => {
    const signed = await signer.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port && { port: Number(url.port) }),
      path: url.pathname,
      headers: { host: url.host, ...headers },
      ...(body !== undefined && { body }),
    });
    const signal = AbortSignal.timeout(5_000);
    return fetcher(url, { method, headers: signed.headers, signal, ...(body !== undefined && { body }) });
  };
}

/** Posts to a service of AWS. */
export type SignedPost = (url: URL, headers: Record<string, string>, body: string) => Promise<Response>;

/** The same, for a service that is asked by posts alone. */
export function signedPost(service: string, fetcher: typeof fetch): SignedPost {
  const call = signedCall(service, fetcher);
  return (url, headers, body) => call({ method: 'POST', url, headers, body });
}
