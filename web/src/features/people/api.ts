import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { connectionsContract } from '#domain/contract/connections';
import { call } from '../../lib/api/rest.ts';
import { useUser } from '../account/api.ts';
import { CONNECTIONS } from './live.ts';

export type Connections = z.infer<(typeof connectionsContract)['get-connections']['response']>;
export type ConnectionRow = Connections['connections'][number];
export type AddressQuery = z.input<(typeof connectionsContract)['find-users']['request']>;

/** The own side of each connection, who vouches, and whether one may be found. */
export function useConnections() {
  const { isSuccess } = useUser();
  return useQuery({
    enabled: isSuccess,
    queryKey: CONNECTIONS,
    queryFn: () => call('user', connectionsContract['get-connections'], {}),
    refetchOnWindowFocus: 'always',
  });
}

/** A connection moved: the list, the score that it counts in, and the words about declared accounts. */
function moved(queries: QueryClient): Promise<unknown> {
  void queries.invalidateQueries({ queryKey: ['report'] });
  void queries.invalidateQueries({ queryKey: ['proofs'] });
  return queries.invalidateQueries({ queryKey: CONNECTIONS });
}

export const useFindPerson = () =>
  useMutation({
    mutationFn: (address: AddressQuery) => call('user', connectionsContract['find-users'], address),
  });

export function useAsk() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: AddressQuery & { peerId?: string }) =>
      call('user', connectionsContract['request-connection'], request),
    onSettled: () => moved(queries),
  });
}

export function useAnswer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: { peerId: string; answer: 'accept' | 'ignore' }) =>
      call('user', connectionsContract['answer-connection'], request),
    onSettled: () => moved(queries),
  });
}

export function useBreak() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (peerId: string) => call('user', connectionsContract['break-connection'], { peerId }),
    onSettled: () => moved(queries),
  });
}

export function useSetFindable() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (findable: boolean) => call('user', connectionsContract['set-findable'], { findable }),
    onSuccess: ({ findable }) =>
      queries.setQueryData<Connections>(CONNECTIONS, (known) => known && { ...known, findable }),
  });
}
