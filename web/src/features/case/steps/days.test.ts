import { expect, test } from 'vitest';
import { dateValue, daysFrom, momentOf } from './days.ts';

test('days are those of the reader, and only days that exist', () => {
  const now = new Date(2026, 10, 30, 23, 30).getTime();
  expect(dateValue(now)).toBe('2026-11-30');
  expect(daysFrom(now, 3)).toBe('2026-12-03');
  expect(momentOf('2026-12-03', 9)).toBe(new Date(2026, 11, 3, 9).toISOString());
  expect([momentOf('2026-02-30', 9), momentOf('', 9), momentOf('tomorrow', 9)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
