import { fetchAuthSession } from 'aws-amplify/auth';
import { configuredForFiles } from '../session/amplify.ts';
import { endedElsewhere } from '../session/ended-elsewhere.ts';
import { clockOffset } from '../session/clock.ts';

/** How long an address of a file works, in seconds. */
export const VALID = 900;

/** An address of an own file for this page alone: signed with the person's own right to their part of the bucket. */
export async function signedAddress(key: string): Promise<string> {
  const [{ SignatureV4 }, { Sha256 }, { Auth, Storage }, { credentials }] = await Promise.all([
    import('@smithy/signature-v4'),
    import('@aws-crypto/sha256-js'),
    configuredForFiles(),
    configuredForFiles().then(() => fetchAuthSession().catch(endedElsewhere)),
  ]);
  const { bucket = '', region = 'us-east-1' } = Storage?.S3 ?? {};
  if (!credentials) throw new Error('No credentials for the own files.');
  // On one machine the bucket is a path of this origin; see emulator/host/origin.ts.
  const local = Boolean(Auth?.Cognito.userPoolEndpoint);
  const host = local ? location.host : `${bucket}.s3.${region}.amazonaws.com`;
  const protocol = local ? location.protocol : 'https:';
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const path = `${local ? `/s3/${bucket}` : ''}/${key}`;
  const { query = {} } = await signer.presign(
    {
      method: 'GET',
      protocol,
      hostname: host,
      path,
      headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    },
    { expiresIn: VALID, signingDate: new Date(Date.now() + (await clockOffset())) },
  );
  return `${protocol}//${host}${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
}
