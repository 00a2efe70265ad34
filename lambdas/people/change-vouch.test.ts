import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VouchAct } from '#domain/people/vouch';
import { newUser } from '#domain/account/user';
import { onceInMemory } from '../../test/support/sources/once-in-memory.ts';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { raceRetry } from '../runtime/retry.ts';
import { connectionStore } from '../store/connection.ts';
import { notificationStore } from '../store/notification.ts';
import { changeVouch } from './change-vouch.ts';
import { vouchNotice } from './vouch-notice.ts';
import { freshRow } from './edit-pair.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const at = new Date(now).toISOString();
const account = { platform: 'GITHUB', handle: 'maya-hollimund' } as const;

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(() => now);
});
afterAll(() => tables.close());

it('whoever asks, takes it back and asks again is heard of ten times a day, and what they ask still stands', async () => {
  const connections = connectionStore(tables.database);
  const pair = ['maya', 'otto'].map((id, n, both) => ({
    before: undefined,
    after: freshRow(id, both[1 - n]!, { status: 'ACCEPTED', asked: n === 0 }, at),
  }));
  await connections.write(pair);
  const services = {
    users: {
      get: async (sub: string) => newUser({ sub, email: `${sub}@example.com` }, at),
      change: async () => undefined,
    },
    ...{ connections, once: onceInMemory(), retry: raceRetry },
  };
  const act = (what: VouchAct, n: number) =>
    changeVouch('maya', { act: what, peerId: 'otto', account }, now + n, services);
  for (let n = 0; n < 40; n += 2) {
    expect((await act('ask', n)).vouches).toMatchObject([{ state: 'ASKED' }]);
    await act('take back', n + 1);
  }
  expect(await notificationStore(tables.database).recent('otto', 100)).toHaveLength(10);
  expect((await act('ask', 50)).vouches).toMatchObject([{ state: 'ASKED' }]);
});

it.each([
  [true, 'Until you prove this account, it says next to it that a verified connection vouches for it.'],
  [false, 'It counts once they are verified, which takes a proven account of their own.'],
])('what a word is worth is told with it: of somebody verified %s', (isVerified, body) =>
  expect(vouchNotice('maya', 'give', { id: 'otto', name: 'Otto', isVerified }, account, at)).toMatchObject({
    ...{ title: 'Otto vouches for maya-hollimund on GitHub', body },
  }),
);
