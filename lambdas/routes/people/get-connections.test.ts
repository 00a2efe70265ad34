import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { freshRow } from '../../people/edit-pair.ts';
import { getConnections } from './get-connections.ts';

const at = '2026-11-20T08:00:00.000Z';

it('of whom nobody looked up it says nothing, neither that they have proven an account nor that they haven’t', async () => {
  const rows = (status: 'ACCEPTED' | 'REQUESTED') =>
    Array.from({ length: 52 }, (_, n) => freshRow('maya', `${status}-${n}`, { status, asked: false }, at));
  const answer = await getConnections(
    { caller: { sub: 'maya' } } as Parameters<typeof getConnections>[0],
    {
      users: { get: async (sub: string) => newUser({ sub, email: `${sub}@example.com` }, at) },
      connections: { listOf: async () => [...rows('ACCEPTED'), ...rows('REQUESTED')] },
    } as unknown as Parameters<typeof getConnections>[1],
  );
  for (const status of ['ACCEPTED', 'REQUESTED']) {
    const said = answer.connections.filter((row) => row.status === status).map((row) => row.peerVerified);
    expect(said.map(String).toSorted()).toEqual([...Array(50).fill('false'), 'null', 'null']);
  }
});
