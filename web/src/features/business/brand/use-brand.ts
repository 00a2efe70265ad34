import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { businessBrandContract } from '#domain/contract/business-brand';
import { call } from '../../../lib/api/rest.ts';
import { casesKey } from '../../case/api.ts';
import { toast } from '../../../ui/Toast.tsx';

type Contract = typeof businessBrandContract;
export type Brand = z.output<Contract['get-brand-findings']['response']>;

/** While a search is on its way its end is waited for. */
const SOON = 3000;

/** Accounts that look like those of a business, and how the newest search went. One that has ended may have seen that of a case. */
export const useBrand = (businessId: string) => {
  const queries = useQueryClient();
  const queryKey = ['brand', businessId];
  return useQuery({
    queryKey,
    queryFn: async () => {
      const brand = await call('business', businessBrandContract['get-brand-findings'], { businessId });
      const before = queries.getQueryData<Brand>(queryKey);
      if (before?.state === 'running' && brand.state !== 'running')
        void queries.invalidateQueries({ queryKey: casesKey({ businessId }) });
      return brand;
    },
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? SOON : false),
  });
};

type Answer<Name extends keyof Contract> = z.output<Contract[Name]['response']>;

/** A call whose end is told, also when what was pressed has left the page; with a way back where there is one. */
export function useBrandCall<Name extends 'search-brand' | 'decide-brand-finding'>(name: Name) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation<Answer<Name>, Error, z.input<Contract[Name]['request']>>({
    mutationFn: (request) =>
      call(
        'business',
        businessBrandContract[name] as Contract['search-brand'],
        request as never,
      ) as Promise<never>,
    onSettled: () => queries.invalidateQueries({ queryKey: ['brand'] }),
  });
  const act = (
    request: z.input<Contract[Name]['request']>,
    said: string | ((answer: Answer<Name>) => string),
    undo?: () => void,
  ) =>
    void mutateAsync(request).then(
      (answer) => toast(typeof said === 'string' ? said : said(answer), undo),
      ({ message }: Error) => toast(message),
    );
  return { act, isPending };
}
