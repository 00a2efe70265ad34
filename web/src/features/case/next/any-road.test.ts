import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { type CaseEdit, edited } from '#domain/case/edit/edit';
import { answersByReport, lastAnswer } from '#domain/case/last-answer';
import { isGoneSince } from '#domain/case/review-due';
import { ProductError } from '#domain/errors';
import { one } from '../case-for-test.ts';
import { timelineOf } from '../pack/timeline.ts';
import { daysReported } from '../pack/report/reports.ts';
import { nextStep } from './next-step.ts';

const begun = Date.parse('2026-11-20T08:00:00.000Z');
/** How many hours the person’s clock is ahead of Greenwich. */
let zone = 0;
/** The day by the person's calendar, as it is kept. */
const noonOf = (at: string) =>
  `${new Date(Date.parse(at) + zone * 3_600_000).toISOString().slice(0, 10)}T12:00:00.000Z`;

/** What a person does, as the page sends it; undefined where the page does not offer it. */
const deeds: Record<string, (now: Case, at: string) => CaseEdit | undefined> = {
  report: (now, at) => (now.reportedOn ? undefined : { reportedOn: noonOf(at), reportText: 'As sent.' }),
  again: (now, at) => (offersAgain(now) ? reportedAgain(now, at) : undefined),
  unreport: (now) => (now.reportedOn ? { reportedOn: null, seenReportedOn: now.reportedOn } : undefined),
  refused: (now, at) => answered(now, 'REFUSED', at),
  removed: (now, at) => answered(now, 'REMOVED', at),
  gone: (now) => (now.closedAt ? undefined : { outcome: 'REMOVED', seenOutcome: null }),
  notACopy: (now) => (now.closedAt ? undefined : { outcome: 'NOT_A_COPY', seenOutcome: null }),
  reopen: (now) => (now.closedAt ? { outcome: null, seenOutcome: now.outcome } : undefined),
  screenshot: () => ({ step: { id: 'evidence', done: true } }),
  warned: () => ({ step: { id: 'tell', done: true } }),
  checked: () => ({ step: { id: 'wait', done: true } }),
};

const answered = (now: Case, answer: 'REFUSED' | 'REMOVED', at: string): CaseEdit | undefined =>
  now.reportedOn && !now.closedAt ? { answer: { on: noonOf(at), answer, words: '' } } : undefined;
const offersAgain = (now: Case) =>
  now.reportedOn && !now.goneAt && !now.closedAt && (isGoneSince(now) || lastAnswer(now));
const reportedAgain = (now: Case, at: string): CaseEdit => ({
  ...{ reportedOn: noonOf(at), seenReportedOn: now.reportedOn, reportText: 'As sent.', again: true },
});

const done = ({ steps }: Case) => steps.filter(({ doneAt }) => doneAt).map(({ id }) => id);

/** What our scans see of it meanwhile. */
const sights: Record<string, (now: Case, at: string) => Case> = {
  goes: (now, at) => (now.closedAt || now.goneAt ? now : { ...now, goneAt: at }),
  returns: (now, at) =>
    now.goneAt && !now.closedAt
      ? { ...now, goneAt: null, returns: [...(now.returns ?? []), { goneAt: now.goneAt, backAt: at }] }
      : now,
};

const road = fc.array(
  fc.tuple(
    // What makes a case interesting comes oftener.
    fc.constantFrom(
      ...Object.keys(deeds),
      ...Object.keys(sights),
      'report',
      'gone',
      'reopen',
      'gone',
      'reopen',
    ),
    fc.constantFrom(1, 7, 60, 600, 2000),
  ),
  { maxLength: 14 },
);

/** The case at the end of a road, with each state on the way. */
function walked(steps: readonly (readonly [string, number])[]): { states: Case[]; at: string } {
  let time = begun;
  const states = [one({ createdAt: new Date(begun).toISOString() })];
  for (const [deed, minutes] of steps) {
    time += minutes * 60_000;
    const at = new Date(time).toISOString();
    const now = states.at(-1)!;
    const edit = deeds[deed]?.(now, at);
    try {
      if (edit) states.push(edited(now, edit, at));
      else if (sights[deed]) states.push(sights[deed](now, at));
    } catch (error) {
      // A full case refuses, in words.
      if (!(error instanceof ProductError)) throw error;
    }
  }
  return { states, at: new Date(time + 60_000).toISOString() };
}

const seeded = { seed: 4011, numRuns: 1500 };

describe.each([0, 11, -8])('%s hours from Greenwich', (hours) => {
  beforeEach(() => {
    zone = hours;
  });

  test('on any road, a report that is next can be marked, once, and is another one', () =>
    fc.assert(
      fc.property(road, (steps) => {
        const { states, at } = walked(steps);
        const now = states.at(-1)!;
        if (nextStep(now) !== 'report' || !now.reportedOn) return;
        const before = now.earlierReports?.length ?? 0;
        if (before >= 9) return;
        expect(offersAgain(now)).toBeTruthy();
        const sent = edited(now, reportedAgain(now, at), at);
        expect(sent.earlierReports).toHaveLength(before + 1);
        expect(nextStep(sent)).not.toBe('report');
        // Sent twice, as after an answer that was lost, it is one.
        expect(edited(sent, reportedAgain(sent, at), at).earlierReports).toHaveLength(before + 1);
        // Taken back, the one before stands as it stood.
        const back = edited(sent, { reportedOn: null, seenReportedOn: sent.reportedOn }, at);
        const told = (shown: Case) => [nextStep(shown), timelineOf(shown), done(shown)];
        expect(told(back)).toEqual(told(now));
      }),
      seeded,
    ));

  test.each([
    ['REFUSED', 'answer'],
    ['REMOVED', 'outcome'],
  ] as const)('on any road, “%s” is heard: next is “%s”', (answer, next) =>
    fc.assert(
      fc.property(road, (steps) => {
        const { states, at } = walked(steps);
        const now = states.at(-1)!;
        const edit = answered(now, answer, at);
        if (edit && !now.goneAt) expect(nextStep(edited(now, edit, at))).toBe(next);
      }),
      seeded,
    ),
  );

  test('on any road, an open case has something next, a closed one nothing', () =>
    fc.assert(
      fc.property(road, (steps) => {
        for (const now of walked(steps).states) expect(nextStep(now) === undefined).toBe(!!now.closedAt);
      }),
      seeded,
    ));

  test('on any road, Undo of a closing or an opening leaves the case as it was', () =>
    fc.assert(
      fc.property(road, fc.constantFrom('REMOVED', 'NOT_A_COPY'), (steps, ending) => {
        const { states, at } = walked(steps);
        const now = states.at(-1)!;
        const outcome = now.closedAt ? null : (ending as 'REMOVED' | 'NOT_A_COPY');
        const done = edited(now, { outcome, seenOutcome: now.outcome ?? null }, at);
        const undo = { outcome: now.outcome ?? null, seenOutcome: outcome, undoes: true as const };
        const back = edited(done, undo, at);
        const told = (shown: Case) => [nextStep(shown), timelineOf(shown), shown.closedAt ?? null];
        expect(told(back)).toEqual(told(now));
      }),
      seeded,
    ));

  test('on any road, Undo of “Not reported” leaves the case as it was', () =>
    fc.assert(
      fc.property(road, (steps) => {
        const { states, at } = walked(steps);
        const now = states.at(-1)!;
        const { reportedOn, earlierReports, answers } = now;
        // Where its answers go with it, it is asked about, and there is no Undo.
        if (!reportedOn || (answers?.length && !earlierReports?.length)) return;
        const without = edited(now, { reportedOn: null, seenReportedOn: reportedOn }, at);
        const undo = { reportedOn, reportText: 'As sent.', undoes: true as const };
        const seen = {
          seenReportedOn: without.reportedOn ?? null,
          ...(without.reportedOn && { again: true as const }),
        };
        const back = edited(without, { ...undo, ...seen }, at);
        expect(JSON.parse(JSON.stringify({ ...back, takenBack: null, updatedAt: '' }))).toEqual(
          JSON.parse(JSON.stringify({ ...now, takenBack: null, updatedAt: '' })),
        );
      }),
      seeded,
    ));

  test('on any road, the timeline tells each report, each answer, each closing and each opening, in order', () =>
    fc.assert(
      fc.property(road, (steps) => {
        const now = walked(steps).states.at(-1)!;
        const told = timelineOf(now).map(({ what }) => what);
        const count = (begins: string) => told.filter((what) => what.startsWith(begins)).length;
        expect(count('Reported')).toBe(daysReported(now).length);
        expect(answersByReport(now).flat()).toEqual(now.answers ?? []);
        expect(count('Case closed')).toBe((now.endings ?? []).filter(({ outcome }) => outcome).length);
        expect(count('Case opened again')).toBe((now.endings ?? []).filter(({ outcome }) => !outcome).length);
        expect(count('Case opened')).toBeGreaterThan(0);
      }),
      seeded,
    ));

  test('on any road, what is noted at once stands after what had happened, and changes none of that', () =>
    fc.assert(
      fc.property(road, (steps) => {
        const { states } = walked(steps);
        const told = states.map((now) => timelineOf(now));
        for (const [n, lines] of told.entries())
          // What ended a case comes last, until it is opened again.
          if (n > 0 && !states[n - 1]!.closedAt && lines.length > told[n - 1]!.length)
            expect(lines.slice(0, told[n - 1]!.length)).toEqual(told[n - 1]);
      }),
      seeded,
    ));
});
