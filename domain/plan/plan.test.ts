import { expect, it } from 'vitest';
import { everyDays, personal } from './plan.ts';

it.each([
  ['GITHUB', 9, 1],
  ['X', 0, 1],
  ['IMGUR', 33, 3],
  ['GOOGLE', 38, 7],
  ['INSTAGRAM', 33, 6],
  ['WEB', 1, 7],
  ['ELSEWHERE', 100, 1],
])('%s, where a scan takes %i questions, is asked every %i days', (source, questions, days) =>
  expect(everyDays(personal, source, questions)).toBe(days),
);

it('is free, for one identity', () => expect([personal.price, personal.identities]).toEqual([0, 1]));
