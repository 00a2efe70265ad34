import { userSubject } from '#domain/keys';
import type { User } from '#domain/account/user';
import { wantsMails } from '#domain/message/alert-flag';
import { isAboutListed } from '#domain/scan/about-listed';
import { week, weekNotice } from '#domain/message/week/week';
import type { FindingStore } from '../store/finding.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { ScanStore } from '../store/scan/scan.ts';
import type { Watch } from '../store/watch.ts';

export interface WeekServices {
  findings: Pick<FindingStore, 'list'>;
  scans: Pick<ScanStore, 'recent'>;
  notifications: Pick<NotificationStore, 'add'>;
}

/** Looks back beyond the searches of a day, of which a person may start many. */
const scansLookedAt = 5;

/**
 * Tells a person of their week when that is due, and gives when the next one is. The first is due a week after their first
 * search. Told again, after a run that died, it is the same row. Whoever turned it off, or wants no mails about copies, is
 * told nothing.
 */
export async function tellWeek(
  { weekAt }: Pick<Watch, 'weekAt'>,
  user: User,
  { findings, scans, notifications }: WeekServices,
  now: number,
): Promise<string> {
  const next = new Date(now + week).toISOString();
  if (!weekAt) return next;
  if (Date.parse(weekAt) > now) return weekAt;
  if (wantsMails(user, 'alertsWeek')) {
    const subject = userSubject(user.id);
    const whose = { userId: user.id, due: weekAt, at: new Date(now).toISOString() };
    const concerned = (await findings.list(subject)).filter((finding) => isAboutListed(finding, user));
    await notifications.add(weekNotice(whose, concerned, await scans.recent(subject, scansLookedAt)));
  }
  return next;
}
