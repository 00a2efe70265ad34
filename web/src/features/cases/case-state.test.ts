import { expect, test } from 'vitest';
import { type Case, stepsFor } from '#domain/case';
import { caseName, caseState, inOrder, stepTitle } from './case-state.ts';

const at = '2026-11-20T10:00:00.000Z';
const one = (part: Partial<Case>): Case => ({
  userId: 'u',
  caseId: '01A',
  title: 'A copy',
  platform: 'X',
  handle: 'maya_ho1limund',
  url: 'https://x.com/maya_ho1limund',
  createdAt: at,
  updatedAt: at,
  evidence: [],
  steps: stepsFor('X'),
  ...part,
});

test.each([
  [one({}), 'Not reported yet'],
  [one({ reportedOn: at }), 'Reported 20 November 2026'],
  [one({ reportedOn: at, outcome: 'REMOVED' }), 'Removed'],
  [one({ outcome: 'NOT_A_COPY' }), 'Not a copy'],
])('where a case stands', (given, words) => expect(caseState(given).words).toBe(words));

test('names and steps speak of the platform', () => {
  expect(caseName(one({}))).toBe('maya_ho1limund on X');
  expect(stepTitle('report', one({}))).toBe('Report it to X');
});

test('what is due soonest comes first, then the newest; what is closed last', () => {
  const cases = [
    one({ caseId: '01' }),
    one({ caseId: '02', closedAt: at }),
    one({ caseId: '03' }),
    one({ caseId: '04', reminderAt: '2026-12-01T09:00:00Z' }),
    one({ caseId: '05', closedAt: at }),
    one({ caseId: '06', reminderAt: '2026-11-25T09:00:00Z' }),
  ];
  const { open, closed } = inOrder(cases);
  expect(open.map(({ caseId }) => caseId)).toEqual(['06', '04', '03', '01']);
  expect(closed.map(({ caseId }) => caseId)).toEqual(['05', '02']);
});
