import { expect, it } from 'vitest';
import { businessOfCase, casePath, casesPath, subjectOfOwner } from './owner.ts';

it.each([
  ['u1', 'U#u1', undefined, '/cases', '/cases/01A', '/cases/01A/kept#kept-e'],
  [
    ...([
      'B#a b',
      'B#a b',
      'a b',
      '/business-dashboard/cases?businessId=a%20b',
      '/business-dashboard/cases/01A?businessId=a%20b',
    ] as const),
    '/business-dashboard/cases/01A/kept?businessId=a%20b#kept-e',
  ],
])('the owner of a case says whose it is: %s', (userId, subject, business, all, path, kept) => {
  const one = { userId, caseId: '01A' };
  expect(subjectOfOwner(userId)).toBe(subject);
  expect(businessOfCase(one)).toBe(business);
  expect([casesPath(one), casePath(one), casePath(one, '/kept#kept-e')]).toEqual([all, path, kept]);
});
