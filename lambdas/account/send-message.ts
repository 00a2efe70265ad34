import { brand } from '#domain/brand';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { SNSClient } from '@aws-sdk/client-sns';
import { PublishCommand } from '@aws-sdk/client-sns';
import { codeMinutes } from '#domain/account/confirmation-code';
import type { Contact } from '#domain/account/contact';
import { ProductError } from '#domain/errors';
import { failureFacts, logger } from '../runtime/logger.ts';

/** Sends a code where it is to be proven that messages arrive. Throws NOT_CONNECTED when it cannot be sent. */
export type SendCode = (contact: Contact, code: string) => Promise<void>;

const words = (code: string) =>
  `Your ${brand} code is ${code}. It works for ${codeMinutes} minutes, once. If you did not ask for it, nothing happens.`;

/** @param from the address that mails come from; empty where the stage has none */
export function codeSender({ ses, sns, from }: { ses: SESv2Client; sns: SNSClient; from: string }): SendCode {
  return async ({ kind, value }, code) => {
    if (kind === 'email' && from === '')
      throw new ProductError('NOT_CONNECTED', 'Mail is not set up here yet. Please try again later.');
    try {
      if (kind === 'phone') await sns.send(new PublishCommand({ PhoneNumber: value, Message: words(code) }));
      else
        await ses.send(
          new SendEmailCommand({
            FromEmailAddress: from,
            Destination: { ToAddresses: [value] },
            Content: {
              Simple: {
                Subject: { Data: `Your ${brand} code`, Charset: 'UTF-8' },
                Body: { Text: { Data: words(code), Charset: 'UTF-8' } },
              },
            },
          }),
        );
    } catch (error) {
      logger.error('Code not sent', { medium: kind, ...failureFacts(error) });
      throw new ProductError(
        'NOT_CONNECTED',
        'The code could not be sent. Please check the address and try again.',
      );
    }
  };
}
