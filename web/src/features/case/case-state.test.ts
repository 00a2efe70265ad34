import { expect, test } from 'vitest';
import { at, one } from './case-for-test.ts';
import { caseName, caseState, earlierCase, inOrder } from './case-state.ts';

test.each([
  ['Not reported yet', one({})],
  ['No answer', one({ reportedOn: at, outcome: 'NO_ANSWER' })],
  [
    'No further answer',
    {
      ...one({ reportedOn: at, outcome: 'NO_ANSWER' }),
      answered: { on: at, answer: 'ASKED_FOR_MORE' as const },
      isSilentSince: true,
    },
  ],
  // It was closed as never answered, and the answer came after that.
  [
    'Refused on 22 November 2026',
    {
      ...one({ reportedOn: at, outcome: 'NO_ANSWER', closedAt: '2026-11-21T10:00:00.000Z' }),
      answered: { on: '2026-11-22T12:00:00.000Z', answer: 'REFUSED' as const },
    },
  ],
  ['Reported on 20 November 2026', one({ reportedOn: at })],
  ['Gone since 20 November 2026', one({ reportedOn: at, goneAt: at })],
  ['No account by this name', one({ reportedOn: at, noAccountAt: at })],
  [
    'Refused on 20 November 2026',
    { ...one({ reportedOn: at }), answered: { on: at, answer: 'REFUSED' as const } },
  ],
  [
    'Said to be removed on 20 November 2026',
    { ...one({ reportedOn: at }), answered: { on: at, answer: 'REMOVED' as const } },
  ],
  [
    'Said to be gone; seen again on 24 November 2026',
    {
      ...one({ reportedOn: at }),
      answered: { on: at, answer: 'REMOVED' as const },
      sighted: { at: '2026-11-24T10:00:00.000Z', seenIn: null },
    },
  ],
  [
    'Said to be removed on 20 November 2026',
    {
      ...one({ reportedOn: at }),
      answered: { on: at, answer: 'REMOVED' as const },
      sighted: { at: '2026-11-10T10:00:00.000Z', seenIn: null },
    },
  ],
  // Noted in the evening in New York, where it was still the day before.
  [
    'Said to be removed on 20 November 2026',
    {
      ...one({ reportedOn: at }),
      answered: { on: at, answer: 'REMOVED' as const, notedAt: '2026-11-21T01:00:00.000Z' },
      sighted: { at: '2026-11-21T00:30:00.000Z', seenIn: null },
    },
  ],
  // Noted in the morning in Sydney, where the next day had begun.
  [
    'Said to be gone; seen again on 20 November 2026',
    {
      ...one({ reportedOn: at }),
      answered: { on: at, answer: 'REMOVED' as const, notedAt: '2026-11-19T22:00:00.000Z' },
      sighted: { at: '2026-11-20T03:00:00.000Z', seenIn: null },
    },
  ],
  ['Said to be gone', one({ reportedOn: at, outcome: 'REMOVED' })],
  ['Gone since 20 November 2026', one({ goneAt: at, outcome: 'REMOVED' })],
  ['Said to be gone; seen again on 20 November 2026', one({ outcome: 'REMOVED', seenAgainAt: at })],
  ['Gone; seen again on 20 November 2026', one({ outcome: 'REMOVED', goneAt: at, seenAgainAt: at })],
  [
    'Said to be gone; in web results on 20 November 2026',
    one({ outcome: 'REMOVED', seenAgainAt: at, seenAgainIn: 'web search' }),
  ],
  ['Not a copy', one({ outcome: 'NOT_A_COPY' })],
])('a case stands at “%s”', (words, given) => expect(caseState(given).words).toBe(words));

test('a name speaks of the platform', () => {
  expect(caseName(one({}))).toBe('maya_ho1limund on X');
});

const later = '2026-11-23T10:00:00.000Z';

test('of earlier cases about the account, the one that was closed last is named', () => {
  const now = one({ caseId: '05' });
  const listed = [
    one({ caseId: '01', closedAt: at, handle: 'Maya_Ho1limund' }),
    one({ caseId: '02', closedAt: later, outcome: 'NOT_A_COPY' }),
    one({ caseId: '03', closedAt: later, platform: 'TIKTOK' }),
    one({ caseId: '04', closedAt: later, handle: 'maya' }),
    now,
    one({ caseId: '06', closedAt: later }),
  ].map((each) => ({ ...each, pieces: 0 }));
  expect(earlierCase(listed, now)?.caseId).toBe('02');
  expect(earlierCase(listed.slice(2), now)).toBeUndefined();
});

test('what is due soonest comes first, then the newest; of what is closed, what was closed last', () => {
  const cases = [
    one({ caseId: '01' }),
    one({ caseId: '02', closedAt: at }),
    one({ caseId: '03' }),
    one({ caseId: '04', reminderAt: '2026-12-01T09:00:00Z' }),
    one({ caseId: '05', closedAt: at }),
    one({ caseId: '00', closedAt: '2026-11-25T09:00:00Z' }),
    one({ caseId: '06', reminderAt: '2026-11-25T09:00:00Z' }),
  ];
  const { open, closed } = inOrder(cases);
  expect(open.map(({ caseId }) => caseId)).toEqual(['06', '04', '03', '01']);
  expect(closed.map(({ caseId }) => caseId)).toEqual(['00', '05', '02']);
});
