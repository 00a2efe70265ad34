import * as z from 'zod';

const two = (n: number) => String(n).padStart(2, '0');

/** A moment as the value of a date field, in the reader's own time zone: "2026-11-20". */
export function dateValue(at: number): string {
  const day = new Date(at);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/**
 * A date field's value as it is kept where a person names a day: noon in Greenwich, wherever they are. `utcDay` then says that day to
 * everybody. Undefined for a date that is none.
 */
export const namedDay = (value: string): string | undefined =>
  z.iso.date().safeParse(value).success ? `${value}T12:00:00.000Z` : undefined;

/** A named day as the value of a date field. */
export const namedValue = (on: string): string => on.slice(0, 10);

/** A date field's value as a moment, at an hour of that day here; undefined for a date that is none. */
export function momentOf(value: string, hour: number): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (!year) return undefined;
  const at = new Date(Number(year), Number(month) - 1, Number(day), hour);
  return dateValue(at.getTime()) === value ? at.toISOString() : undefined;
}

/** The date field's value so many days after a moment. Days are counted in the calendar: some have 23 hours. */
export function daysFrom(now: number, days: number): string {
  const day = new Date(now);
  return dateValue(new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime());
}
