import { describe, expect, it } from 'vitest';
import type { Case } from '../case.ts';
import { edited } from './edit.ts';
import { stepsFor } from '../steps.ts';

const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-21T10:00:00.000Z';
const fresh: Case = {
  userId: 'u',
  caseId: 'c',
  title: 'Copy',
  platform: 'X',
  handle: 'copy',
  createdAt: at,
  updatedAt: at,
  evidence: [],
  steps: stepsFor('X'),
};
const done = (one: Case) => one.steps.filter((step) => step.doneAt).map(({ id }) => id);

describe('another report', () => {
  it('keeps the report before when the account is reported once more, and gives it back when that is undone', () => {
    const first = edited(fresh, { reportedOn: at, reportText: 'As sent.' }, at);
    const again = { reportedOn: later, seenReportedOn: at, again: true as const, reportText: 'Once more.' };
    const second = edited(first, again, later);
    expect(second).toMatchObject({
      ...{ reportedOn: later, reportText: 'Once more.', reportTextAt: later },
      earlierReports: [{ on: at, text: 'As sent.', textAt: at }],
    });
    expect(edited(second, again, later).earlierReports).toHaveLength(1);
    const answered = edited(second, { answer: { on: later, answer: 'REFUSED', words: '' } }, later);
    const back = edited(answered, { reportedOn: null, seenReportedOn: later }, later);
    expect(back).toMatchObject({ reportedOn: at, reportText: 'As sent.', reportTextAt: at });
    expect([back.earlierReports, done(back), back.answers]).toEqual([
      [],
      ['report', 'answer'],
      answered.answers,
    ]);
    // What was answered to the first is not what is waited for now, and counts again once the second is undone.
    const early = edited(first, { answer: { on: at, answer: 'REMOVED', words: '' } }, at);
    const anew = edited(early, again, later);
    expect(done(anew)).toEqual(['report']);
    expect(done(edited(anew, { reportedOn: null, seenReportedOn: later }, later))).toEqual([
      'report',
      'answer',
    ]);
    // One that was never answered isn't answered by what came to the one before it.
    const third = { ...again, reportedOn: '2026-11-22T10:00:00.000Z', seenReportedOn: later };
    const thrice = edited(anew, { ...third, reportText: 'A third time.' }, third.reportedOn);
    const takenBack = { reportedOn: null, seenReportedOn: third.reportedOn };
    expect(done(edited(thrice, takenBack, third.reportedOn))).toEqual(['report']);
    // On one day, another text is another report; the same one is not.
    const sameDay = { ...again, reportedOn: at };
    const twice = edited(first, sameDay, later);
    expect([twice.reportText, twice.earlierReports?.map(({ text }) => text)]).toEqual([
      'Once more.',
      ['As sent.'],
    ]);
    expect(edited(twice, sameDay, later).earlierReports).toHaveLength(1);
    // Once that was answered, the same text is another report, too, and stands after the answer.
    const refusal = { on: at, answer: 'REFUSED' as const, words: '' };
    const sent = edited(
      edited(first, { answer: refusal }, at),
      { ...sameDay, reportText: 'As sent.' },
      later,
    );
    expect(sent.earlierReports).toMatchObject([{ on: at, notedAt: at, answered: refusal }]);
    expect([sent.reportNotedAt, done(sent)]).toEqual([later, ['report']]);
    // Of a first report there is none before.
    expect(edited(fresh, { ...again, seenReportedOn: null }, later).earlierReports).toBeUndefined();
    const full = Array.from({ length: 9 }).reduce<Case>(
      (one, _, n) =>
        edited(one, { ...again, seenReportedOn: one.reportedOn, reportText: `Text ${n}.` }, later),
      first,
    );
    expect(() => edited(full, { ...again, seenReportedOn: later }, later)).toThrow('keeps 10 reports');
  });

  it('what was said to be gone and is opened again is reported once more, also on the same day and in the same words', () => {
    const on = (time: string) => `2026-11-20T${time}:00.000Z`;
    const sent = { reportedOn: on('12:00'), reportText: 'As sent.' };
    const first = edited(fresh, sent, on('10:00'));
    const gone = edited(first, { outcome: 'REMOVED' }, on('10:10'));
    const back = edited(gone, { outcome: null }, on('10:20'));
    const again = { ...sent, seenReportedOn: sent.reportedOn, again: true as const };
    const second = edited(back, again, on('10:30'));
    expect(second.earlierReports).toMatchObject([
      { on: on('12:00'), text: 'As sent.', notedAt: on('10:00') },
    ]);
    expect([second.reportNotedAt, second.reportTextAt]).toEqual([on('10:30'), on('10:30')]);
    // Said twice, as after an answer that was lost, it is one more report.
    expect(edited(second, again, on('10:31')).earlierReports).toHaveLength(1);
    const { reportNotedAt, reportTextAt, earlierReports } = edited(second, { reportedOn: null }, on('10:40'));
    expect([reportNotedAt, reportTextAt, earlierReports]).toEqual([on('10:00'), on('10:00'), []]);
  });
});

describe('Undo of “Not reported”', () => {
  const back = (before: Case, when: string) => {
    const { reportedOn, reportText, earlierReports } = before;
    const without = edited(before, { reportedOn: null, seenReportedOn: reportedOn }, when);
    const undo = {
      ...{ reportedOn, reportText: reportText!, undoes: true as const },
      seenReportedOn: earlierReports?.at(-1)?.on ?? null,
      ...(earlierReports?.length && { again: true as const }),
    };
    const put = edited(without, undo, when);
    // Said twice, as after an answer that was lost, it is put back once.
    expect(edited(put, undo, '2026-12-01T10:00:00.000Z')).toMatchObject({
      ...put,
      updatedAt: expect.anything() as string,
    });
    return put;
  };
  const asBefore = (one: Case) => ({ ...one, updatedAt: expect.anything() as string, takenBack: null });
  const week = '2026-11-27T10:00:00.000Z';

  it('leaves the report, and when its text was made, as they were', () => {
    const first = edited(fresh, { reportedOn: at, reportText: 'As sent.' }, at);
    expect(back(first, week)).toEqual(asBefore(first));
  });

  it('leaves an answer with the report that it answers', () => {
    const first = edited(fresh, { reportedOn: at, reportText: 'As sent.' }, at);
    const again = { reportedOn: later, seenReportedOn: at, again: true as const, reportText: 'Once more.' };
    const second = edited(first, again, later);
    const refused = edited(second, { answer: { on: week, answer: 'REFUSED', words: '' } }, week);
    for (const one of [second, refused]) expect(back(one, week)).toEqual(asBefore(one));
    const asked = edited(first, { answer: { on: at, answer: 'REFUSED', words: '' } }, at);
    const anew = edited(asked, again, later);
    expect(back(anew, week)).toEqual(asBefore(anew));
  });

  it('leaves “Check again” as it was ticked for each report', () => {
    const first = edited(fresh, { reportedOn: at, reportText: 'As sent.' }, at);
    const again = { reportedOn: later, seenReportedOn: at, again: true as const, reportText: 'Once more.' };
    const tick = { step: { id: 'wait' as const, done: true } };
    const checked = edited(first, tick, at);
    const second = edited(checked, again, later);
    expect(done(second)).toEqual(['report']);
    expect(edited(second, { reportedOn: null, seenReportedOn: later }, later).steps).toMatchObject(
      checked.steps,
    );
    for (const one of [
      checked,
      second,
      edited(second, tick, week),
      edited(edited(first, again, later), tick, week),
    ])
      expect(back(one, week)).toEqual(asBefore(one));
  });

  it('puts nothing back once another report was marked', () => {
    const first = edited(fresh, { reportedOn: at, reportText: 'As sent.' }, at);
    const without = edited(first, { reportedOn: null, seenReportedOn: at }, later);
    const anew = edited(without, { reportedOn: week, seenReportedOn: null, reportText: 'Anew.' }, week);
    expect(anew.takenBack).toBeNull();
    const late = { reportedOn: at, seenReportedOn: null, reportText: 'As sent.', undoes: true as const };
    expect(() => edited(anew, late, week)).toThrow('In the meantime');
  });
});
