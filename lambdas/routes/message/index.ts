import { randomBytes } from 'node:crypto';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { messageContract } from '#domain/contract/message';
import { ProductError } from '#domain/errors';
import { codeBudget } from '../../account/contact/contact-codes.ts';
import type { OwnMailServices } from '../../account/resume-mail.ts';
import { codeAgain } from '../../account/send-code-again.ts';
import { announcementQueue } from '../../message/announcement-queue.ts';
import { stageMailer } from '../../message/stage-mailer.ts';
import type { MessageServices } from '../../message/services.ts';
import { unsubscribeTokens } from '../../message/unsubscribe-token.ts';
import { secureRandom } from '../../runtime/random.ts';
import { serve } from '../../rest/rest.ts';
import { announcementStore } from '../../store/announcement.ts';
import { codeStore } from '../../store/contact/contact-code.ts';
import { decisionStore } from '../../store/decision.ts';
import { mailAddressStore } from '../../store/mail-address.ts';
import { notificationStore } from '../../store/notification.ts';
import { onceStore } from '../../store/once.ts';
import type { Database } from '../../store/table/table.ts';
import { userStore } from '../../store/user.ts';
import { draftAnnouncement } from './draft-announcement.ts';
import { getAnnouncements } from './get-announcements.ts';
import { getList } from './get-list.ts';
import { getMailState } from './get-mail-state.ts';
import { markRead } from './mark-read.ts';
import { oneClick } from './one-click.ts';
import { oneClickPage } from './one-click-page.ts';
import { resume } from './resume-mail.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { tryMail } from './try-mail.ts';
import { unsubscribe } from './unsubscribe.ts';
import { later } from '../../runtime/aws/later.ts';
import { inTime } from '../../runtime/aws/in-time.ts';

const noMail = async () => {
  throw new ProductError('NOT_CONNECTED', 'Email isn’t set up here yet. Please try again later.');
};

function services(database: Database): MessageServices & OwnMailServices {
  const key = process.env['MAIL_KEY'];
  const from = process.env['MAIL_FROM'];
  const ses = later(() => new SESv2Client({ ...inTime, maxAttempts: 1 }));
  return {
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
    sendCodeAgain: from ? codeAgain(ses, stageMailer(database, from)) : noMail,
    tokens: key ? unsubscribeTokens(key) : undefined,
  };
}

/** What we tell people, here and by mail. */
export const notification = (database: Database) =>
  serve(messageContract, services(database), {
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
  });
