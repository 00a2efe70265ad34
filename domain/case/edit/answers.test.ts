import { expect, it } from 'vitest';
import { type Case } from '../case.ts';
import { edited } from './edit.ts';
import type { NotedAnswer } from '../report-facts.ts';
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
