import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { businessContract } from '#domain/contract/business';
import type { ShownDomain } from '#domain/contract/business-domains';
import { call } from '../../../lib/api/rest.ts';

export type Domains = z.output<(typeof businessContract)['get-domains']['response']>;

/** While a check is on its way its end is waited for. */
const SOON = 5000;
/** A name that was added is looked at within moments; after so many ms nobody waits for it any more. */
const AWAITED = 120_000;

/** The look-alike domains of a business, and how the last check of them went. */
export const useDomains = (businessId: string) =>
  useQuery({
    queryKey: ['domains', businessId],
    queryFn: () => call('business', businessContract['get-domains'], { businessId }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' ||
      data?.state === 'running' ||
      data?.domains.some((name) => isAwaited(name, Date.now()))
        ? SOON
        : false,
  });

/** Was it added just now, and not looked at yet? */
export const isAwaited = ({ foundBy, foundAt, lastLooked, silent }: ShownDomain, now: number): boolean =>
  foundBy === 'given' && !lastLooked && !silent && now - Date.parse(foundAt) < AWAITED;
