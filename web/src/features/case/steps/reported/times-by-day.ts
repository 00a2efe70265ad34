import { utcDay } from '#domain/utc';

/** Each of these days once, as it is written, with how many reports it has. */
export function timesByDay(reported: readonly string[]): [day: string, times: number][] {
  const days = reported.map(utcDay);
  return [...new Set(days)].map((day) => [day, days.filter((other) => other === day).length]);
}
