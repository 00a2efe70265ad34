import { notificationContract } from '#domain/contract/notification';
import type { AnnouncementServices } from './announcement/services.ts';
import type { NotificationServices } from './mail/unsubscribe.ts';
import { unsubscribeTokens } from './mail/unsubscribe-token.ts';
import { draftAnnouncement } from './routes/notification/draft-announcement.ts';
import { getAnnouncements } from './routes/notification/get-announcements.ts';
import { getList } from './routes/notification/get-list.ts';
import { markRead } from './routes/notification/mark-read.ts';
import { oneClick } from './routes/notification/one-click.ts';
import { oneClickPage } from './routes/notification/one-click-page.ts';
import { sendAnnouncement } from './routes/notification/send-announcement.ts';
import { unsubscribe } from './routes/notification/unsubscribe.ts';
import { announcementQueue } from './runtime/announcement-queue.ts';
import { secureRandom } from './runtime/random.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { announcementStore } from './store/announcement.ts';
import { decisionStore } from './store/decision.ts';
import { notificationStore } from './store/notification.ts';
import type { Database } from './store/table.ts';
import { userStore } from './store/user.ts';

const key = process.env['MAIL_KEY'];

export const handler = restEntry(
  notificationContract,
  (database: Database): NotificationServices & AnnouncementServices => ({
    notifications: notificationStore(database),
    users: userStore(database),
    announcements: announcementStore(database),
    decisions: decisionStore(database),
    enqueueAnnouncement: announcementQueue(),
    random: secureRandom,
    tokens: key ? unsubscribeTokens(key) : undefined,
  }),
  {
    'get-list': getList,
    'mark-read': markRead,
    'get-announcements': getAnnouncements,
    'draft-announcement': draftAnnouncement,
    'send-announcement': sendAnnouncement,
    unsubscribe,
    'one-click': oneClick,
    'one-click-page': oneClickPage,
  },
);
