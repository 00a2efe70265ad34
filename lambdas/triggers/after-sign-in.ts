import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { Context, PostAuthenticationTriggerEvent, PostConfirmationTriggerEvent } from 'aws-lambda';
import type { SignInSeen } from '#domain/account/sign-in-seen';
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

/** Notes a sign-in, for whoever looks at what changed about it. Whatever happens here, the sign-in goes on. */
export const handler = <Event extends SignIn>(
  event: Event,
  { awsRequestId }: Pick<Context, 'awsRequestId'>,
): Promise<Event> => correlated(awsRequestId, () => note(event));

async function note<Event extends SignIn>(event: Event): Promise<Event> {
  const what = seen[event.triggerSource];
  const userId = event.request.userAttributes['sub'];
  if (!what || !userId) return event;
  const message: SignInSeen = { userId, username: event.userName, what, at: new Date().toISOString() };
  try {
    await client.send(
      new SendMessageCommand({
        QueueUrl: process.env['SIGN_IN_QUEUE_URL'],
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
