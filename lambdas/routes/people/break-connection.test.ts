import { expect, it } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import type { ConnectionChange } from '../../store/connection.ts';
import { freshRow } from '../../people/edit-pair.ts';
import { breakConnection } from './break-connection.ts';

const at = '2026-11-20T08:00:00.000Z';
const person = (sub: string, firstName: string) => ({
  ...newUser({ sub, email: `${sub}@example.com` }, at),
  firstName,
});

/** Maya ends what she has with Wilhelmina, who was called Mina when both connected. */
async function ended(
  status: 'ACCEPTED' | 'REQUESTED',
  peer: User | undefined | null = person('wil', 'Wilhelmina'),
) {
  let written: ConnectionChange[] = [];
  const row = (userId: string, peerId: string, peerName: string) =>
    freshRow(userId, peerId, { status, asked: userId === 'maya', peerName }, at);
  const services = {
    users: { get: async (sub: string) => (sub === 'maya' ? person('maya', 'Maya') : (peer ?? undefined)) },
    connections: {
      get: async (userId: string) =>
        userId === 'maya' ? row('maya', 'wil', 'Mina') : row('wil', 'maya', 'Maia'),
      write: async (changes: ConnectionChange[]) => !!(written = changes),
    },
    unsay: async () => undefined,
    clock: () => 0,
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => undefined },
  };
  const asked = { caller: { sub: 'maya' }, request: { peerId: 'wil' }, now: Date.parse(at) + 1000 };
  await breakConnection(asked as never, services as never);
  return written.map(({ after }) => after?.peerName);
}

it('what was ended goes on under the names that both have by then', async () => {
  expect(await ended('ACCEPTED')).toEqual(['Wilhelmina', 'Maya']);
});

it('where nobody is there any more, or both never were connected, no name is looked up', async () => {
  expect(await ended('ACCEPTED', null)).toEqual(['Mina', 'Maya']);
  expect(await ended('REQUESTED')).toEqual([undefined, undefined]);
});
