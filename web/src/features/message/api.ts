import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageContract } from '#domain/contract/message';
import { Notification } from '#domain/message/notification';
import { subscribe } from '../../lib/api/subscribe.ts';
import { call } from '../../lib/api/rest.ts';
import { useSignedIn } from '../session/use-session.ts';
import { useUser } from '../account/api.ts';

const KEY = ['notifications'];

export function useNotifications() {
  const { isSuccess } = useUser();
  return useQuery({
    enabled: isSuccess,
    queryKey: KEY,
    queryFn: async () => (await call('notification', messageContract['get-list'], {})).notifications,
    // Another tab may have marked them as read, of which nobody is told.
    refetchOnWindowFocus: 'always',
  });
}

/** Marks everything up to the newest one shown; with an `id` that one alone. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: { upTo: string; id?: string }) =>
      call('notification', messageContract['mark-read'], which),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/** Whoever is on the page that news lead to has seen them: they are marked as read. `page`: the link of the news. */
export function useSeen(page: string): void {
  const { data } = useNotifications();
  const { mutate } = useMarkRead();
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, link, readAt, createdAt } of data ?? []) {
      if (readAt || link !== page || told.current.has(id)) continue;
      told.current.add(id);
      mutate({ upTo: createdAt, id });
    }
  }, [data, page, mutate]);
}

export const ON_NOTIFICATION = `subscription OnNotification($userId: ID!) {
  onNotification(userId: $userId) { userId id kind title body link createdAt readAt }
}`;

export function useLiveNotifications(): void {
  const { userId } = useSignedIn();
  const queries = useQueryClient();
  useEffect(() => {
    const refetch = () => void queries.invalidateQueries({ queryKey: KEY });
    return subscribe(ON_NOTIFICATION, { userId }, 'onNotification', Notification, refetch, refetch);
  }, [userId, queries]);
}
