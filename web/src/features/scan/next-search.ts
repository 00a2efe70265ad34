import type { Report } from '#domain/contract/scan';

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "today, 14:30", "tomorrow, 07:40", "Tuesday 24 November", in the reader's time zone; "soon" for what is due. */
export function upcoming(iso: string, now: number): string {
  const at = new Date(iso);
  if (at.getTime() <= now) return 'soon';
  const on = at.toDateString();
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  if (on === new Date(now).toDateString()) return `today, ${time.format(at)}`;
  if (on === tomorrow.toDateString()) return `tomorrow, ${time.format(at)}`;
  return day.format(at);
}

/** When we look again by ourselves; undefined while nothing is planned, or a look is under way. */
export function nextSearch(
  { nextLookAt, scan, lastLookedAt }: Pick<Report, 'nextLookAt' | 'scan' | 'lastLookedAt'>,
  accounts: number,
  now: number,
): string | undefined {
  const running = scan?.status === 'QUEUED' || scan?.status === 'RUNNING';
  if (!nextLookAt || !lastLookedAt || running || accounts === 0) return undefined;
  return `Next search ${upcoming(nextLookAt, now)}.`;
}
