import { brand } from '#domain/brand';
import { SendEmailCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import type { Mail } from '#domain/message/letter';
import { failureFacts, logger } from '../runtime/logger.ts';

/**
 * Sends one mail. `later`: it certainly did not leave, and may be tried again. `refused`: it never will. Whatever is not
 * known counts as `sent`: a mail that may have left is not sent twice.
 */
export type SendMail = (
  to: string,
  mail: Mail,
  headers: Record<string, string>,
) => Promise<'sent' | 'later' | 'refused'>;

const never = ['MessageRejected', 'BadRequestException'];

/** @param ses one that does not repeat by itself: SES has no key by which it would know a repeat */
export function mailSender({
  ses,
  from,
  configurationSet,
}: {
  ses: Pick<SESv2Client, 'send'>;
  from: string;
  configurationSet?: string;
}): SendMail {
  return async (to, { subject, text, html }, headers) => {
    const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
    try {
      await ses.send(
        new SendEmailCommand({
          FromEmailAddress: `${brand} <${from}>`,
          Destination: { ToAddresses: [to] },
          ...(configurationSet && { ConfigurationSetName: configurationSet }),
          Content: {
            Simple: {
              Subject: part(subject),
              Body: { Text: part(text), Html: part(html) },
              Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
            },
          },
        }),
      );
      return 'sent';
    } catch (error) {
      const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
      const status = $metadata?.httpStatusCode ?? 0;
      const outcome = never.includes(name) ? 'refused' : status >= 400 && status < 500 ? 'later' : 'sent';
      logger.error('Mail not accepted', { outcome, ...failureFacts(error) });
      return outcome;
    }
  };
}
