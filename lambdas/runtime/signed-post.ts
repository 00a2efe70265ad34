import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';

/** Posts to a service of AWS. */
export type SignedPost = (url: URL, headers: Record<string, string>, body: string) => Promise<Response>;

/** Posts signed with the function's own role, which Lambda puts into the environment; given up after five seconds. */
export function signedPost(service: string, fetcher: typeof fetch): SignedPost {
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
  return async (url, headers, body) => {
    const signed = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port && { port: Number(url.port) }),
      path: url.pathname,
      headers: { host: url.host, ...headers },
      body,
    });
    const signal = AbortSignal.timeout(5_000);
    return fetcher(url, { method: 'POST', headers: signed.headers, body, signal });
  };
}
