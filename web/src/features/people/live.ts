import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Notification } from '#domain/message/notification';
import { subscribe } from '../../lib/api/subscribe.ts';
import { useSignedIn } from '../session/use-session.ts';

export const CONNECTIONS = ['connections'];

const ON_NOTIFICATION = `subscription OnNotification($userId: ID!) {
  onNotification(userId: $userId) { userId id kind title body link createdAt readAt }
}`;

/** What others do changes the own list and the score: told by notification, live, and asked for after a gap. */
export function useLiveConnections(): void {
  const { userId } = useSignedIn();
  const queries = useQueryClient();
  useEffect(() => {
    const refetch = () => {
      for (const key of ['connections', 'report', 'proofs', 'notifications'])
        void queries.invalidateQueries({ queryKey: [key] });
    };
    return subscribe(
      ON_NOTIFICATION,
      { userId },
      'onNotification',
      Notification,
      ({ kind }) => kind === 'CONNECTION' && refetch(),
      refetch,
    );
  }, [userId, queries]);
}
