import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { businessAccountContract } from '#domain/contract/business-account';
import { call } from '../../lib/api/rest.ts';

type Contract = typeof businessAccountContract;

/** The record that proves the domain of a business, and since when it is proven. */
export function useDomainProof(businessId: string, domain: string) {
  return useQuery({
    queryKey: ['domain-proof', businessId, domain],
    queryFn: () => call('business', businessAccountContract['get-domain-proof'], { businessId }),
  });
}

/** The plan of a business, its trial, what plans cost. */
export function usePlan(businessId: string) {
  return useQuery({
    queryKey: ['plan', businessId],
    queryFn: () => call('business', businessAccountContract['get-plan'], { businessId }),
  });
}

/** A call about a business's account; what it changes is asked for again when it is over. */
export function useAccountCall<Name extends keyof Contract>(name: Name, changes: readonly string[]) {
  const queries = useQueryClient();
  return useMutation<z.output<Contract[Name]['response']>, Error, z.input<Contract[Name]['request']>>({
    mutationFn: (request) =>
      call('business', businessAccountContract[name] as Contract['verify-domain'], request as never) as never,
    onSettled: () => Promise.all(changes.map((what) => queries.invalidateQueries({ queryKey: [what] }))),
  });
}
