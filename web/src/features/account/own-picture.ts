import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountContract } from '#domain/contract/account';
import type { User } from '#domain/account/user';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { call } from '../../lib/api/rest.ts';
import { keepRecord } from './keep-record.ts';
import { signedAddress, VALID } from './signed-address.ts';
import { words } from './words.ts';

/**
 * The address of the person's picture, undefined while there is none. One that turns out not to work (gone, expired, signed by
 * a wrong clock) is told by `onBroken`: it is given up, and another asked for, once.
 */
export function useOwnPicture({ profileImagePath }: User): {
  address: string | undefined;
  onBroken: () => void;
} {
  const { data, refetch } = useQuery({
    queryKey: ['own-picture', profileImagePath],
    enabled: Boolean(profileImagePath),
    staleTime: (VALID - 60) * 1000, // asked for anew a little earlier
    queryFn: () => signedAddress(profileImagePath!),
  });
  const [broken, setBroken] = useState<string[]>([]);
  return {
    address: data && !broken.includes(data) ? data : undefined,
    onBroken: () => {
      if (!data || broken.includes(data)) return;
      setBroken([...broken, data]);
      if (broken.length === 0) void refetch();
    },
  };
}

/** Posts the picture straight into the bucket and makes it the profile's. */
export function useUploadPicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['updateUser', 'picture'],
    mutationFn: async (jpeg: Blob) => {
      const { url, fields, key } = await call('user', accountContract['upload-url'], {
        contentType: 'image/jpeg',
      });
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', jpeg);
      const posted = await fetch(url, { method: 'POST', body: form }).catch((error: unknown) => {
        throw new CallFailed(words.picture.offline, 'NETWORK', error);
      });
      if (!posted.ok) throw new CallFailed(words.picture.refused, 'REFUSED');
      return call('user', accountContract['finish-upload'], { key });
    },
    onSuccess: ({ user }) => keepRecord(queries, user),
  });
}
