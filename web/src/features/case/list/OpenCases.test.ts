import { expect, test } from 'vitest';
import { type Case, listed } from '#domain/case/case';
import { at, one } from '../case-for-test.ts';
import { standsBeside } from './OpenCases.tsx';

const answers = (answer: NonNullable<Case['answers']>[number]['answer']): Partial<Case> => ({
  answers: [{ on: at, answer, words: '' }],
});

test.each<[string, Partial<Case>, boolean]>([
  ['refused', answers('REFUSED'), true],
  ['asked for more', answers('ASKED_FOR_MORE'), true],
  ['removed', answers('REMOVED'), false],
  ['refused, and gone since', { ...answers('REFUSED'), goneAt: at }, false],
  ['refused, and closed by the person', { ...answers('REFUSED'), closedAt: at, outcome: 'REFUSED' }, false],
  ['not reported yet', {}, true],
  ['not reported, and gone by itself', { goneAt: at }, false],
  ['reported, and not answered', { reportedOn: at }, false],
  ['not found by a scan', { findingId: null }, true],
  ['not found by a scan, and gone since', { findingId: null, goneAt: at }, false],
])('the dashboard names a case that was %s? ', (_, part, stands) => {
  expect(standsBeside(listed(one({ findingId: 'f', ...part })))).toBe(stands);
});
