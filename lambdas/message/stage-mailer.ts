import { SESv2Client } from '@aws-sdk/client-sesv2';
import { failureFacts, logger } from '../runtime/logger.ts';
import type { OutboxStore } from '../store/operations/outbox.ts';
import type { Database } from '../store/table/table.ts';
import { mailSender, type SendMail } from './send-mail.ts';
import { stageOutbox } from './stage-outbox.ts';
import { later } from '../runtime/aws/later.ts';
import { inTime } from '../runtime/aws/in-time.ts';

/** Keeps mails instead of sending them. */
const mailKeeper =
  (outbox: Pick<OutboxStore, 'keep'>): SendMail =>
  async (to, { subject, text }) => {
    try {
      await outbox.keep({ channel: 'EMAIL', to, subject, text, by: 'us' });
      return 'sent';
    } catch (error) {
      logger.error('Mail not kept', failureFacts(error));
      return 'later';
    }
  };

/** How mails leave this stage: by SES, or into the outbox of a branch. */
export function stageMailer(
  database: Pick<Database, 'client'>,
  from: string,
  configurationSet?: string,
): SendMail {
  const outbox = stageOutbox(database);
  if (outbox) return mailKeeper(outbox);
  return mailSender({
    ses: later(() => new SESv2Client({ ...inTime, maxAttempts: 1 })),
    from,
    configurationSet,
  });
}
