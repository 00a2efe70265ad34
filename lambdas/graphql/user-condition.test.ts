import { expect, it } from 'vitest';
import { userCondition } from './user-condition.ts';

it('joins comparisons, also nested', () => {
  expect(
    userCondition({
      firstName: { eq: 'Maya' },
      and: [{ tourEnabled: { ne: false } }, { lastName: { attributeExists: true } }],
    }),
  ).toEqual([
    { field: 'firstName', operator: '=', value: 'Maya' },
    { field: 'tourEnabled', operator: '<>', value: false },
    { field: 'lastName', operator: 'exists' },
  ]);
  expect(userCondition(null)).toEqual([]);
});

it.each([
  { role: { eq: 'Admin' } },
  { firstName: { beginsWith: 'M' } },
  { firstName: { eq: { evil: true } } },
  { and: Array.from({ length: 30 }, () => ({ firstName: { eq: 'a' } })) },
])('refuses %j', (condition) => {
  expect(() => userCondition(condition)).toThrow(/condition/);
});
