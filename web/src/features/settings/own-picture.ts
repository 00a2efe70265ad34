import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAuthSession } from 'aws-amplify/auth';
import { userContract } from '#domain/contract/user';
import type { User } from '#domain/user';
import { CallFailed } from '../../lib/call-failed.ts';
import { call } from '../../lib/rest.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { useSignedIn } from '../session/use-session.ts';

/** How long an address of the picture works, in seconds; asked for anew a little earlier. */
const VALID = 900;

/** An address of the own picture for this page alone: signed with the person's own right to their part of the bucket. */
async function signedAddress(key: string): Promise<string> {
  const [{ SignatureV4 }, { Sha256 }, { Auth, Storage }, { credentials }] = await Promise.all([
    import('@smithy/signature-v4'),
    import('@aws-crypto/sha256-js'),
    siteConfig(),
    fetchAuthSession(),
  ]);
  const { bucket = '', region = 'us-east-1' } = Storage?.S3 ?? {};
  if (!credentials) throw new Error('No credentials for the own files.');
  // On one machine the bucket is a path of this origin; see local/origin.ts.
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
    { expiresIn: VALID },
  );
  return `${protocol}//${host}${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
}

/** The address of the person's picture, undefined while there is none. */
export function useOwnPicture({ profileImagePath }: User) {
  return useQuery({
    queryKey: ['own-picture', profileImagePath],
    enabled: Boolean(profileImagePath),
    staleTime: (VALID - 60) * 1000,
    queryFn: () => signedAddress(profileImagePath!),
  });
}

/** Posts the picture straight into the bucket and makes it the profile's. */
export function useUploadPicture() {
  const queries = useQueryClient();
  const { userId } = useSignedIn();
  return useMutation({
    mutationKey: ['updateUser', 'picture'],
    mutationFn: async (jpeg: Blob) => {
      const { url, fields, key } = await call('user', userContract['upload-url'], {
        contentType: 'image/jpeg',
      });
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', jpeg);
      const posted = await fetch(url, { method: 'POST', body: form }).catch((error: unknown) => {
        throw new CallFailed(
          'The network did not answer. Check your connection and try again.',
          'NETWORK',
          error,
        );
      });
      if (!posted.ok) throw new CallFailed('The picture was not taken. Please try again.', 'REFUSED');
      return call('user', userContract['finish-upload'], { key });
    },
    onSuccess: ({ user }) => queries.setQueryData(['user', userId], user),
  });
}
