import { afterEach, expect, test, vi } from 'vitest';
import { utcDay } from '#domain/utc';
import { dateValue, daysFrom, momentOf, namedDay, namedValue } from './days.ts';

afterEach(() => void vi.restoreAllMocks());

/** The calendar of a reader so many hours ahead of Greenwich; a worker can't change its own time zone. */
function livesAt(hours: number): void {
  const there = (at: Date) => new Date(at.getTime() + hours * 3_600_000);
  const { prototype } = Date;
  vi.spyOn(prototype, 'getFullYear').mockImplementation(function (this: Date) {
    return there(this).getUTCFullYear();
  });
  vi.spyOn(prototype, 'getMonth').mockImplementation(function (this: Date) {
    return there(this).getUTCMonth();
  });
  vi.spyOn(prototype, 'getDate').mockImplementation(function (this: Date) {
    return there(this).getUTCDate();
  });
}

test.each([
  ['Honolulu, in the evening', -10, '2026-11-21T05:00:00.000Z', '20 November 2026'],
  ['Los Angeles, in the evening', -8, '2026-11-21T02:00:00.000Z', '20 November 2026'],
  ['London', 0, '2026-11-20T23:59:00.000Z', '20 November 2026'],
  ['Sydney, in the morning', 11, '2026-11-20T22:30:00.000Z', '21 November 2026'],
  ['Auckland, in summer', 13, '2026-11-20T11:30:00.000Z', '21 November 2026'],
  ['Kiritimati', 14, '2026-11-20T10:00:00.000Z', '21 November 2026'],
])('the day that was named in %s is the same everywhere', (_, hours, at, day) => {
  livesAt(hours);
  const named = namedDay(dateValue(Date.parse(at)))!;
  for (const reader of [-12, -10, 0, 13, 14]) {
    livesAt(reader);
    expect(utcDay(named)).toBe(day);
    expect(namedDay(namedValue(named))).toBe(named);
  }
});

test('a named day is one that exists', () => {
  expect([namedDay('2026-02-30'), namedDay(''), namedDay('tomorrow')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

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
