import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { peopleContract } from '#domain/contract/people';
import { call } from '../../lib/api/rest.ts';
import { toast } from '../../ui/Toast.tsx';
import { useUser } from '../account/api.ts';
import { CONNECTIONS } from './live.ts';

export type Connections = z.infer<(typeof peopleContract)['get-connections']['response']>;
export type ConnectionRow = Connections['connections'][number];
export type AddressQuery = z.input<(typeof peopleContract)['find-users']['request']>;

/** While a word that was asked for waits: that it was declined is told by no notification, and the list says it soon all the same. */
const WHILE_ASKED = 20_000;
const waitsForWord = ({ connections }: Connections) =>
  connections.some(({ vouches }) => vouches.some(({ by, state }) => by === 'peer' && state === 'ASKED'));

/** The own side of each connection, who vouches, and whether one may be found. */
export function useConnections() {
  const { isSuccess } = useUser();
  return useQuery({
    enabled: isSuccess,
    queryKey: CONNECTIONS,
    queryFn: () => call('user', peopleContract['get-connections'], {}),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data && waitsForWord(data) ? WHILE_ASKED : false),
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
    mutationFn: (address: AddressQuery) => call('user', peopleContract['find-users'], address),
  });

export function useAsk() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: AddressQuery & { peerId?: string }) =>
      call('user', peopleContract['request-connection'], request),
    onSettled: () => moved(queries),
  });
}

export function useAnswer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: { peerId: string; answer: 'accept' | 'ignore' }) =>
      call('user', peopleContract['answer-connection'], request),
    onSettled: () => moved(queries),
  });
}

export function useBreak() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (peerId: string) => call('user', peopleContract['break-connection'], { peerId }),
    onSettled: () => moved(queries),
  });
}

export function useAskVouch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: z.input<(typeof peopleContract)['ask-vouch']['request']>) =>
      call('user', peopleContract['ask-vouch'], request),
    onSettled: () => moved(queries),
  });
}

export function useAnswerVouch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: z.input<(typeof peopleContract)['answer-vouch']['request']>) =>
      call('user', peopleContract['answer-vouch'], request),
    // Here: the row that was answered may be gone with the list that follows, and would not hear of it.
    onError: (error) => toast(error.message),
    onSettled: () => moved(queries),
  });
}

export function useSetFindable() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (findable: boolean) => call('user', peopleContract['set-findable'], { findable }),
    onSuccess: ({ findable }) =>
      queries.setQueryData<Connections>(CONNECTIONS, (known) => known && { ...known, findable }),
  });
}
