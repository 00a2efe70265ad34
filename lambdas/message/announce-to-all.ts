import * as z from 'zod';
import { announcementFlag, noticeOf } from '#domain/message/announcement';
import type { AnnouncementStore, StoredAnnouncement } from '../store/announcement.ts';
import type { Everybody } from '../store/everybody.ts';
import type { NotificationStore } from '../store/notification.ts';

/** On the queue there is only which one: how far it is stands in its row. */
export const AnnouncementJob = z.object({ id: z.string().min(1) });
export type AnnouncementJob = z.infer<typeof AnnouncementJob>;

export interface WorkServices {
  announcements: Pick<AnnouncementStore, 'get' | 'advance'>;
  everybody: Everybody;
  notifications: Pick<NotificationStore, 'add'>;
  enqueue: (job: AnnouncementJob) => Promise<void>;
  now: () => number;
}

const pageOf = 200;
const atOnce = 20;
/** Then it goes back on the queue; a run may not be stopped in the middle of a page too often. */
const longestRun = 60_000;

/**
 * Counts whom an announcement reaches, or tells them, page after page. Each page moves the cursor in the row; whoever dies
 * in one has it repeated, which tells nobody twice. Of two that work on one, the second to move the cursor stops.
 */
export async function workOff({ id }: AnnouncementJob, services: WorkServices): Promise<void> {
  const { announcements, enqueue, now } = services;
  const end = now() + longestRun;
  let row = await announcements.get(id);
  while (row && (row.status === 'COUNTING' || row.status === 'SENDING')) {
    if (now() > end) return enqueue({ id });
    const after = await onePage(row, services);
    if (!(await announcements.advance(row, after))) return;
    row = after;
  }
}

async function onePage(
  row: StoredAnnouncement,
  { everybody, notifications, now }: WorkServices,
): Promise<StoredAnnouncement> {
  const { userIds, next } = await everybody(announcementFlag(row), row.cursor ?? undefined, pageOf);
  const at = new Date(now()).toISOString();
  if (row.status === 'COUNTING')
    return {
      ...row,
      recipients: row.recipients + userIds.length,
      cursor: next ?? null,
      ...(next === undefined && { status: 'READY' as const }),
    };
  for (let from = 0; from < userIds.length; from += atOnce)
    await Promise.all(
      userIds.slice(from, from + atOnce).map((userId) => notifications.add(noticeOf(row, userId, at))),
    );
  return {
    ...row,
    reached: row.reached + userIds.length,
    cursor: next ?? null,
    ...(next === undefined && { status: 'SENT' as const }),
  };
}
