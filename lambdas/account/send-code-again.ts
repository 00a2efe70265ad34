import { DeleteSuppressedDestinationCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { codeMinutes } from '#domain/account/confirmation-code';
import { ProductError } from '#domain/errors';
import { codeLetter } from '#domain/message/code-letter';
import { drawLetter } from '#domain/message/letter';
import { failureFacts, logger } from '../runtime/logger.ts';
import type { SendMail } from '../message/send-mail.ts';

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
    const mail = drawLetter(codeLetter({ code, for: 'resume', time: `${codeMinutes} minutes` }));
    if ((await send(EmailAddress, mail, {})) !== 'sent')
      throw new ProductError('NOT_CONNECTED', 'We couldn’t send the code. Please try again later.');
  };
}
