import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { businessContract } from '#domain/contract/business';
import { scanContract } from '#domain/contract/scan';
import { call } from '../../../lib/api/rest.ts';

/** What members share with a business; asked for only where the caller's role sees it. */
export function useSharedFindings(businessId: string) {
  return useQuery({
    queryKey: ['shared-findings', businessId],
    queryFn: () => call('business', businessContract['get-shared-findings'], { businessId }),
  });
}

/** Shares one of the person's findings, or no longer; what shows them is asked for again before it is over. */
export function useShareFinding() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<(typeof scanContract)['share-finding']['request']>) =>
      call('app', scanContract['share-finding'], input),
    onSettled: () =>
      Promise.all(
        [['report'], ['shared-findings']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}
