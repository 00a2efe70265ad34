import { useInfiniteQuery } from '@tanstack/react-query';
import { operatorContract } from '#domain/contract/operator';
import { call } from '../../../lib/api/rest.ts';

const AGAIN = 10_000;

/** What would have been sent, newest first; looked at again, since whoever reads waits for a code. */
export const useOutbox = () =>
  useInfiniteQuery({
    queryKey: ['outbox'],
    staleTime: 0,
    refetchInterval: AGAIN,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      call('proxy', operatorContract['get-outbox'], pageParam ? { before: pageParam } : {}),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
