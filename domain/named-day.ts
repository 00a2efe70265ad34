import { hour } from './durations.ts';
import { utcMoment } from './utc.ts';

/** A day that a person named is kept as noon in Greenwich of the day by their own calendar (docs/decisions/041). */
export const dayIn = (moment: string | null | undefined): string => moment?.slice(0, 10) ?? '';

const noonOf = (named: string): number => Date.parse(`${dayIn(named)}T12:00:00.000Z`);

/** Whether a moment lies on a named day somewhere on Earth: the day begins at UTC+14, and ends at UTC−12. */
export function isOnDay(moment: string, named: string): boolean {
  const since = Date.parse(moment) - noonOf(named);
  return since >= -26 * hour && since < 24 * hour;
}

/**
 * Whether a moment came after something of a named day. What was noted on its day, wherever that was, came when it was noted; else of one
 * day, what was noted later.
 */
export const isAfter = (
  at: string,
  { on, notedAt }: { on: string; notedAt?: string | null | undefined },
): boolean =>
  notedAt && isOnDay(notedAt, on)
    ? at >= notedAt
    : dayIn(at) > dayIn(on) || (dayIn(at) === dayIn(on) && !(notedAt && at < notedAt));

/** When something of a named day was noted, in words, where that was on the day itself by a calendar that Greenwich doesn't share. */
export const notedBeside = (named: string, noted: string | null | undefined): string | undefined =>
  noted && isOnDay(noted, named) && dayIn(noted) !== dayIn(named) ? utcMoment(Date.parse(noted)) : undefined;
