import { randomBytes } from 'node:crypto';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { notificationContract } from '#domain/contract/notification';
import type { AnnouncementServices } from './announcement/services.ts';
import { codeBudget } from './account/codes.ts';
import { ProductError } from '#domain/errors';
import type { OwnMailServices } from './mail/own-mail.ts';
import { codeAgain } from './mail/send-code-again.ts';
import { mailSender } from './mail/send-mail.ts';
import type { NotificationServices } from './mail/unsubscribe.ts';
import { unsubscribeTokens } from './mail/unsubscribe-token.ts';
import { draftAnnouncement } from './routes/notification/draft-announcement.ts';
import { getAnnouncements } from './routes/notification/get-announcements.ts';
import { getMailState } from './routes/notification/get-mail-state.ts';
import { getList } from './routes/notification/get-list.ts';
import { markRead } from './routes/notification/mark-read.ts';
import { oneClick } from './routes/notification/one-click.ts';
import { oneClickPage } from './routes/notification/one-click-page.ts';
import { resume } from './routes/notification/resume-mail.ts';
import { sendAnnouncement } from './routes/notification/send-announcement.ts';
import { tryMail } from './routes/notification/try-mail.ts';
import { unsubscribe } from './routes/notification/unsubscribe.ts';
import { announcementQueue } from './runtime/announcement-queue.ts';
import { secureRandom } from './runtime/random.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { announcementStore } from './store/announcement.ts';
import { codeStore } from './store/code.ts';
import { decisionStore } from './store/decision.ts';
import { mailAddressStore } from './store/mail-address.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import type { Database } from './store/table.ts';
import { userStore } from './store/user.ts';

const key = process.env['MAIL_KEY'];
const from = process.env['MAIL_FROM'];
const ses = new SESv2Client({ maxAttempts: 1 });

const noMail = async () => {
  throw new ProductError('NOT_CONNECTED', 'Mail is not set up here yet. Please try again later.');
};

export const handler = restEntry(
  notificationContract,
  (database: Database): NotificationServices & AnnouncementServices & OwnMailServices => ({
    notifications: notificationStore(database),
    users: userStore(database),
    announcements: announcementStore(database),
    decisions: decisionStore(database),
    enqueueAnnouncement: announcementQueue(),
    random: secureRandom,
    addresses: mailAddressStore(database),
    codes: codeStore(database),
    randomBytes,
    spendCode: codeBudget(onceStore(database)),
    sendCodeAgain: from ? codeAgain(ses, mailSender({ ses, from })) : noMail,
    tokens: key ? unsubscribeTokens(key) : undefined,
  }),
  {
    'get-list': getList,
    'mark-read': markRead,
    'get-mail-state': getMailState,
    'try-mail': tryMail,
    'resume-mail': resume,
    'get-announcements': getAnnouncements,
    'draft-announcement': draftAnnouncement,
    'send-announcement': sendAnnouncement,
    unsubscribe,
    'one-click': oneClick,
    'one-click-page': oneClickPage,
  },
);
