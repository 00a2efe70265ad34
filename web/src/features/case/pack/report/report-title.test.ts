import { expect, it } from 'vitest';
import { one } from '../../case-for-test.ts';
import { reportTitle } from './report-title.ts';
import { earlierTexts } from './reports.ts';

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
])('over a report: %s', (_, report, title) => {
  expect(reportTitle(report)).toBe(title);
});

it.each([
  ['marked on its day', on(20), 'An earlier report (20 November 2026)'],
  ['kept before its moment was', null, 'An earlier report (20 November 2026)'],
  [
    'marked later',
    on(25),
    'An earlier report (20 November 2026), as prepared on 25 November 2026, 12:00 UTC',
  ],
  [
    'marked in the evening in New York',
    '2026-11-21T01:00:00.000Z',
    'An earlier report (20 November 2026, noted 21 November 2026, 01:00 UTC)',
  ],
])('over an earlier report: %s', (_, textAt, title) => {
  const earlierReports = [{ on: on(20), text: 'As sent.', textAt }];
  expect(earlierTexts(one({ earlierReports, reportedOn: on(27) }))).toEqual([{ title, text: 'As sent.' }]);
});

it('of an earlier report whose text wasn’t kept, that is said', () => {
  expect(earlierTexts(one({ earlierReports: [{ on: on(20) }], reportedOn: on(27) }))).toEqual([
    {
      title: 'An earlier report (20 November 2026)',
      text: 'The text of the report of 20 November 2026 wasn’t kept.',
    },
  ]);
});
