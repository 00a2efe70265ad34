import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { keepRecord } from './keep-record.ts';

const user = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');
const later = (ms: number, more: Partial<User>) => ({
  ...user,
  ...more,
  updatedAt: new Date(Date.parse(user.updatedAt) + ms).toISOString(),
});
const key = ['user', user.id];

test('answers in the wrong order leave the newest, also of one millisecond', () => {
  const queries = new QueryClient();
  queries.setQueryData(key, user);
  keepRecord(queries, later(1, { version: 3, alertsMonitoring: false, alertsNewFeatures: false }));
  keepRecord(queries, later(1, { version: 2, alertsMonitoring: false }));
  expect(queries.getQueryData<User>(key)?.alertsNewFeatures).toBe(false);
});

test('a list that moved on counts, whatever the clocks of two servers say', () => {
  const queries = new QueryClient();
  queries.setQueryData(key, later(5, {}));
  keepRecord(queries, later(4, { version: 2, addresses: [{ city: 'Hartford' }] }));
  expect(queries.getQueryData<User>(key)?.addresses).toEqual([{ city: 'Hartford' }]);
});

test('a load that was under way does not bring back what was there before the save', async () => {
  const queries = new QueryClient();
  queries.setQueryData(key, user);
  let answer = (_: User): void => {};
  const loading = queries
    .fetchQuery({ queryKey: key, queryFn: () => new Promise<User>((done) => (answer = done)) })
    .catch(() => undefined);
  keepRecord(queries, later(1, { version: 2, firstName: 'Maya' }));
  answer(user);
  await loading;
  expect(queries.getQueryData<User>(key)?.firstName).toBe('Maya');
});
