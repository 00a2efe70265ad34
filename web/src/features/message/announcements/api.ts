import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnnouncementText } from '#domain/message/announcement';
import { messageContract } from '#domain/contract/message';
import { call } from '../../../lib/api/rest.ts';

const KEY = ['announcements'];
/** While something is counted or sent, its numbers move. */
const MOVING = 1500;

/** What was announced, newest first, with how far each is. */
export const useAnnouncements = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => (await call('notification', messageContract['get-announcements'], {})).announcements,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'COUNTING' || status === 'SENDING') ? MOVING : false,
  });

/** Keeps a text, in the place of the one that it replaces. */
export function useDraft() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: AnnouncementText & { replaces?: string | undefined }) =>
      call('notification', messageContract['draft-announcement'], text),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export function useSend() {
  const queries = useQueryClient();
  return useMutation({
    // The same key for the same announcement: pressed twice it is one act.
    mutationFn: (id: string) =>
      call('notification', messageContract['send-announcement'], { id }, `send-${id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/** Deletes one that nobody was told of. */
export function useDiscard() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call('notification', messageContract['send-announcement'], { id, discard: true }, `discard-${id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
