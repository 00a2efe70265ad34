import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { Context, PostAuthenticationTriggerEvent, PostConfirmationTriggerEvent } from 'aws-lambda';
import { doesFirstPasswordEnd } from '#domain/account/sign-up/first-password';
import type { SignInSeen } from '#domain/account/sign-in-seen';
import { endFirstPassword } from '../account/end-first-password.ts';
import { failureFacts, logger } from '../runtime/logger.ts';
import { inTime } from '../runtime/aws/in-time.ts';
import { carried } from '../runtime/trace/carried.ts';
import { correlated } from '../runtime/trace/correlation.ts';

type SignIn = PostAuthenticationTriggerEvent | PostConfirmationTriggerEvent;

const client = new SQSClient({ ...inTime, maxAttempts: 2 });
/** Cognito waits five seconds for an answer, and somebody waits for Cognito. */
const longest = 1500;

const seen: Partial<Record<string, SignInSeen['what']>> = {
  PostAuthentication_Authentication: 'signed in',
  PostConfirmation_ConfirmForgotPassword: 'password set anew',
};

/**
 * Notes a sign-in, for whoever looks at what changed about it; whatever happens there, the sign-in goes on. A sign-up that was finished
 * without its password loses that password here, or fails.
 */
export const handler = <Event extends SignIn>(
  event: Event,
  { awsRequestId }: Pick<Context, 'awsRequestId'>,
): Promise<Event> =>
  correlated(awsRequestId, async () => {
    const { triggerSource, userPoolId, userName, request } = event;
    // Cognito has looked at the code that came with these words: it was mailed to the address.
    if (triggerSource === 'PostConfirmation_ConfirmSignUp' && doesFirstPasswordEnd(request.clientMetadata))
      await endFirstPassword(userPoolId, userName);
    return note(event);
  });

async function note<Event extends SignIn>(event: Event): Promise<Event> {
  const what = seen[event.triggerSource];
  const userId = event.request.userAttributes['sub'];
  const QueueUrl = process.env['SIGN_IN_QUEUE_URL'];
  if (!what || !userId || !QueueUrl) return event;
  const message: SignInSeen = { userId, username: event.userName, what, at: new Date().toISOString() };
  try {
    await client.send(
      new SendMessageCommand({
        QueueUrl,
        MessageBody: JSON.stringify(message),
        ...carried(),
      }),
      { abortSignal: AbortSignal.timeout(longest) },
    );
  } catch (error) {
    logger.error('A sign-in was not noted', failureFacts(error));
  }
  return event;
}
