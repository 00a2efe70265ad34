import { expect, it } from 'vitest';
import { reportTitle } from './report-title.ts';

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;

it.each([
  ['nothing sent', {}, 'The report, as the case stands'],
  [
    'marked on its day',
    { reportText: 'As sent.', reportTextAt: on(23), reportedOn: on(23) },
    'The report, as it was when the case was marked as reported (23 November 2026)',
  ],
  [
    'marked later',
    { reportText: 'As sent.', reportTextAt: on(23), reportedOn: on(2) },
    'The report, as prepared on 23 November 2026, 12:00 UTC',
  ],
  [
    'kept before its moment was',
    { reportText: 'As sent.', reportedOn: on(2) },
    'The report, as it was when the case was marked as reported (2 November 2026)',
  ],
  [
    'marked in the evening in New York',
    { reportText: 'As sent.', reportTextAt: '2026-11-28T01:00:00.000Z', reportedOn: on(27) },
    'The report, as it was when the case was marked as reported (27 November 2026, noted 28 November 2026, 01:00 UTC)',
  ],
])('over a report: %s', (_, one, title) => {
  expect(reportTitle(one)).toBe(title);
});
