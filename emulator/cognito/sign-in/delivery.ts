import { CognitoError } from '../errors.ts';
import type { Pool } from '../pools.ts';
import type { UserRecord } from '../users/records.ts';
import type { RunTrigger } from '../triggers.ts';

export interface OutgoingMessage {
  channel: 'EMAIL' | 'SMS';
  to: string;
  /** Empty for an SMS. */
  subject: string;
  body: string;
  code: string;
  /** The body once more, where a mail program would draw it. */
  html?: string;
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
    // Cognito sends every mail as HTML.
    const drawn = message.channel === 'EMAIL' && /^\s*<(!doctype|html)\b/i.test(message.body);
    await outbox({ ...message, ...(drawn && { html: message.body }) });
  } catch (error) {
    throw new CognitoError('CodeDeliveryFailureException', `Unable to deliver message: ${String(error)}`);
  }
};

/** What the custom-message trigger is told of a message, besides the person. */
interface Occasion {
  user: UserRecord;
  clientId: string;
  /** e.g. CustomMessage_SignUp */
  source: `CustomMessage_${string}`;
  clientMetadata?: Record<string, string> | undefined;
}

interface Sender {
  outbox: Outbox;
  trigger: RunTrigger;
}

interface Code {
  attribute: DeliveryAttribute;
  to: string;
  code: string;
}

const PLACE = '{####}';

/** What the trigger would rather say; an empty answer leaves a message as it is. */
async function customWording(
  trigger: RunTrigger,
  pool: Pool,
  { source, clientMetadata, ...whose }: Occasion,
) {
  const { emailMessage, emailSubject, smsMessage } = await trigger(pool, {
    ...whose,
    trigger: 'CustomMessage',
    source,
    request: {
      codeParameter: PLACE,
      linkParameter: '{##Click Here##}',
      usernameParameter: source === 'CustomMessage_AdminCreateUser' ? '{username}' : null,
      ...(clientMetadata && { clientMetadata }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  const words = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined);
  for (const message of [words(emailMessage), words(smsMessage)])
    if (message !== undefined && !message.includes(PLACE))
      throw new CognitoError('InvalidLambdaResponseException', `A message must contain ${PLACE}`);
  return {
    emailMessage: words(emailMessage),
    emailSubject: words(emailSubject),
    smsMessage: words(smsMessage),
  };
}

/** Sends a code by the wording of the trigger, else of the template (`{####}` stands for it), or by Cognito's own. */
export async function sendCode(
  { outbox, trigger }: Sender,
  pool: Pool,
  { attribute, to, code }: Code,
  occasion: Occasion,
) {
  const { settings } = pool;
  const custom = await customWording(trigger, pool, occasion);
  const template = settings.VerificationMessageTemplate;
  const email = attribute === 'email';
  const wording = email
    ? (custom.emailMessage ?? template?.EmailMessage ?? settings.EmailVerificationMessage)
    : (custom.smsMessage ?? template?.SmsMessage ?? settings.SmsVerificationMessage);
  const subject =
    custom.emailSubject ??
    template?.EmailSubject ??
    settings.EmailVerificationSubject ??
    'Your verification code';
  await send(outbox, {
    channel: email ? 'EMAIL' : 'SMS',
    to,
    subject: email ? subject : '',
    body: (wording ?? `Your verification code is ${PLACE}`).replaceAll(PLACE, code),
    code,
  });
  return deliveryDetails(attribute, to);
}

/** The second factor by SMS. */
export async function sendSignInCode(
  { outbox, trigger }: Sender,
  pool: Pool,
  { to, code }: Omit<Code, 'attribute'>,
  whose: Pick<Occasion, 'user' | 'clientId'>,
) {
  const custom = await customWording(trigger, pool, { ...whose, source: 'CustomMessage_Authentication' });
  const wording =
    custom.smsMessage ?? pool.settings.SmsAuthenticationMessage ?? `Your authentication code is ${PLACE}`;
  await send(outbox, { channel: 'SMS', to, subject: '', body: wording.replaceAll(PLACE, code), code });
}

/** A new account made by an administrator; `code` of the outbox is the temporary password. */
export async function sendInvitation(
  { outbox, trigger }: Sender,
  pool: Pool,
  user: UserRecord,
  { to, password }: { to: string; password: string },
) {
  const template = pool.settings.AdminCreateUserConfig.InviteMessageTemplate;
  const custom = await customWording(trigger, pool, {
    user,
    clientId: 'CLIENT_ID_NOT_APPLICABLE',
    source: 'CustomMessage_AdminCreateUser',
  });
  const wording =
    custom.emailMessage ??
    template?.EmailMessage ??
    `Your username is {username} and temporary password is ${PLACE}.`;
  return send(outbox, {
    channel: 'EMAIL',
    to,
    subject: custom.emailSubject ?? template?.EmailSubject ?? 'Your temporary password',
    body: wording.replaceAll('{username}', to).replaceAll(PLACE, password),
    code: password,
  });
}
