import { expect, test } from 'vitest';
import { one } from '../case-for-test.ts';
import { timelineOf } from './timeline.ts';

test('what a person dated has a day and no invented hour, and stands after what happened before it', () => {
  const told = timelineOf(
    one({
      createdAt: '2026-11-22T22:18:00.000Z',
      snapshot: null,
      evidence: [],
      steps: [],
      // A date field gives noon.
      reportedOn: '2026-11-22T12:00:00.000Z',
      answers: [{ on: '2026-11-22T12:00:00.000Z', answer: 'REFUSED', words: '' }],
      closedAt: '2026-11-22T22:40:00.000Z',
      outcome: 'REFUSED',
    }),
  );
  expect(told.map(({ when }) => when)).toEqual([
    '22 November 2026, 22:18 UTC',
    '22 November 2026',
    '22 November 2026',
    '22 November 2026, 22:40 UTC',
  ]);
  expect(told.map(({ what }) => what.split(' ')[0])).toEqual([
    'Case',
    'Reported',
    expect.any(String),
    'Case',
  ]);
});
