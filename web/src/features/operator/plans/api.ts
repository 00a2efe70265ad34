import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { planContract } from '#domain/contract/plan';
import { call } from '../../../lib/api/rest.ts';
import { DECIDED } from '../api.ts';

const PRICES = ['plan-prices'];

/** A business by the id that somebody read out. */
export const useFindBusiness = () =>
  useMutation({
    mutationFn: (businessId: string) => call('business', planContract['find-business'], { businessId }),
  });

export const useSetPlan = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<(typeof planContract)['set-plan']['request']>) =>
      call('business', planContract['set-plan'], input),
    onSettled: () => queries.invalidateQueries({ queryKey: DECIDED }),
  });
};

/** What plans are said to cost. */
export const usePrices = () =>
  useQuery({ queryKey: PRICES, queryFn: () => call('business', planContract['get-prices'], {}) });

export const useSetPrice = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<(typeof planContract)['set-price']['request']>) =>
      call('business', planContract['set-price'], input),
    onSettled: () =>
      Promise.all([PRICES, DECIDED].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
};
