import { useQuery } from '@tanstack/react-query';
import { signedAddress, VALID } from './signed-address.ts';

/** The address of one of the person's own files, once it is wanted; undefined while it is not known. */
export const useOwnFile = (key: string | undefined) =>
  useQuery({
    queryKey: ['own-file', key],
    enabled: key !== undefined,
    staleTime: (VALID - 60) * 1000, // asked for anew a little earlier
    queryFn: () => signedAddress(key!),
  });
