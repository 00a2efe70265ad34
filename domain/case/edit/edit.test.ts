import { describe, expect, it } from 'vitest';
import type { Case } from '../case.ts';
import { CaseEdit, edited } from './edit.ts';
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

describe('an edit of a case', () => {
  it('has no tick for what is done once it is noted', () => {
    const ticked = (id: string) => CaseEdit.safeParse({ step: { id, done: true } }).success;
    expect(fresh.steps.filter(({ id }) => ticked(id)).map(({ id }) => id)).toEqual([
      'evidence',
      'tell',
      'wait',
    ]);
  });

  it('is not closed otherwise from a page that is out of date', () => {
    const gone = edited(fresh, { outcome: 'REMOVED', seenOutcome: null }, at);
    expect(() => edited(gone, { outcome: 'NOT_A_COPY', seenOutcome: null }, later)).toThrow(
      'In the meantime',
    );
    const close = (one: Case) => edited(one, { outcome: 'NOT_A_COPY', seenOutcome: null }, later);
    expect(() => close(gone)).toThrow('perhaps in another tab');
    // Of a business it may have been somebody else.
    expect(() => close({ ...gone, acts: [] })).toThrow('perhaps by a colleague');
    const again = edited(gone, { outcome: 'REMOVED', seenOutcome: null }, later);
    expect([again.closedAt, again.endings]).toEqual([at, [{ at, outcome: 'REMOVED' }]]);
    const opened = edited(gone, { outcome: null, seenOutcome: 'REMOVED' }, later);
    expect(opened.outcome).toBeNull();
    expect(opened.endings).toEqual([
      { at, outcome: 'REMOVED' },
      { at: later, outcome: null },
    ]);
    // A program that does not say what it saw is taken at its word.
    expect(edited(gone, { outcome: 'NOT_A_COPY' }, later).outcome).toBe('NOT_A_COPY');
  });

  it('is not closed as never answered while an answer is noted', () => {
    const answer = { on: later, answer: 'REFUSED' as const, words: 'No.' };
    const refused = edited(fresh, { answer }, later);
    expect(() => edited(refused, { outcome: 'NO_ANSWER' }, later)).toThrow('This case has an answer');
    expect(edited(refused, { outcome: 'REFUSED' }, later).outcome).toBe('REFUSED');
    const removed = edited(refused, { withdrawnAnswer: answer }, later);
    expect(edited(removed, { outcome: 'NO_ANSWER' }, later).outcome).toBe('NO_ANSWER');
  });

  it('is closed as unanswered once they asked for more and said nothing since, or were told of it again', () => {
    const answer = { on: at, answer: 'ASKED_FOR_MORE' as const, words: 'A document.' };
    const asked = edited({ ...fresh, reportedOn: at }, { answer }, later);
    expect(edited(asked, { outcome: 'NO_ANSWER' }, later).outcome).toBe('NO_ANSWER');
    const refused = edited({ ...fresh, reportedOn: at }, { answer: { ...answer, answer: 'REFUSED' } }, later);
    const again = edited(refused, { reportedOn: later, seenReportedOn: at, again: true }, later);
    expect(edited(again, { outcome: 'NO_ANSWER' }, later).outcome).toBe('NO_ANSWER');
  });

  it('was not reported before the account was there', () => {
    const theirs = { createdAt: later };
    const known = { ...fresh, snapshot: { at, seenBy: 'source', yours: {}, theirs } } as unknown as Case;
    expect(() => edited(known, { reportedOn: '2026-11-02T12:00:00.000Z' }, later)).toThrow(
      'This account was created on 21 November 2026, after that day.',
    );
    expect(edited(known, { reportedOn: later }, later).reportedOn).toBe(later);
  });

  it('is not reported on another day from a page that is out of date', () => {
    const sent = edited(fresh, { reportedOn: at, seenReportedOn: null, reportText: 'As sent.' }, at);
    expect(() => edited(sent, { reportedOn: later, seenReportedOn: null }, later)).toThrow(
      'marked as reported',
    );
    expect(edited(sent, { reportedOn: later, seenReportedOn: at }, later).reportedOn).toBe(later);
    const back = edited(sent, { reportedOn: null, seenReportedOn: at }, later);
    expect(() => edited(back, { reportedOn: later, seenReportedOn: at }, later)).toThrow('In the meantime');
    // Two tabs that say the same agree; a day is a day, whatever its hour.
    expect(edited(sent, { reportedOn: at, seenReportedOn: null }, later).reportedOn).toBe(at);
    const noon = '2026-11-20T12:00:00.000Z';
    expect(edited(sent, { reportedOn: noon, seenReportedOn: null }, later).reportedOn).toBe(noon);
    expect(edited(sent, { reportedOn: later, seenReportedOn: noon }, later).reportedOn).toBe(later);
  });

  it('keeps the text of its report as it was when it was marked, through a corrected day, until that is taken back', () => {
    const reported = edited(fresh, { reportedOn: later, reportText: 'As sent.' }, later);
    expect(edited(reported, { reportedOn: at }, later)).toMatchObject({
      reportedOn: at,
      reportText: 'As sent.',
    });
    expect(reported.reportTextAt).toBe(later);
    expect(edited(reported, { reportText: 'Another.' }, later).reportText).toBe('As sent.');
    expect(edited(reported, { reportedOn: null }, later)).toMatchObject({
      reportText: null,
      reportTextAt: null,
    });
    const corrected = '2026-11-23T10:00:00.000Z';
    expect(edited(reported, { reportedOn: at }, corrected).reportTextAt).toBe(later);
    expect(edited(reported, { reportedOn: at, reportText: 'Once more.' }, corrected)).toMatchObject({
      ...{ reportText: 'Once more.', reportTextAt: corrected },
    });
  });

  it('says where to report, and what is asked there', () => {
    expect(fresh.steps.find(({ id }) => id === 'report')).toMatchObject({
      link: 'https://help.x.com/forms/impersonation',
    });
  });

  it('a step keeps the moment it was first done; undone it is open again', () => {
    const once = edited(fresh, { step: { id: 'tell', done: true } }, at);
    const twice = edited(once, { step: { id: 'tell', done: true } }, later);
    expect(twice.steps.find(({ id }) => id === 'tell')?.doneAt).toBe(at);
    expect(done(edited(twice, { step: { id: 'tell', done: false } }, later))).toEqual([]);
  });

  it('reported and ended are steps done; taken back they are not', () => {
    const reported = edited(fresh, { reportedOn: at }, at);
    expect([done(reported), reported.reportedOn]).toEqual([['report'], at]);
    const ended = edited(reported, { outcome: 'REMOVED' }, later);
    expect([done(ended), ended.closedAt]).toEqual([['report', 'outcome'], later]);
    const open = edited(ended, { outcome: null, reportedOn: null }, later);
    expect([done(open), open.closedAt]).toEqual([[], null]);
  });

  it('what is not named stays', () => {
    const remind = edited(fresh, { reminderAt: later }, at);
    expect(edited(remind, { step: { id: 'wait', done: true } }, later).reminderAt).toBe(later);
    const told = edited(
      fresh,
      { facts: ['ASKS_FOR_MONEY'], behalf: { name: 'Lina', relation: 'CHILD' }, region: 'EU' },
      at,
    );
    const after = edited(told, { reminderAt: later }, later);
    expect(after).toEqual({ ...told, reminderAt: later, updatedAt: later });
    expect([edited(told, { region: null }, later).region, told.region]).toEqual([null, 'EU']);
  });

  it('takes an answer of the day before the report: whoever travels has other days', () => {
    const reported = edited(fresh, { reportedOn: later }, later);
    const answer = { on: at, answer: 'REFUSED' as const, words: '' };
    expect(edited(reported, { answer }, later).answers).toEqual([{ ...answer, notedAt: later }]);
  });

  it('a closing, or an opening, that is taken back at once leaves nothing of itself', () => {
    const undo = (one: Case, outcome: Case['outcome'], when = later) =>
      edited(one, { outcome, seenOutcome: one.outcome, undoes: true }, when);
    const reported = edited(fresh, { reportedOn: at }, at);
    const closed = edited(reported, { outcome: 'REMOVED' }, later);
    const taken = undo(closed, null);
    expect([taken.endings, taken.closedAt, taken.outcome, done(taken)]).toEqual([[], null, null, ['report']]);
    const opened = edited(closed, { outcome: null }, '2026-11-22T10:00:00.000Z');
    expect({ ...undo(opened, 'REMOVED', '2026-11-22T10:01:00.000Z'), updatedAt: later }).toEqual(closed);
    // What isn't the last thing that was said is said anew.
    expect(undo(closed, 'REFUSED').endings).toHaveLength(2);
    expect(undo({ ...closed, endings: [] }, null).endings).toHaveLength(1);
  });

  it('takes no account as theirs that is the one which the case is about', () => {
    const theirs = (handle: string) => {
      const account = { platform: 'X' as const, handle };
      return edited(fresh, { behalf: { name: 'Lina', relation: 'CHILD', account } }, at).behalf?.account
        ?.handle;
    };
    expect(theirs('lina')).toBe('lina');
    expect(() => theirs('COPY')).toThrow('That is the link to the account this case is about.');
  });

  it('keeps the last twenty answers, and the last twenty times that it was closed or opened', () => {
    let one = fresh;
    for (let n = 0; n < 25; n++) {
      const answer = { on: at, answer: 'ASKED_FOR_MORE' as const, words: `${n}` };
      one = edited(edited(one, { answer }, at), { outcome: n % 2 ? null : 'REMOVED' }, at);
    }
    expect(one.answers).toHaveLength(20);
    expect(one.answers?.at(-1)?.words).toBe('24');
    expect(one.endings).toHaveLength(20);
    expect(one.endings?.at(-1)?.outcome).toBe('REMOVED');
  });

  it('with the report its answers go, which can be put back: nobody answers what was not sent', () => {
    const said = { on: at, answer: 'REFUSED' as const, words: 'No.' };
    const [more, early] = [
      { ...said, answer: 'ASKED_FOR_MORE' as const },
      { ...said, words: 'Noted by mistake.' },
    ];
    const answered = {
      ...edited(fresh, { reportedOn: at }, at),
      answers: [more, said],
      removedAnswers: [early],
    };
    const back = edited(answered, { reportedOn: null }, later);
    expect([back.answers, back.removedAnswers]).toEqual([[], [early, more, said]]);
    expect(done(back)).toEqual([]);
  });

  it('withdraws the answer that says just this, and no other', () => {
    const said = { on: at, answer: 'REFUSED' as const, words: 'No.' };
    const [day, kind, words] = [
      { ...said, on: later },
      { ...said, answer: 'ASKED_FOR_MORE' as const },
      { ...said, words: 'Never.' },
    ];
    const one = { ...fresh, answers: [said, day, kind, words] };
    const left = (withdrawnAnswer: typeof day | typeof kind) =>
      edited(one, { withdrawnAnswer }, later).answers;
    expect(left(said)).toEqual([day, kind, words]);
    expect(left(day)).toEqual([said, kind, words]);
    expect(left(kind)).toEqual([said, day, words]);
    expect(left({ ...said, words: '' })).toEqual(one.answers);
    expect(edited(fresh, { withdrawnAnswer: said }, later).answers).toBeUndefined();
  });

  it('knows what else the account does, for whom it is reported, and each answer of the platform', () => {
    const said = edited(
      fresh,
      {
        facts: ['ASKS_FOR_MONEY', 'WRITES_TO_OTHERS', 'ASKS_FOR_MONEY'],
        behalf: { name: 'Lina', relation: 'CHILD' },
      },
      at,
    );
    expect([said.facts, said.behalf?.name]).toEqual([['ASKS_FOR_MONEY', 'WRITES_TO_OTHERS'], 'Lina']);
    const asked = edited(said, { answer: { on: at, answer: 'ASKED_FOR_MORE', words: 'An ID.' } }, at);
    const refused = edited(asked, { answer: { on: later, answer: 'REFUSED', words: '' } }, later);
    expect(done(refused)).toEqual(['answer']);
    expect(refused.answers?.map(({ answer }) => answer)).toEqual(['ASKED_FOR_MORE', 'REFUSED']);
    // One by mistake is withdrawn, once; with the last one the step is open again.
    const reported = edited(refused, { reportedOn: later }, later);
    const early = new Date(Date.parse(later) - 2 * 86_400_000).toISOString();
    expect(() => edited(reported, { answer: { on: early, answer: 'REFUSED', words: '' } }, later)).toThrow(
      'before the report was sent',
    );
    const [first, second] = refused.answers!;
    const without = edited(refused, { withdrawnAnswer: second! }, later);
    expect(without.answers).toEqual([first]);
    expect(edited(without, { withdrawnAnswer: second! }, later)).toEqual(without);
    expect(done(without)).toEqual(['answer']);
    expect(done(edited(without, { withdrawnAnswer: first! }, later))).toEqual([]);
    expect(edited(refused, { behalf: null }, later).behalf).toBe(null);
  });
});

it('two who tick at once both have said so, and what one took away stays away', () => {
  const both = edited(
    edited(fresh, { facts: ['ASKS_FOR_MONEY'], seenFacts: [] }, at),
    { facts: ['WRITES_TO_OTHERS'], seenFacts: [] },
    at,
  );
  expect(both.facts).toEqual(['ASKS_FOR_MONEY', 'WRITES_TO_OTHERS']);
  const less = edited(
    both,
    { facts: ['WRITES_TO_OTHERS'], seenFacts: ['ASKS_FOR_MONEY', 'WRITES_TO_OTHERS'] },
    at,
  );
  expect(less.facts).toEqual(['WRITES_TO_OTHERS']);
  // Whoever has not heard of that ticks one more.
  const more = edited(
    less,
    {
      facts: ['ASKS_FOR_MONEY', 'WRITES_TO_OTHERS', 'SHOWS_A_DOCUMENT'],
      seenFacts: ['ASKS_FOR_MONEY', 'WRITES_TO_OTHERS'],
    },
    at,
  );
  expect(more.facts).toEqual(['WRITES_TO_OTHERS', 'SHOWS_A_DOCUMENT']);
});
