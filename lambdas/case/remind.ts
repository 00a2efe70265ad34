import { keyHash } from '../runtime/hash.ts';
import type { Notification } from '#domain/message/notification';
import { platformTable } from '#domain/platform/platform-table';
import type { CaseStore, StoredCase } from '../store/case.ts';
import type { NotificationStore } from '../store/notification.ts';
import { shards } from '../store/watch.ts';

export interface RemindServices {
  cases: Pick<CaseStore, 'due' | 'write'>;
  notifications: Pick<NotificationStore, 'add'>;
  now: () => number;
}

const mostEachShard = 50;

/** Tells everybody whose reminder is due, once: the notification's id is that of the reminder, and then it is cleared. */
export async function remindDue({ cases, notifications, now }: RemindServices): Promise<{ told: number }> {
  let told = 0;
  for (let shard = 0; shard < shards; shard += 1) {
    const at = new Date(now()).toISOString();
    for (const one of await cases.due(shard, at, mostEachShard)) {
      if (!one.closedAt && (await notifications.add(reminderOf(one, at)))) told += 1;
      // Changed at this moment: the next run reads it as it is then.
      await cases.write({ before: one, after: { ...one, reminderAt: null, updatedAt: at } });
    }
  }
  return { told };
}

const reminderOf = (
  { userId, caseId, platform, handle, reminderAt }: StoredCase,
  at: string,
): Notification => ({
  userId,
  id: keyHash(`reminder#${caseId}#${reminderAt}`),
  kind: 'SOURCE',
  title: `Time to check again: ${handle} on ${platformTable[platform].name}`,
  body: 'You asked us to remind you. Is the account still there?',
  link: `/cases/${caseId}`,
  createdAt: at,
});
