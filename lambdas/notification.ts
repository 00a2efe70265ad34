import { notificationContract } from '#domain/contract/notification';
import type { NotificationServices } from './mail/unsubscribe.ts';
import { unsubscribeTokens } from './mail/unsubscribe-token.ts';
import { getList } from './routes/notification/get-list.ts';
import { markRead } from './routes/notification/mark-read.ts';
import { oneClick } from './routes/notification/one-click.ts';
import { oneClickPage } from './routes/notification/one-click-page.ts';
import { unsubscribe } from './routes/notification/unsubscribe.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { notificationStore } from './store/notification.ts';
import type { Database } from './store/table.ts';
import { userStore } from './store/user.ts';

const key = process.env['MAIL_KEY'];

export const handler = restEntry(
  notificationContract,
  (database: Database): NotificationServices => ({
    notifications: notificationStore(database),
    users: userStore(database),
    tokens: key ? unsubscribeTokens(key) : undefined,
  }),
  {
    'get-list': getList,
    'mark-read': markRead,
    unsubscribe,
    'one-click': oneClick,
    'one-click-page': oneClickPage,
  },
);
