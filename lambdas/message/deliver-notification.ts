import type { Notification } from '#domain/message/notification';
import type { Publisher } from '../runtime/publish.ts';
import type { Measure } from '../runtime/trace/measure.ts';
import { mailShardOf } from '../store/mail-outbox.ts';
import type { NotificationStore } from '../store/notification.ts';
import { mailDueAt } from './due.ts';

export interface DeliverServices {
  notifications: Pick<NotificationStore, 'isWaiting' | 'claimDelivery'>;
  publish: Pick<Publisher, 'notification'>;
  /** Whether this stage has an address that mails would come from. */
  mailsLeave: boolean;
  measure: Measure;
  now: () => number;
}

/**
 * Delivers a row of the outbox: open pages hear of it first, then it is marked and waits a moment for its mail, in one write.
 * Whoever dies in between publishes once more, which pages take for what it is (they load the list anew); its mail waits once.
 */
export async function deliverNotification(
  notification: Notification,
  { notifications, publish, mailsLeave, measure, now }: DeliverServices,
): Promise<void> {
  const { userId, id, noMail } = notification;
  if (!(await notifications.isWaiting(userId, id))) return;
  await publish.notification(notification);
  const at = now();
  const mail = mailsLeave && !noMail ? { shard: mailShardOf(notification), dueAt: mailDueAt(at) } : undefined;
  if (await notifications.claimDelivery(userId, id, new Date(at).toISOString(), mail)) measure('Alerts');
}
