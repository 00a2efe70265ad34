import { expect, it, test } from 'vitest';
import { type CaseAct, mostActs } from '#domain/case/act';
import type { CaseEdit } from '#domain/case/edit/edit';
import { deedOf, withAct } from './act.ts';

const at = '2026-11-20T10:00:00.000Z';

it.each<[string, CaseEdit, reportedOn?: string]>([
  ['closed', { outcome: 'REMOVED', seenOutcome: null }],
  ['reopened', { outcome: null }],
  ['answer', { answer: { on: at, answer: 'REFUSED', words: '' } }],
  ['reported', { reportedOn: at, reportText: 'As sent.' }],
  ['reported again', { reportedOn: at, again: true }, at],
  ['report', { reportedOn: at }, at],
  ['report', { reportedOn: '2026-11-19T12:00:00.000Z', reportText: 'As sent.' }, at],
  ['report text', { reportedOn: '2026-11-20T12:00:00.000Z', reportText: 'As sent.' }, at],
  // Neither a day nor an answer was set by whoever took one back.
  ['not reported', { reportedOn: null }, at],
  ['changed', { withdrawnAnswer: { on: at, answer: 'REFUSED', words: '' } }],
  ['facts', { facts: [] }],
  ['reminder', { reminderAt: null }],
  ['step', { step: { id: 'tell', done: true } }],
  ['changed', { region: 'EU' }],
])('an edit is called “%s”', (did, edit, reportedOn) => expect(deedOf(edit, { reportedOn })).toBe(did));

test('of two reports, whoever takes the latest back leaves the case reported', () =>
  expect(deedOf({ reportedOn: null }, { reportedOn: at, earlierReports: [{ on: at }] })).toBe(
    'latest not reported',
  ));

test('who opened a case is kept, however much is done to it', () => {
  let one: { acts?: CaseAct[] } = {};
  for (let n = 0; n < mostActs + 20; n += 1)
    one = withAct(one, { at, by: `u${n}`, did: n === 0 ? 'opened' : 'step' });
  expect(one.acts).toHaveLength(mostActs);
  expect([one.acts![0]!.by, one.acts!.at(-1)!.by]).toEqual(['u0', `u${mostActs + 19}`]);
});
