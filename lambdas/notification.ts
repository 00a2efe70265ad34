import { messageContract } from '#domain/contract/message';
import { randomBytes } from 'node:crypto';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { AnnouncementServices } from './message/announcement-services.ts';
import { codeBudget } from './account/codes.ts';
import { ProductError } from '#domain/errors';
import type { OwnMailServices } from './message/resume-mail.ts';
import { codeAgain } from './message/send-code-again.ts';
import { mailSender } from './message/send-mail.ts';
import type { NotificationServices } from './message/unsubscribe.ts';
import { unsubscribeTokens } from './message/unsubscribe-token.ts';
import { draftAnnouncement } from './routes/message/draft-announcement.ts';
import { getAnnouncements } from './routes/message/get-announcements.ts';
import { getMailState } from './routes/message/get-mail-state.ts';
import { getList } from './routes/message/get-list.ts';
import { markRead } from './routes/message/mark-read.ts';
import { oneClick } from './routes/message/one-click.ts';
import { oneClickPage } from './routes/message/one-click-page.ts';
import { resume } from './routes/message/resume-mail.ts';
import { sendAnnouncement } from './routes/message/send-announcement.ts';
import { tryMail } from './routes/message/try-mail.ts';
import { unsubscribe } from './routes/message/unsubscribe.ts';
import { announcementQueue } from './runtime/announcement-queue.ts';
import { secureRandom } from './runtime/random.ts';
import { restEntry } from './rest/rest-entry.ts';
import { announcementStore } from './store/announcement.ts';
import { codeStore } from './store/contact/code.ts';
import { decisionStore } from './store/decision.ts';
import { mailAddressStore } from './store/mail-address.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import type { Database } from './store/table/table.ts';
import { userStore } from './store/user.ts';

const key = process.env['MAIL_KEY'];
const from = process.env['MAIL_FROM'];
const ses = new SESv2Client({ maxAttempts: 1 });

const noMail = async () => {
  throw new ProductError('NOT_CONNECTED', 'Mail is not set up here yet. Please try again later.');
};

export const handler = restEntry(
  messageContract,
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
