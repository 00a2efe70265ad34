import { expect, it } from 'vitest';
import { identityOf } from './protected-identity.ts';

const since = '2026-11-01T10:00:00.000Z';

it('a row of a proof protects its handle under its owner', () => {
  const row = { id: 'GITHUB#maya-h', owner: 'B#otto', since, nameKey: 'maya', public: false };
  expect(identityOf(row)).toEqual({ owner: 'B#otto', handle: 'maya-h', nameKey: 'maya' });
});

it.each([
  ['what somebody claims', { id: 'claim#u1#GITHUB#maya-h', owner: 'u1', status: 'PENDING', at: since }],
  ['what operators hold back', { id: 'GITHUB#maya-h', reviewSince: since }],
])('%s protects nothing', (_, row) => expect(identityOf(row)).toBeUndefined());
