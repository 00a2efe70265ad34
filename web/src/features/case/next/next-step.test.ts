import { expect, test } from 'vitest';
import type { CaseStepId } from '#domain/case/case';
import { withStep } from '#domain/case/steps';
import { at, one } from '../case-for-test.ts';
import { nextStep, nextTitle, stepTitle } from './next-step.ts';

test('a step speaks of the platform', () => {
  expect(stepTitle('report', one({}))).toBe('Report it to X');
});

/** A case in which these steps are done. */
const done = (...ids: CaseStepId[]) => ids.reduce((before, id) => withStep(before, id, at), one({}));

test.each([
  ['evidence', one({})],
  ['report', done('evidence')],
  ['tell', done('evidence', 'report')],
  // Reported without a screenshot: it can be taken for as long as the account is there.
  ['evidence', done('report')],
  ['evidence', done('report', 'tell')],
  ['wait', done('evidence', 'report', 'tell')],
  ['outcome', done('report', 'answer')],
  ['outcome', one({ goneAt: at })],
  [undefined, { ...done('outcome'), closedAt: at }],
])('next is “%s”', (step, given) => expect(nextStep(given)).toBe(step));

const answered = (answer: 'REMOVED' | 'REFUSED' | 'ASKED_FOR_MORE', before = done('report', 'answer')) => ({
  ...before,
  answers: [{ on: at, answer, words: '' }],
});
const later = '2026-11-23T10:00:00.000Z';
const refusedAfterAll = {
  ...withStep(answered('ASKED_FOR_MORE'), 'wait', later),
  answers: [{ on: later, answer: 'REFUSED' as const, words: '', notedAt: '2026-11-23T11:00:00.000Z' }],
};

test('what was gone and is there again is reported again, until it was', () => {
  const on = '2026-11-23T12:00:00.000Z';
  const reported = { ...done('report', 'answer'), reportedOn: on, reportNotedAt: '2026-11-23T08:00:00.000Z' };
  const reopened = {
    ...reported,
    endings: [
      { at: '2026-11-23T09:00:00.000Z', outcome: 'REMOVED' as const },
      { at: '2026-11-23T09:10:00.000Z', outcome: null },
    ],
  };
  expect([nextStep(reported), nextStep(reopened)]).toEqual(['outcome', 'report']);
  const about = { platform: 'X' as const, behalf: null };
  expect(nextTitle('report', { ...about, ...reopened })).toBe('Report it to X again');
  expect(nextTitle('report', { ...about, ...reopened, reportedOn: null })).toBe('Report it to X');
  expect(nextStep({ ...reopened, reportNotedAt: '2026-11-23T10:00:00.000Z' })).toBe('outcome');
  // Or until something was answered, and not by what was answered before.
  const withAnswer = (answer: 'REMOVED' | 'REFUSED', notedAt: string) =>
    nextStep({ ...reopened, answers: [{ on, answer, words: '', notedAt }] });
  expect(withAnswer('REMOVED', '2026-11-23T09:05:00.000Z')).toBe('report');
  expect(withAnswer('REMOVED', '2026-11-23T09:20:00.000Z')).toBe('outcome');
  expect(withAnswer('REFUSED', '2026-11-23T09:20:00.000Z')).toBe('answer');
});

test.each([
  ['See who can review the refusal', 'answer', answered('REFUSED')],
  ['Send what they asked for', 'answer', answered('ASKED_FOR_MORE')],
  ['How it ended', 'outcome', answered('REMOVED')],
  // Checked again since.
  ['How it ended', 'outcome', withStep(answered('ASKED_FOR_MORE'), 'wait', later)],
  // And answered once more since then.
  ['See who can review the refusal', 'answer', refusedAfterAll],
  ['Check again', 'wait', done('evidence', 'report', 'tell')],
])('after an answer, “%s” is next', (title, step, given) => {
  expect(nextStep(given)).toBe(step);
  expect(nextTitle(step as CaseStepId, given)).toBe(title);
});
