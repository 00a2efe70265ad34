import { expect, it } from 'vitest';
import { Connection, StoredConnection } from './connection.ts';
import { mostVouches } from './vouch.ts';

const at = '2026-11-22T10:00:00Z';
const row = {
  userId: 'maya',
  peerId: 'otto',
  status: 'REQUESTED',
  asked: true,
  createdAt: at,
  updatedAt: at,
};
const reads = (over: object) => StoredConnection.safeParse({ ...row, ...over }).success;

it('is read with all that is kept of it', () => {
  expect(Connection.parse(row)).toEqual(row);
  const kept = { asks: ['ask#1'], target: 'otto', version: 3, vouches: [], peerName: 'Otto' };
  expect(StoredConnection.parse({ ...row, ...kept })).toEqual({ ...row, ...kept });
  for (const status of ['REQUESTED', 'ACCEPTED', 'IGNORED', 'BROKEN']) expect(reads({ status })).toBe(true);
  expect(reads({ status: 'BLOCKED' })).toBe(false);
  expect(reads({ asked: undefined })).toBe(false);
});

it('has names, requests and words up to a number', () => {
  const vouch = { platform: 'X', handle: 'maya', by: 'me', state: 'ASKED', at };
  const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
  expect([reads({ peerName: 'n'.repeat(200) }), reads({ peerName: 'n'.repeat(201) })]).toEqual([true, false]);
  expect([reads({ asks: many(10, 'ask#1') }), reads({ asks: many(11, 'ask#1') })]).toEqual([true, false]);
  const vouches = (count: number) => reads({ vouches: many(count, vouch) });
  expect([vouches(mostVouches), vouches(mostVouches + 1)]).toEqual([true, false]);
  expect(reads({ vouches: [{ ...vouch, by: 'nobody' }] })).toBe(false);
  expect(reads({ vouches: [{ ...vouch, state: 'REFUSED' }] })).toBe(false);
  expect(reads({ vouches: [{ by: 'me', state: 'ASKED', at }] })).toBe(false);
});
