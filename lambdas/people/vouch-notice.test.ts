import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import type { StoredConnection } from '#domain/people/connection';
import { mirrored, type Vouch } from '#domain/people/vouch';
import { freshRow } from './edit-pair.ts';
import { vouchNotice } from './vouch-notice.ts';
import type { NoticesAbout } from '../store/notices-about.ts';
import { breakConnection } from '../routes/people/break-connection.ts';

const at = '2026-11-29T10:45:00.000Z';
const vouch = (by: Vouch['by'], state: Vouch['state'], handle: string): Vouch => ({
  ...{ platform: 'FACEBOOK', handle, by, state, at },
});
const peer = (id: string) => ({ id, name: id, isVerified: true });

it.each(['wilma', 'otti'])(
  'what the two were told of vouches goes with the connection, ended by %s',
  async (sub) => {
    // As Wilma has them.
    const vouches = [
      vouch('peer', 'GIVEN', 'pots'),
      vouch('me', 'GIVEN', 'hands'),
      vouch('peer', 'ASKED', 'more'),
    ];
    const row = (userId: string, peerId: string, said: Vouch[]) =>
      freshRow(userId, peerId, { status: 'ACCEPTED', asked: true, vouches: said }, at);
    const rows = new Map<string, StoredConnection>([
      ['wilma', row('wilma', 'otti', vouches)],
      ['otti', row('otti', 'wilma', mirrored(vouches))],
    ]);
    const unsaid: NoticesAbout[] = [];
    await breakConnection(
      {
        ...{ request: { peerId: sub === 'wilma' ? 'otti' : 'wilma' }, now: Date.parse(at) + 60_000 },
        ...{ caller: { sub, groups: [], token: '' }, headers: {}, sourceIp: '192.0.2.1' },
      },
      {
        users: { get: async (id: string) => newUser({ sub: id, email: `${id}@example.com` }, at) } as never,
        connections: { get: async (id: string) => rows.get(id), write: async () => true } as never,
        unsay: async (told) => void unsaid.push(told),
        ...{
          clock: () => 0,
          retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
        },
      },
    );
    const told = [
      vouchNotice('wilma', 'give', peer('otti'), vouches[0]!, at),
      vouchNotice('otti', 'give', peer('wilma'), vouches[1]!, at),
      vouchNotice('otti', 'ask', peer('wilma'), vouches[2]!, at),
    ].map((notice) => ({ toldTo: notice!.userId, about: notice!.about, id: notice!.id }));
    expect(new Set(unsaid)).toEqual(new Set(told));
  },
);
