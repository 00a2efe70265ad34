import { codeLetter, type CodePurpose } from '#domain/message/code-letter';
import { drawLetter } from '#domain/message/letter';
import type { CustomMessageTriggerEvent } from 'aws-lambda';

/** What Cognito sends a code for by mail, and how long such a code works ("Quotas in Amazon Cognito", code validity). */
const purposes: Partial<Record<string, { for: CodePurpose; time: string }>> = {
  CustomMessage_SignUp: { for: 'sign-up', time: '24 hours' },
  CustomMessage_ResendCode: { for: 'sign-up', time: '24 hours' },
  CustomMessage_ForgotPassword: { for: 'password', time: '1 hour' },
  CustomMessage_UpdateUserAttribute: { for: 'address', time: '24 hours' },
  CustomMessage_VerifyUserAttribute: { for: 'address', time: '24 hours' },
};

/**
 * Words the mails of the user pool; text messages say what its template says. The mail that confirms a new account carries a
 * link beside the code, for whoever reads it on another device. The link opens our own page, and somebody presses a button
 * there: programs that open every link of a mail must not confirm an address.
 */
export function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const purpose = purposes[event.triggerSource];
  if (!purpose) return Promise.resolve(event);
  // Filled in by Cognito, later: its place must stand in the mail as it is.
  const { codeParameter: code } = event.request;
  const site = process.env['SITE_URL'];
  const link =
    purpose.for === 'sign-up' && site
      ? `${site}/auth/confirm?username=${encodeURIComponent(event.userName)}&code=${code}`
      : undefined;
  const { subject, html } = drawLetter(codeLetter({ ...purpose, code, link }));
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return Promise.resolve(event);
}
