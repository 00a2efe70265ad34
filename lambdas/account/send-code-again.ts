import { brand } from '#domain/brand';
import { DeleteSuppressedDestinationCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { codeMinutes } from '#domain/account/confirmation-code';
import { ProductError } from '#domain/errors';
import { failureFacts, logger } from '../runtime/logger.ts';
import type { SendMail } from '../message/send-mail.ts';

const words = (code: string) =>
  `Your ${brand} code is ${code}. It works for ${codeMinutes} minutes, once. With it, mails about copies of you come to this address again. If you did not ask for it, nothing happens.`;

/** Mails a code to an address that SES keeps on its list of those it does not write to: it is taken off that list first. */
export function codeAgain(ses: Pick<SESv2Client, 'send'>, send: SendMail) {
  return async (EmailAddress: string, code: string): Promise<void> => {
    try {
      await ses.send(new DeleteSuppressedDestinationCommand({ EmailAddress }));
    } catch (error) {
      // It was not on the list: complaints reach us also from those who never bounced.
      if ((error as Error).name !== 'NotFoundException')
        logger.warn('An address stays on the list', failureFacts(error));
    }
    const text = words(code);
    const mail = { subject: `Your ${brand} code`, text, html: `<p>${text}</p>` };
    if ((await send(EmailAddress, mail, {})) !== 'sent')
      throw new ProductError('NOT_CONNECTED', 'The code could not be sent. Please try again later.');
  };
}
