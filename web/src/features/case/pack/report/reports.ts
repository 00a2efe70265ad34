import type { Case } from '#domain/case/case';
import { isOnDay, notedBeside } from '#domain/named-day';
import { utcDay, utcMoment } from '#domain/utc';
import { timesByDay } from '../../steps/reported/times-by-day.ts';
import { words as steps } from '../../steps/words.ts';
import { words } from '../words.ts';

/** Each day on which it was reported, first to last. */
export const daysReported = ({ earlierReports, reportedOn }: Case): string[] => [
  ...(earlierReports ?? []).map(({ on }) => on),
  ...(reportedOn ? [reportedOn] : []),
];

/** Those days as they are written; one of several reports says how many. */
export const writtenDays = (one: Case): string =>
  timesByDay(daysReported(one))
    .map(([day, times]) => words.facts.times(day, times))
    .join(', ');

/** The texts of the reports before the latest, or that one wasn't kept, each with what stands over it. */
export const earlierTexts = ({ earlierReports }: Case): { title: string; text: string }[] =>
  (earlierReports ?? []).map(({ on, text, textAt }) => ({
    title: titleOf(on, textAt),
    text: text || steps.report.textLost(utcDay(on)),
  }));

/** A report that was marked on a later day than its own may list what was kept since. */
const titleOf = (on: string, textAt: string | null | undefined): string =>
  !textAt || isOnDay(textAt, on)
    ? words.report.earlier(utcDay(on), notedBeside(on, textAt))
    : words.report.earlierPrepared(utcDay(on), utcMoment(Date.parse(textAt)));
