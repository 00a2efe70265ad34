import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { Amplify } from 'aws-amplify';
import { businessProgramsContract } from '#domain/contract/business-programs';
import { apiNames } from '#domain/contract/endpoint';
import { call } from '../../../lib/api/rest.ts';

type Contract = typeof businessProgramsContract;

const key = 'programs';

/** Who and which programs are told of news about a business. */
export function usePrograms(businessId: string) {
  return useQuery({
    queryKey: [key, businessId],
    queryFn: () => call('business', businessProgramsContract['get-programs'], { businessId }),
  });
}

/** A call that changes them; they are asked for again when it is over. */
export function useProgramCall<Name extends keyof Contract>(name: Name) {
  const queries = useQueryClient();
  return useMutation<z.output<Contract[Name]['response']>, Error, z.input<Contract[Name]['request']>>({
    mutationFn: (request) =>
      call('business', businessProgramsContract[name] as Contract['set-alerts'], request as never) as never,
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}

/** The addresses that programs ask. */
export const readAddresses = (): string[] => {
  const api = Amplify.getConfig().API?.REST?.[apiNames.business]?.endpoint ?? '';
  return (['read-domains', 'read-findings'] as const).map(
    (name) => api + businessProgramsContract[name].path,
  );
};
