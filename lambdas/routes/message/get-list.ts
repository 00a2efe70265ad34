import type { messageContract } from '#domain/contract/message';
import type { MessageServices } from '../../message/services.ts';
import type { Route } from '../../rest/rest.ts';

/** The caller's 100 newest notifications, newest first. */
export const getList: Route<
  (typeof messageContract)['get-list'],
  Pick<MessageServices, 'notifications'>
> = async ({ caller }, { notifications }) => ({ notifications: await notifications.recent(caller.sub, 100) });
