import { ProductError } from '#domain/errors';
import type { Unsubscription } from '#domain/message/unsubscribe';
import type { NotificationStore } from '../store/notification.ts';
import type { UserStore } from '../store/user.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** What the routes of the notification group use; each asks for its part only. */
export interface NotificationServices {
  notifications: Pick<NotificationStore, 'recent' | 'markRead'>;
  users: Pick<UserStore, 'change'>;
  /** Undefined where the stage sends no mails: nobody has a link then. */
  tokens: Pick<UnsubscribeTokens, 'check'> | undefined;
}

/** What a link says. Throws INVALID_INPUT for one that we did not make: it is cut off, altered or invented. */
export function linked(token: string, { tokens }: Pick<NotificationServices, 'tokens'>): Unsubscription {
  const what = tokens?.check(token);
  if (what) return what;
  throw new ProductError(
    'INVALID_INPUT',
    'This link is not complete. Please open it from the mail again, or sign in and choose under Settings, Alerts.',
  );
}

/** Turns the flag off. Nobody there (any more) gets no mails either: the answer is the same. */
export async function stopMails(
  { userId, flag }: Unsubscription,
  { users }: Pick<NotificationServices, 'users'>,
  at: number,
): Promise<void> {
  const set = { [flag]: false, updatedAt: new Date(at).toISOString() };
  await users.change(userId, { set, add: { version: 1 } });
}
