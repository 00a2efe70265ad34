import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Notification } from '#domain/message/notification';
import { subscribe } from '../../../lib/api/subscribe.ts';
import { ON_NOTIFICATION } from '../../message/api.ts';
import { useSignedIn } from '../../session/use-session.ts';

/** Keeps the cases true: a friend's screenshot and a due reminder are told, and both change a case. */
export function useLiveCases(): void {
  const { userId } = useSignedIn();
  const queries = useQueryClient();
  useEffect(() => {
    const refetch = () => {
      void queries.invalidateQueries({ queryKey: ['cases'] });
      void queries.invalidateQueries({ queryKey: ['business-cases'] });
    };
    return subscribe(
      ON_NOTIFICATION,
      { userId },
      'onNotification',
      Notification,
      ({ link }) => {
        if (/^\/(business-dashboard\/)?cases\//.test(link ?? '')) refetch();
        void queries.invalidateQueries({ queryKey: ['notifications'] });
      },
      refetch,
    );
  }, [userId, queries]);
}
