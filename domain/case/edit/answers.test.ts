import { expect, it } from 'vitest';
import { type Case } from '../case.ts';
import { edited } from './edit.ts';
import { answersByReport, lastAnswer } from '../last-answer.ts';
import type { NotedAnswer, PlatformAnswer } from '../report-facts.ts';
import { stepsFor } from '../steps.ts';

const at = '2026-11-24T10:00:00.000Z';
const asked: NotedAnswer = {
  ...{ on: '2026-11-20T12:00:00.000Z', answer: 'ASKED_FOR_MORE', words: 'An ID.', notedAt: at },
};
const refused: NotedAnswer = {
  ...{ on: '2026-11-22T12:00:00.000Z', answer: 'REFUSED', words: 'No copy.', notedAt: at },
};
const one: Case = {
  ...{ userId: 'u', caseId: 'c', title: 'Copy', platform: 'X', handle: 'copy', createdAt: at, updatedAt: at },
  ...{ evidence: [], steps: stepsFor('X'), answers: [asked, refused] },
};

it('keeps an answer that is taken out, with its words, until it is put back where it stood', () => {
  const without = edited(one, { withdrawnAnswer: asked }, at);
  expect([without.answers, without.removedAnswers]).toEqual([[refused], [asked]]);
  const back = edited(without, { answer: asked }, at);
  expect([back.answers, back.removedAnswers]).toEqual([[asked, refused], []]);
});

it('takes the words of an answer that was noted without them, and leaves another one alone', () => {
  const bare = { ...one, answers: [{ ...refused, words: '' }] };
  expect(edited(bare, { answer: refused }, at).answers).toEqual([refused]);
  for (const other of [
    { ...refused, on: '2026-11-23T12:00:00.000Z' },
    { ...asked, on: refused.on },
  ])
    expect(edited(bare, { answer: other }, at).answers).toHaveLength(2);
});

it('an answer to an earlier report can be told in full once another report followed, and stays with its own', () => {
  const on = (n: number) => `2026-11-${n}T12:00:00.000Z`;
  const bare = { on: on(12), answer: 'REFUSED' as const, words: '' };
  const report = (of: Case, n: number) =>
    edited(
      of,
      { reportedOn: on(n), reportText: `Text ${n}.`, again: true, seenReportedOn: of.reportedOn },
      on(n),
    );
  const answer = (of: Case, said: PlatformAnswer, n: number) => edited(of, { answer: said }, on(n));
  const fresh = { ...one, answers: [] };
  const told = { ...bare, words: 'It is no copy.' };
  for (const day of [14, 12]) {
    const twice = report(answer(report(fresh, 10), bare, 12), day);
    const full = answer(twice, told, 22);
    // When it was noted first stays: it is the same answer.
    expect(full.answers).toEqual([{ ...told, notedAt: on(12) }]);
    expect(answersByReport(full).map((part) => part.length)).toEqual([1, 0]);
    expect(lastAnswer(full)).toBeUndefined();
    expect(full.steps.find(({ id }) => id === 'answer')?.doneAt ?? null).toBeNull();
  }
  expect(() =>
    answer(report(report(fresh, 10), 14), { ...bare, on: '2026-11-08T12:00:00.000Z' }, 22),
  ).toThrow('before the report');
});

it('of one day, each report keeps its answer when that of the first is told in full', () => {
  const day = '2026-11-12T12:00:00.000Z';
  const at = (time: string) => `2026-11-12T${time}:00.000Z`;
  const noted = (time: string, words = '') => ({
    on: day,
    answer: 'REFUSED' as const,
    words,
    notedAt: at(time),
  });
  const twice: Case = {
    ...{ ...one, reportedOn: day, reportNotedAt: at('11:00') },
    ...{ answers: [noted('10:00'), noted('12:00', 'Still none.')] },
    earlierReports: [{ on: day, notedAt: at('09:00'), answered: noted('10:00') }],
  };
  expect(answersByReport(twice).map((part) => part.length)).toEqual([1, 1]);
  const full = edited(
    twice,
    { answer: { on: day, answer: 'REFUSED', words: 'It is no copy.' } },
    at('13:00'),
  );
  expect(answersByReport(full)).toEqual([
    [noted('10:00', 'It is no copy.')],
    [noted('12:00', 'Still none.')],
  ]);
});

it('puts one of two that say the same back', () => {
  const twice = { ...one, answers: [refused, refused] };
  const without = edited(edited(twice, { withdrawnAnswer: refused }, at), { withdrawnAnswer: refused }, at);
  expect(without.removedAnswers).toEqual([refused, refused]);
  const back = edited(without, { answer: refused }, at);
  expect([back.answers, back.removedAnswers]).toEqual([[refused], [refused]]);
});

it('takes out only what is there, and keeps the last twenty of what was', () => {
  expect(edited(one, { withdrawnAnswer: { ...asked, words: '' } }, at).removedAnswers).toBeUndefined();
  let many = one;
  for (let n = 0; n < 25; n++) {
    const answer = { ...refused, words: `${n}` };
    many = edited(edited(many, { answer }, at), { withdrawnAnswer: answer }, at);
  }
  expect(many.answers).toEqual([asked, refused]);
  expect(many.removedAnswers?.map(({ words }) => Number(words))).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 5),
  );
});

it('without the only answer to the latest report its step is open again: what an earlier one was answered is not waited for', () => {
  const on = (n: number) => `2026-11-${n}T12:00:00.000Z`;
  const done = (of: Case) => of.steps.find(({ id }) => id === 'answer')?.doneAt ?? null;
  const first = edited({ ...one, answers: [] }, { reportedOn: on(19), reportText: 'a' }, at);
  const answered = edited(first, { answer: asked }, at);
  const again = edited(answered, { reportedOn: on(21), reportText: 'b', again: true }, at);
  const refusedToo = edited(again, { answer: refused }, at);
  expect([again, refusedToo].map(done)).toEqual([null, at]);
  expect(done(edited(refusedToo, { withdrawnAnswer: refused }, at))).toBeNull();
});
