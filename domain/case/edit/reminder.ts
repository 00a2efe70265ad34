import type { Case } from '../case.ts';

type Asked = { reminderAt: string | null; reportedOn?: string | null | undefined };

/** With a reminder, or without one (null). Said beside the day of a report it is that report's; one that is there already stays whose it is. */
export function withReminder(one: Case, { reminderAt, reportedOn }: Asked): Case {
  if (reportedOn !== undefined && (one.reminderAt ?? null) === reminderAt) return { ...one, reminderAt };
  const remindedFor = (reportedOn && reminderAt && one.reportNotedAt) || null;
  return { ...one, reminderAt, ...((remindedFor ?? one.remindedFor) && { remindedFor }) };
}

/** The reminder that came with the latest report, and goes with it; none where the person set or changed it, or an earlier report brought it. */
export const broughtReminder = ({ reminderAt, remindedFor, reportNotedAt }: Case): string | undefined =>
  reminderAt && remindedFor && remindedFor === reportNotedAt ? reminderAt : undefined;
