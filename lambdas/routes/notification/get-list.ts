import type { notificationContract } from '#domain/contract/notification';
import type { Route } from '../../runtime/rest.ts';
import type { NotificationStore } from '../../store/notification.ts';

export interface NotificationServices {
  notifications: Pick<NotificationStore, 'recent' | 'markRead'>;
}

/** The caller's 100 newest notifications, newest first. */
export const getList: Route<(typeof notificationContract)['get-list'], NotificationServices> = async (
  { caller },
  { notifications },
) => ({ notifications: await notifications.recent(caller.sub, 100) });
