import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { words } from '../words.ts';

/** Each day on which it was reported, first to last. */
export const daysReported = ({ earlierReports, reportedOn }: Case): string[] => [
  ...(earlierReports ?? []).map(({ on }) => on),
  ...(reportedOn ? [reportedOn] : []),
];

/** Those days as they are written; one of several reports says how many. */
export function writtenDays(one: Case): string {
  const days = daysReported(one).map(utcDay);
  const times = (day: string) => days.filter((other) => other === day).length;
  return [...new Set(days)].map((day) => words.facts.times(day, times(day))).join(', ');
}

/** The texts of the reports before the latest, each with what stands over it. */
export const earlierTexts = ({ earlierReports }: Case): { title: string; text: string }[] =>
  (earlierReports ?? []).flatMap(({ on, text }) =>
    text ? [{ title: words.report.earlier(utcDay(on)), text }] : [],
  );
