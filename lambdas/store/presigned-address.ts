import { Sha256 } from '@aws-crypto/sha256-js';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { SignatureV4 } from '@smithy/signature-v4';
import type { HttpRequest } from '@smithy/types';

/** An address that anybody may GET an object from for so many seconds, with the rights of whoever signs it. */
export async function presignedAddress(
  client: S3Client,
  object: { Bucket: string; Key: string },
  seconds: number,
): Promise<string> {
  const { region, credentials } = client.config;
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const { protocol, hostname, port, path, query } = await requestFor(client, object);
  const host = port ? `${hostname}:${port}` : hostname;
  const signed = await signer.presign(
    {
      ...{ method: 'GET', protocol, hostname, path },
      ...(port && { port }),
      ...(query && { query }),
      headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    },
    { expiresIn: seconds },
  );
  const parameters = new URLSearchParams(signed.query as Record<string, string>);
  return `${protocol}//${host}${path}?${parameters}`;
}

/** The request that the client would send: it alone knows where a bucket is. Stopped before it is signed. */
async function requestFor(client: S3Client, object: { Bucket: string; Key: string }): Promise<HttpRequest> {
  let request: HttpRequest | undefined;
  const command = new GetObjectCommand(object);
  command.middlewareStack.add(
    () => async (given) => {
      request = given.request as HttpRequest;
      return { response: {}, output: { $metadata: {} } };
    },
    { step: 'finalizeRequest', priority: 'high' },
  );
  await client.send(command);
  return request!;
}
