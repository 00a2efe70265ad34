import { expect, it } from 'vitest';
import { type Case, ListedCase } from '../case.ts';
import { listed } from './listed.ts';
import { lastAnswer } from '../last-answer.ts';
import { stepsFor } from '../steps.ts';

const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-21T10:00:00.000Z';
const piece = {
  id: '1',
  at,
  kind: 'note' as const,
  words: 'Seen.',
  sha256: 'a5'.repeat(32),
  byHelper: false,
};
const head = {
  ...{ userId: 'u', caseId: 'c', title: 'Copy', platform: 'X' as const, handle: 'copy' },
  ...{ createdAt: at, updatedAt: later, reportedOn: at, reminderAt: later, goneAt: later },
};
const whole: Case = {
  ...head,
  evidence: [piece, { ...piece, id: '2' }],
  removed: [{ ...piece, id: '3' }],
  steps: stepsFor('X'),
  snapshot: {
    ...{ at, seenBy: 'search' as const, yours: { handle: 'maya' }, theirs: { handle: 'copy' } },
    ...{ verdict: 'likely clone' as const, score: 93 },
    reasons: [{ signal: 'name', value: 1, words: 'Same name.', side: 'for' }],
  },
  ...{ reportText: 'It is me.', reportTextAt: at, endings: [{ at, outcome: 'REFUSED' as const }] },
  earlierReports: [{ on: at, text: 'It was me.', textAt: at }],
  answers: [
    { on: at, answer: 'ASKED_FOR_MORE', words: 'Send an ID.' },
    { on: later, answer: 'REFUSED', words: 'It is no copy.' },
  ],
  removedAnswers: [{ on: at, answer: 'REFUSED', words: 'By mistake.' }],
  ...{
    facts: ['ASKS_FOR_MONEY' as const],
    behalf: { name: 'Lina', relation: 'CHILD' as const },
    region: 'EU' as const,
  },
  acts: [{ at, by: 'u', did: 'opened' }],
};

it('a list shows how much is kept of a case and how it stands, and nothing of what is kept', () => {
  expect(listed(whole)).toEqual({
    ...head,
    ...{
      pieces: 2,
      impersonated: { name: 'Lina', account: null },
      imitates: null,
      answered: { on: later, answer: 'REFUSED' },
      region: 'EU',
    },
  });
  // What was compared was the parent's.
  const own = { ...whole, behalf: null };
  expect(listed(own)).toMatchObject({ verdict: 'likely clone', sharesName: true });
  expect(ListedCase.parse(listed(whole))).toEqual(listed(whole));
});

it('of a case from a link alone there is no verdict, and no answer before there is one', () => {
  const { snapshot: _snapshot, answers: _answers, behalf: _behalf, ...bare } = whole;
  expect(listed(bare)).toEqual({ ...head, pieces: 2, region: 'EU' });
  expect([lastAnswer({}), lastAnswer({ answers: [] })]).toEqual([undefined, undefined]);
});

it('an answer to an earlier report says nothing of the latest one', () => {
  const [first, second, third] = ['2026-11-03', '2026-11-10', '2026-11-20'].map(
    (day) => `${day}T12:00:00.000Z`,
  );
  const answers = [{ on: second!, answer: 'REMOVED' as const, words: '' }];
  const twice = { answers, earlierReports: [{ on: first! }], reportedOn: third! };
  expect(lastAnswer({ answers, reportedOn: first! })).toEqual({ on: second, answer: 'REMOVED' });
  const notedAt = '2026-11-11T01:00:00.000Z';
  expect(lastAnswer({ answers: [{ ...answers[0]!, notedAt }], reportedOn: first! })?.notedAt).toBe(notedAt);
  expect(lastAnswer(twice)).toBeUndefined();
  // Refused and reported again on one day: what had come by then is the answer to the first.
  const sameDay = { ...answers[0]!, on: third! };
  const after = { ...twice, answers: [sameDay], earlierReports: [{ on: first!, answered: sameDay }] };
  expect(lastAnswer(after)).toBeUndefined();
  expect(lastAnswer({ ...after, answers: [sameDay, { ...sameDay, answer: 'REFUSED' }] })?.answer).toBe(
    'REFUSED',
  );
  expect(lastAnswer({ ...twice, answers: [...answers, { ...answers[0]!, on: third! }] })?.on).toBe(third);
});
