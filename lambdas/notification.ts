import { notificationContract } from '#domain/contract/notification';
import { getList } from './routes/notification/get-list.ts';
import { markRead } from './routes/notification/mark-read.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { notificationStore } from './store/notification.ts';
import type { Database } from './store/table.ts';

export const handler = restEntry(
  notificationContract,
  (database: Database) => ({ notifications: notificationStore(database) }),
  { 'get-list': getList, 'mark-read': markRead },
);
