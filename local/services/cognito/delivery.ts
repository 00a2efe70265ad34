import { CognitoError } from './errors.ts';
import type { Pool } from './pools.ts';

export interface OutgoingMessage {
  channel: 'EMAIL' | 'SMS';
  to: string;
  /** Empty for an SMS. */
  subject: string;
  body: string;
  code: string;
}

/** Throws when the message cannot be kept. */
export type Outbox = (message: OutgoingMessage) => Promise<void>;

export type DeliveryAttribute = 'email' | 'phone_number';

/** How Cognito tells the client where a code went, masked: m***@e***, +*******1234. */
export const deliveryDetails = (attribute: DeliveryAttribute, to: string) => ({
  AttributeName: attribute,
  DeliveryMedium: attribute === 'email' ? 'EMAIL' : 'SMS',
  Destination:
    attribute === 'email' ? to.replace(/^(.)[^@]*@(.).*$/su, '$1***@$2***') : `+*******${to.slice(-4)}`,
});

const send = async (outbox: Outbox, message: OutgoingMessage) => {
  try {
    await outbox(message);
  } catch (error) {
    throw new CognitoError('CodeDeliveryFailureException', `Unable to deliver message: ${String(error)}`);
  }
};

/** Sends a code by the wording of the template (`{####}` stands for it), or by Cognito's own. */
export async function sendCode(
  outbox: Outbox,
  { settings }: Pool,
  { attribute, to, code }: { attribute: DeliveryAttribute; to: string; code: string },
) {
  const template = settings.VerificationMessageTemplate;
  const email = attribute === 'email';
  const wording = email
    ? (template?.EmailMessage ?? settings.EmailVerificationMessage)
    : (template?.SmsMessage ?? settings.SmsVerificationMessage);
  const subject = template?.EmailSubject ?? settings.EmailVerificationSubject ?? 'Your verification code';
  await send(outbox, {
    channel: email ? 'EMAIL' : 'SMS',
    to,
    subject: email ? subject : '',
    body: (wording ?? 'Your verification code is {####}').replaceAll('{####}', code),
    code,
  });
  return deliveryDetails(attribute, to);
}

/** The second factor by SMS. */
export const sendSignInCode = (outbox: Outbox, { settings }: Pool, to: string, code: string) =>
  send(outbox, {
    channel: 'SMS',
    to,
    subject: '',
    body: (settings.SmsAuthenticationMessage ?? 'Your authentication code is {####}').replaceAll(
      '{####}',
      code,
    ),
    code,
  });

/** A new account made by an administrator; `code` of the outbox is the temporary password. */
export function sendInvitation(outbox: Outbox, { settings }: Pool, to: string, password: string) {
  const template = settings.AdminCreateUserConfig.InviteMessageTemplate;
  const wording = template?.EmailMessage ?? 'Your username is {username} and temporary password is {####}.';
  return send(outbox, {
    channel: 'EMAIL',
    to,
    subject: template?.EmailSubject ?? 'Your temporary password',
    body: wording.replaceAll('{username}', to).replaceAll('{####}', password),
    code: password,
  });
}
