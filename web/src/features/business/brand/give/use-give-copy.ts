import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { type GivenAccount, scanContract } from '#domain/contract/scan';
import { call } from '../../../../lib/api/rest.ts';

/** It is compared a moment after it was given, or once a scan under way lets it: so many ms later the list is asked for again. */
const ASKED_AGAIN = [1_000, 3_000, 8_000, 20_000, 60_000, 120_000];

/** Gives us a copy that the business knows of. */
export function useGiveCopy(businessId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (account: z.input<typeof GivenAccount>) =>
      call('app', scanContract['submit-profile'], { businessId, ...account }),
    onSuccess: () => {
      for (const later of ASKED_AGAIN)
        setTimeout(() => void queries.invalidateQueries({ queryKey: ['brand', businessId] }), later);
    },
  });
}
