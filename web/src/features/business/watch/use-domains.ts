import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { businessContract } from '#domain/contract/business';
import { call } from '../../../lib/api/rest.ts';

export type Domains = z.output<(typeof businessContract)['get-domains']['response']>;

/** While a check is on its way its end is waited for. */
const SOON = 5000;

/** The look-alike domains of a business, and how the last check of them went. */
export const useDomains = (businessId: string) =>
  useQuery({
    queryKey: ['domains', businessId],
    queryFn: () => call('business', businessContract['get-domains'], { businessId }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'running' ? SOON : false,
  });
