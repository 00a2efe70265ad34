import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VouchAct } from '#domain/people/vouch';
import { newUser } from '#domain/account/user';
import { onceInMemory } from '../../test/support/sources/once-in-memory.ts';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { raceRetry } from '../runtime/retry.ts';
import { connectionStore } from '../store/connection.ts';
import { breakConnection } from '../routes/people/break-connection.ts';
import { removeNotices, type NoticesAbout } from '../store/notices-about.ts';
import { notificationStore } from '../store/notification.ts';
import { partition } from '../store/table/table-rows.ts';
import { changeVouch } from './change-vouch.ts';
import { vouchNotice } from './vouch-notice.ts';
import { freshRow } from './edit-pair.ts';
import { forgettingVouches } from './forget-vouches.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const at = new Date(now).toISOString();
const account = { platform: 'GITHUB', handle: 'maya-hollimund' } as const;

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(() => now);
});
afterAll(() => tables.close());

/** Maya and Otto, who are connected, in tables of their own ids. */
async function world(maya: string, otto: string) {
  const { database } = tables;
  const connections = connectionStore(database);
  const pair = [maya, otto].map((id, n, both) => ({
    before: undefined,
    after: freshRow(id, both[1 - n]!, { status: 'ACCEPTED', asked: n === 0 }, at),
  }));
  await connections.write(pair);
  const services = {
    users: {
      get: async (sub: string) => newUser({ sub, email: `${sub}@example.com` }, at),
      change: async () => undefined,
    },
    unsay: (told: NoticesAbout) => removeNotices(database, told),
    ...{ connections, once: onceInMemory(), retry: raceRetry },
  };
  return {
    services,
    act: (sub: string, what: VouchAct, n: number) =>
      changeVouch(sub, { act: what, peerId: sub === maya ? otto : maya, account }, now + n, services),
    told: async (sub: string) =>
      (await notificationStore(database).recent(sub, 100)).map(({ title }) => title),
  };
}
const asks = 'Someone asks you to vouch for maya-hollimund on GitHub';

it('whoever asks, takes it back and asks again is heard of ten times a day, and what they ask still stands', async () => {
  const { act, told } = await world('maya', 'otto');
  const heard: number[] = [];
  for (let n = 0; n < 40; n += 2) {
    expect((await act('maya', 'ask', n)).vouches).toMatchObject([{ state: 'ASKED' }]);
    heard.push((await told('otto')).length);
    await act('maya', 'take back', n + 1);
  }
  expect(heard).toEqual([...Array<number>(10).fill(1), ...Array<number>(10).fill(0)]);
  expect((await act('maya', 'ask', 50)).vouches).toMatchObject([{ state: 'ASKED' }]);
});

it('a request that is taken back leaves no word, and what was answered stays told', async () => {
  const { act, told } = await world('ana', 'ben');
  await act('ana', 'ask', 0);
  expect(await told('ben')).toEqual([asks]);
  await act('ana', 'take back', 1);
  expect(await told('ben')).toEqual([]);
  await act('ana', 'ask', 2);
  await act('ben', 'give', 3);
  await act('ana', 'take back', 4);
  expect(await told('ben')).toEqual([asks]);
});

it('that a vouch is withdrawn names the notice that it takes back', async () => {
  const { act } = await world('gil', 'hana');
  await act('gil', 'ask', 0);
  await act('hana', 'give', 1);
  const [given] = await notificationStore(tables.database).recent('gil', 1);
  await act('hana', 'withdraw', 2);
  const told = await partition(tables.database, 'Notification', 'gil');
  expect(told.find(({ takesBack }) => takesBack)).toMatchObject({
    title: 'Someone no longer vouches for maya-hollimund on GitHub',
    takesBack: [given!.id],
  });
});

it.each([
  ['the account that it is about is off the list', 'cleo', 'dan'],
  ['the connection ends', 'eva', 'finn'],
])('a request leaves no word once %s', async (how, asker, peer) => {
  const { act, told, services } = await world(asker, peer);
  await act(asker, 'ask', 0);
  if (how.startsWith('the account'))
    await forgettingVouches({ ...services, now: () => now })(asker, ['GITHUB#maya-hollimund']);
  else {
    const call = { request: { peerId: asker }, caller: { sub: peer, groups: [], token: '' } };
    await breakConnection(
      { ...call, now, headers: {}, sourceIp: '192.0.2.1' },
      { ...services, clock: () => 0 },
    );
  }
  expect(await told(peer)).toEqual([]);
});

it.each([
  [true, 'While this account isn’t proven, it says next to it that a verified connection vouches for it.'],
  [false, 'It counts once they are verified, which takes a proven account of their own.'],
])('what a word is worth is told with it: of somebody verified %s', (isVerified, body) =>
  expect(vouchNotice('maya', 'give', { id: 'otto', name: 'Otto', isVerified }, account, at)).toMatchObject({
    ...{ title: 'Otto vouches for maya-hollimund on GitHub', body },
  }),
);
