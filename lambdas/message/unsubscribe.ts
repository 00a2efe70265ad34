import { ProductError } from '#domain/errors';
import type { Unsubscription } from '#domain/message/unsubscribe';
import type { MessageServices } from './services.ts';

/** What a link says. Throws INVALID_INPUT for one that we did not make: it is cut off, altered or invented. */
export function linked(token: string, { tokens }: Pick<MessageServices, 'tokens'>): Unsubscription {
  const what = tokens?.check(token);
  if (what) return what;
  throw new ProductError(
    'INVALID_INPUT',
    'This link is incomplete. Please open it from the email again, or sign in and choose under Settings, Alerts.',
  );
}

/** Turns the flag off. Nobody there (any more) gets no mails either: the answer is the same. */
export async function stopMails(
  { userId, flag }: Unsubscription,
  { users }: Pick<MessageServices, 'users'>,
  at: number,
): Promise<void> {
  const set = { [flag]: false, updatedAt: new Date(at).toISOString() };
  await users.change(userId, { set, add: { version: 1 } });
}
