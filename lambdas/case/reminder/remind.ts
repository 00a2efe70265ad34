import { keyHash } from '../../runtime/hash.ts';
import type { Notification } from '#domain/message/notification';
import { inFull } from '#domain/engine/web/as-seen';
import { nounOfPlace, placeName } from '#domain/case/place';
import { broughtReminder } from '#domain/case/edit/reminder';
import { businessOfCase, casePath } from '#domain/case/owner';
import { utcDay } from '#domain/utc';
import { alertedIn } from '../../news/recipients.ts';
import type { SeatStore } from '../../store/business/seat.ts';
import type { CaseStore, StoredCase } from '../../store/case.ts';
import type { NotificationStore } from '../../store/notification.ts';
import { shards } from '../../store/watch.ts';

export interface RemindServices {
  cases: Pick<CaseStore, 'due' | 'write'>;
  seats: Pick<SeatStore, 'seatsIn'>;
  notifications: Pick<NotificationStore, 'add'>;
  now: () => number;
}

const mostEachShard = 50;

/**
 * Tells everybody whose reminder is due, once: the notification's id is that of the reminder, and then it is cleared. Of a business
 * that is whoever gets its alerts.
 */
export async function remindDue(services: RemindServices): Promise<{ told: number }> {
  const { cases, notifications, now } = services;
  let told = 0;
  for (let shard = 0; shard < shards; shard += 1) {
    const at = new Date(now()).toISOString();
    for (const one of await cases.due(shard, at, mostEachShard)) {
      const businessId = businessOfCase(one);
      const people = businessId === undefined ? [one.userId] : await alertedIn(businessId, services);
      for (const userId of one.closedAt ? [] : people)
        if (await notifications.add(reminderOf(one, userId, at))) told += 1;
      // Changed at this moment: the next run reads it as it is then.
      await cases.write({ before: one, after: { ...one, reminderAt: null, updatedAt: at } });
    }
  }
  return { told };
}

const reminderOf = (one: StoredCase, userId: string, at: string): Notification => ({
  userId,
  id: keyHash(`reminder#${one.caseId}#${one.reminderAt}`),
  kind: 'SOURCE',
  title: `Time to check again: ${named(one)} on ${placeName(one.platform)}`,
  body: `${whyNow(one)} Is the ${nounOfPlace(one.platform)} still there?`,
  link: casePath(one),
  createdAt: at,
});

/** A report brings its reminder by itself. */
function whyNow(one: StoredCase): string {
  if (businessOfCase(one) !== undefined) return 'A reminder was set for this case of your business.';
  return broughtReminder(one) && one.reportedOn
    ? `You reported it on ${utcDay(one.reportedOn)}.`
    : 'You asked us to remind you.';
}

const named = ({ platform, handle }: StoredCase): string => (platform === 'DOMAIN' ? inFull(handle) : handle);
