import { brand } from '#domain/brand';
import type { CustomMessageTriggerEvent } from 'aws-lambda';

/** The messages that confirm a new account; all others say what the user pool's template says. */
const CONFIRMS: string[] = ['CustomMessage_SignUp', 'CustomMessage_ResendCode'];

/**
 * The mail that confirms a new account carries a link beside the code, for whoever reads it on another device. The link opens
 * our own page, and somebody presses a button there: programs that open every link of a mail must not confirm an address.
 */
export function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const site = process.env['SITE_URL'];
  if (!site || !CONFIRMS.includes(event.triggerSource)) return Promise.resolve(event);
  const { codeParameter } = event.request;
  // The code is filled in by Cognito, later: its place must stand here as it is.
  const address = `${site}/auth/confirm?username=${encodeURIComponent(event.userName)}&amp;code=${codeParameter}`;
  event.response.emailMessage = [
    `<p>Your ${brand} code is <b>${codeParameter}</b>.</p>`,
    `<p>Or open this link, and confirm there: <a href="${address}">Confirm this address</a></p>`,
    '<p>If you did not sign up, nothing happens.</p>',
  ].join('\n');
  return Promise.resolve(event);
}
