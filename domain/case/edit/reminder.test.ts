import { expect, it } from 'vitest';
import type { Case } from '../case.ts';
import { stepsFor } from '../steps.ts';
import { edited } from './edit.ts';

const [at, later, week, own] = [20, 21, 27, 30].map((day) => `2026-11-${day}T10:00:00.000Z`) as [
  ...[string, string, string, string],
];
const fresh: Case = {
  ...{ userId: 'u', caseId: 'c', title: 'Copy', platform: 'X', handle: 'copy', createdAt: at, updatedAt: at },
  ...{ evidence: [], steps: stepsFor('X') },
};
const takeBack = (one: Case) => edited(one, { reportedOn: null, seenReportedOn: one.reportedOn }, later);
const reported = edited(fresh, { reportedOn: at, reminderAt: week }, at);

it('a report that is taken back takes the reminder it brought, and Undo brings it back', () => {
  const without = takeBack(reported);
  expect(without.reminderAt).toBeNull();
  const back = edited(without, { reportedOn: at, seenReportedOn: null, undoes: true }, later);
  expect(back.reminderAt).toBe(week);
  expect(takeBack(back).reminderAt).toBeNull();
});

it('a reminder of the person’s own stays, whether it was there before or was changed since', () => {
  const before = edited(edited(fresh, { reminderAt: own }, at), { reportedOn: at }, at);
  expect(takeBack(before).reminderAt).toBe(own);
  // One that a page says once more, as it was, is still theirs.
  const same = edited(edited(fresh, { reminderAt: own }, at), { reportedOn: at, reminderAt: own }, at);
  expect(takeBack(same).reminderAt).toBe(own);
  expect(takeBack(edited(reported, { reminderAt: own }, at)).reminderAt).toBe(own);
  const removed = edited(reported, { reminderAt: null }, at);
  expect(takeBack(removed).reminderAt).toBeNull();
  // Set after it was taken back, it is not undone with that.
  const set = edited(takeBack(reported), { reminderAt: own }, later);
  expect(edited(set, { reportedOn: at, seenReportedOn: null, undoes: true }, later).reminderAt).toBe(own);
});

it('the reminder of an earlier report stays until that one is taken back', () => {
  const again = { reportedOn: later, seenReportedOn: at, again: true as const };
  const first = takeBack(edited(reported, again, later));
  expect([first.reportedOn, first.reminderAt]).toEqual([at, week]);
  expect(takeBack(first).reminderAt).toBeNull();
});
