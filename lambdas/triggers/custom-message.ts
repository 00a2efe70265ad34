import { doesFirstPasswordEnd } from '#domain/account/sign-up/first-password';
import { codeLetter, type CodePurpose } from '#domain/message/code-letter';
import { drawLetter, type Letter } from '#domain/message/letter';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type PoolText, allowPoolText } from '../account/contact/pool-texts.ts';
import { onceStore } from '../store/once.ts';
import { databaseOver } from '../store/table/table.ts';
import { tablesInTime } from '../runtime/aws/in-time.ts';
import { stageOutbox } from '../message/stage-outbox.ts';
import { keepPoolMessage } from '../message/keep-pool-message.ts';

/** What Cognito sends a code for by mail (an attribute there is the address that one signs in with), and how long such a code works ("Quotas in Amazon Cognito", code validity). */
const purposes: Partial<Record<string, { for: CodePurpose; time: string }>> = {
  CustomMessage_SignUp: { for: 'sign-up', time: '24 hours' },
  CustomMessage_ResendCode: { for: 'sign-up', time: '24 hours' },
  CustomMessage_ForgotPassword: { for: 'password', time: '1 hour' },
  CustomMessage_UpdateUserAttribute: { for: 'primary', time: '24 hours' },
  CustomMessage_VerifyUserAttribute: { for: 'primary', time: '24 hours' },
};

/** The codes that Cognito may send by text, also for whoever asks it with their own token, past every call of ours. */
const texts: Partial<Record<string, PoolText['what']>> = {
  CustomMessage_VerifyUserAttribute: 'confirming',
  CustomMessage_Authentication: 'signingIn',
};

const database = databaseOver(
  new DynamoDBClient(tablesInTime),
  () => process.env['SMS_COUNTERS_TABLE'] ?? '',
);
const counters = onceStore(database);
const outbox = stageOutbox(database);

/**
 * Throws when a text may not go out; Cognito sends nothing then, and tells the caller so. It does not say whether the address
 * to be confirmed is the number or the email: of somebody with a number, both count as a text.
 */
async function guardTexts({ triggerSource, request }: CustomMessageTriggerEvent): Promise<void> {
  const { phone_number: to, sub = '' } = request.userAttributes;
  const what = texts[triggerSource];
  if (to && what) await allowPoolText({ to, sub, what }, Date.now(), counters);
}

/**
 * Words the mails of the user pool; text messages say what its template says. The mail that confirms a new account carries a
 * link beside the code, for whoever reads it on another device. The link opens our own page, and somebody presses a button
 * there: programs that open every link of a mail must not confirm an address.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  await guardTexts(event);
  const letter = letterOf(event);
  if (outbox) await keepPoolMessage(event, letter, outbox);
  if (!letter) return event;
  const { subject, html } = drawLetter(letter);
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return event;
}

/** The mail of this code; undefined of what the pool words itself. */
function letterOf(event: CustomMessageTriggerEvent): Letter | undefined {
  const purpose = purposes[event.triggerSource];
  if (!purpose) return undefined;
  // Filled in by Cognito, later: its place must stand in the mail as it is.
  const { codeParameter: code, userAttributes } = event.request;
  // They sign in at the provider, before and after.
  if (purpose.for === 'primary' && userAttributes['cognito:user_status'] === 'EXTERNAL_PROVIDER')
    return codeLetter({ ...purpose, for: 'provider', code });
  const site = process.env['SITE_URL'];
  // No link: it would confirm the address, and leave the first password in force.
  if (purpose.for === 'sign-up' && doesFirstPasswordEnd(event.request.clientMetadata))
    return codeLetter({ ...purpose, for: 'unfinished', code });
  const link =
    purpose.for === 'sign-up' && site
      ? `${site}/auth/confirm?username=${encodeURIComponent(event.userName)}&code=${code}`
      : undefined;
  return codeLetter({ ...purpose, code, link });
}
