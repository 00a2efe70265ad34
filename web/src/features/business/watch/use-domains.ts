import { useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { businessContract } from '#domain/contract/business';
import type { ShownDomain } from '#domain/contract/business-domains';
import { casesKey } from '../../case/api.ts';
import { call } from '../../../lib/api/rest.ts';

export type Domains = z.output<(typeof businessContract)['get-domains']['response']>;

/** While a check is on its way its end is waited for. */
const SOON = 5000;
/** A name that was added is looked at within moments; after so many ms nobody waits for it any more. */
const AWAITED = 120_000;

/** The look-alike domains of a business, and how the last check of them went. One that has ended may have seen that of a case. */
export const useDomains = (businessId: string) => {
  const queries = useQueryClient();
  const queryKey = ['domains', businessId];
  return useQuery({
    queryKey,
    queryFn: async () => {
      const domains = await call('business', businessContract['get-domains'], { businessId });
      if (isUnderWay(queries.getQueryData<Domains>(queryKey)) && !isUnderWay(domains))
        void queries.invalidateQueries({ queryKey: casesKey({ businessId }) });
      return domains;
    },
    refetchInterval: ({ state: { data } }) =>
      isUnderWay(data) || data?.domains.some((name) => isAwaited(name, Date.now()))
        ? SOON
        : data?.plannedFor
          ? Math.max(SOON, Date.parse(data.plannedFor) - Date.now())
          : false,
  });
};

const isUnderWay = (domains: Domains | undefined): boolean =>
  domains?.state === 'waiting' || domains?.state === 'running';

/** Was it added just now, and not looked at yet? */
export const isAwaited = ({ foundBy, foundAt, lastLooked, silent }: ShownDomain, now: number): boolean =>
  foundBy === 'given' && !lastLooked && !silent && now - Date.parse(foundAt) < AWAITED;
