import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { drawLetter } from '#domain/message/letter';
import type { Letter } from '#domain/message/letter';
import { failureFacts, logger } from '../runtime/logger.ts';
import type { OutboxStore } from '../store/operations/outbox.ts';

/**
 * Notes in the outbox of a branch that Cognito sends a message. It does send it, to the mailbox or the phone, and shows the place of its code
 * alone: so does the note. Whoever waits for the code is not held up by a note that fails.
 */
export async function keepPoolMessage(
  { request }: Pick<CustomMessageTriggerEvent, 'request'>,
  letter: Letter | undefined,
  outbox: Pick<OutboxStore, 'keep'>,
): Promise<void> {
  const { email, phone_number: phone } = request.userAttributes;
  const to = letter ? email : (phone ?? email);
  if (!to) return;
  const { subject, text } = letter
    ? drawLetter(letter)
    : { subject: '', text: `Your code is ${request.codeParameter}` };
  try {
    await outbox.keep({ channel: letter ? 'EMAIL' : 'TEXT', to, subject, text, by: 'user pool' });
  } catch (error) {
    logger.error('Message not noted', failureFacts(error));
  }
}
