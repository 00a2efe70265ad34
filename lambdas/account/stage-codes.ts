import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { stageOutbox } from '../message/stage-outbox.ts';
import type { OutboxStore } from '../store/operations/outbox.ts';
import type { Database } from '../store/table/table.ts';
import { codeMail, codeSender, codeText, type SendCode } from './send-message.ts';
import { later } from '../runtime/aws/later.ts';
import { inTime } from '../runtime/aws/in-time.ts';

/** Keeps codes instead of sending them. */
const codeKeeper =
  (outbox: Pick<OutboxStore, 'keep'>): SendCode =>
  async ({ kind, value: to }, code) => {
    const { subject, text } = kind === 'email' ? codeMail(code) : { subject: '', text: codeText(code) };
    await outbox.keep({ channel: kind === 'email' ? 'EMAIL' : 'TEXT', to, subject, text, by: 'us' });
  };

/** How codes for further addresses and numbers leave this stage: by SES and SNS, or into the outbox of a branch. */
export function stageCodes(database: Pick<Database, 'client'>, from: string): SendCode {
  const outbox = stageOutbox(database);
  if (outbox) return codeKeeper(outbox);
  return codeSender({
    ses: later(() => new SESv2Client(inTime)),
    sns: later(() => new SNSClient(inTime)),
    from,
  });
}
