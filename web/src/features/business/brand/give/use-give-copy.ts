import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { type GivenAccount, scanContract } from '#domain/contract/scan';
import { call } from '../../../../lib/api/rest.ts';
import { askAgain } from '../../../scan/brought/ask-again.ts';

/** Of a business no message tells that it was compared; a scan under way may hold that up. Milliseconds. */
const ASKED_AGAIN = [1_000, 3_000, 8_000, 20_000, 60_000, 120_000];

/** Gives us a copy that the business knows of. */
export function useGiveCopy(businessId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (account: z.input<typeof GivenAccount>) =>
      call('app', scanContract['submit-profile'], { businessId, ...account }),
    onSuccess: () => {
      askAgain(queries, ['brand', businessId], ASKED_AGAIN);
    },
  });
}
