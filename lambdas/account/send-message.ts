import { brand } from '#domain/brand';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { SNSClient } from '@aws-sdk/client-sns';
import { PublishCommand } from '@aws-sdk/client-sns';
import { codeMinutes } from '#domain/account/confirmation-code';
import type { Contact } from '#domain/account/contact';
import { textCountry } from '#domain/account/sms-countries';
import { ProductError } from '#domain/errors';
import { codeLetter } from '#domain/message/code-letter';
import { drawLetter, type Mail } from '#domain/message/letter';
import { failureFacts, logger } from '../runtime/logger.ts';

/** Sends a code where it is to be proven that messages arrive. Throws NOT_CONNECTED when it cannot be sent. */
export type SendCode = (contact: Contact, code: string) => Promise<void>;

const time = `${codeMinutes} minutes`;
/** A code in the words of a text. */
export const codeText = (code: string): string =>
  `Your ${brand} code is ${code}. It works once, for ${time}. If you didn’t request it, ignore this message.`;

/** A code in the words of a mail. */
export const codeMail = (code: string): Mail => drawLetter(codeLetter({ code, for: 'address', time }));

/** @param from the address that mails come from; empty where the stage has none */
export function codeSender({ ses, sns, from }: { ses: SESv2Client; sns: SNSClient; from: string }): SendCode {
  return async ({ kind, value }, code) => {
    if (kind === 'email' && from === '')
      throw new ProductError('NOT_CONNECTED', 'Email isn’t set up here yet. Please try again later.');
    try {
      if (kind === 'phone') {
        logger.info('Code goes by text', { country: textCountry(value) });
        await sns.send(new PublishCommand({ PhoneNumber: value, Message: codeText(code) }));
      } else await ses.send(mailOf(from, value, code));
    } catch (error) {
      logger.error('Code not sent', { medium: kind, ...failureFacts(error) });
      throw new ProductError(
        'NOT_CONNECTED',
        'We couldn’t send the code. Please check the address and try again.',
      );
    }
  };
}

function mailOf(from: string, to: string, code: string): SendEmailCommand {
  const { subject, text, html } = codeMail(code);
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } } },
  });
}
