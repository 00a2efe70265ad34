import type { Case, CaseStepId } from '#domain/case/case';
import { answersByReport } from '#domain/case/last-answer';
import { reportedTo } from '#domain/case/place';
import { dayIn, isOnDay, notedBeside } from '#domain/named-day';
import { words as steps } from '../steps/words.ts';
import { daysReported } from './report/reports.ts';
import { words as packWords } from './words.ts';

const { happened } = packWords;

/** What happened elsewhere: the person named the day, and noted it at a moment. `key`: where it stands among moments. */
export interface Named {
  on: string;
  key: number;
  what: string;
}

type Told = Pick<Named, 'on'> & { noted?: string | null | undefined; what: (noted?: string) => string };

/** Each report and what was answered to it, in the order in which they came: of one day, an answer comes before the report after it. */
export function exchanged(one: Case): Named[] {
  const { platform, answers } = one;
  const days = daysReported(one);
  const notedOf = (step: CaseStepId) => one.steps.find(({ id }) => id === step)?.doneAt;
  const notedAt = [...(one.earlierReports ?? []).map((report) => report.notedAt), one.reportNotedAt];
  const told = answersByReport(one).flatMap((part, n): Told[] => [
    ...(days[n] === undefined
      ? []
      : [
          {
            on: days[n],
            noted: notedAt[n] ?? (n === 0 ? notedOf('report') : undefined),
            what: (noted?: string) =>
              happened[n === 0 ? 'reported' : 'reportedAgain'](reportedTo(platform), noted),
          },
        ]),
    ...part.map((answered) => ({
      on: answered.on,
      noted: answered.notedAt ?? (answered === answers?.[0] ? notedOf('answer') : undefined),
      what: (noted?: string) =>
        happened.answered(
          answerer(platform),
          lower(steps.answer.choice[answered.answer]),
          answered.words,
          noted,
        ),
    })),
  ]);
  const keys = keysOf(told);
  return told.map(({ on, noted, what }, n) => ({ on, key: keys[n]!, what: what(notedBeside(on, noted)) }));
}

/**
 * Where they stand among moments, never one before the one before it. What was noted on its day stands where it was noted, the rest at
 * the end of its day; but whatever had been noted had come, and so had all before it.
 */
function keysOf(told: readonly Told[]): number[] {
  const latest = told.reduceRight<number[]>((known, { on, noted }) => {
    const isKnown = noted && (isOnDay(noted, on) || noted > on);
    return [Math.min(isKnown ? Date.parse(noted) : Infinity, known[0] ?? Infinity), ...known];
  }, []);
  return told.reduce<number[]>((keys, { on, noted }, n) => {
    const at = noted && isOnDay(noted, on) ? noted : `${dayIn(on)}T23:59:59.999Z`;
    return [...keys, Math.min(Math.max(Date.parse(at), keys.at(-1) ?? 0), latest[n]!)];
  }, []);
}

/** At the beginning of a line. Of a registrar and a host nobody is asked which of them wrote. */
const answerer = (platform: Case['platform']): string =>
  platform === 'DOMAIN' ? happened.registrarOrHost : reportedTo(platform);

export const lower = (words: string): string => words[0]!.toLowerCase() + words.slice(1);
