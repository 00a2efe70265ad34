import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { rightsContract } from '#domain/contract/rights';
import { call } from '../../../lib/api/rest.ts';

const REQUESTS = ['rights-requests'];

/** What waits for an answer, the earliest deadline first. */
export const useRightsRequests = () =>
  useQuery({
    queryKey: REQUESTS,
    staleTime: 0, // somebody else of the team may have answered
    queryFn: () => call('app', rightsContract['get-rights-requests'], {}),
  });

export function useAnswerRequest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<(typeof rightsContract)['answer-rights-request']['request']>) =>
      call('app', rightsContract['answer-rights-request'], input),
    onSettled: () =>
      Promise.all([REQUESTS, ['reviews']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
