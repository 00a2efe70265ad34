import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operatorContract } from '#domain/contract/operator';
import type { SourceId } from '#domain/scan/scan-job';
import { call } from '../../../lib/api/rest.ts';

const OPERATIONS = ['operations'];
const AGAIN = 60_000;

/** How sources and queues do now. */
export const useOperations = () =>
  useQuery({
    queryKey: OPERATIONS,
    staleTime: 0, // whoever comes because something is wrong must not read what was
    queryFn: () => call('proxy', operatorContract['get-operations'], {}),
    refetchInterval: AGAIN,
  });

export function usePauseSource() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { source: SourceId; paused: boolean; reason: string }) =>
      call('proxy', operatorContract['pause-source'], input),
    onSettled: () => queries.invalidateQueries({ queryKey: OPERATIONS }),
  });
}

/** Has what was given up tried again. */
export function useRedrive() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (queue: string) => call('proxy', operatorContract.redrive, { queue }),
    onSettled: () => queries.invalidateQueries({ queryKey: OPERATIONS }),
  });
}
