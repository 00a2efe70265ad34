import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { words } from '../words.ts';

/** Each day on which it was reported, first to last. */
export const daysReported = ({ earlierReports, reportedOn }: Case): string[] => [
  ...(earlierReports ?? []).map(({ on }) => on),
  ...(reportedOn ? [reportedOn] : []),
];

/** The texts of the reports before the latest, each with what stands over it. */
export const earlierTexts = ({ earlierReports }: Case): { title: string; text: string }[] =>
  (earlierReports ?? []).flatMap(({ on, text }) =>
    text ? [{ title: words.report.earlier(utcDay(on)), text }] : [],
  );
