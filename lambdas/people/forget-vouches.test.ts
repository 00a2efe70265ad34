import { afterAll, beforeAll, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { mirrored, type Vouch } from '#domain/people/vouch';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { editUser } from '../graphql/edit-user.ts';
import { raceRetry } from '../runtime/retry.ts';
import type { NoticesAbout } from '../store/notices-about.ts';
import { connectionStore } from '../store/connection.ts';
import { userStore } from '../store/user.ts';
import { freshRow } from './edit-pair.ts';
import { forgettingVouches } from './forget-vouches.ts';

const at = '2026-11-20T08:00:00.000Z';
const now = () => Date.parse(at);
let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(now);
});
afterAll(() => tables.close());

it('what people vouched for an account goes with it, and nothing else does', async () => {
  const { database } = tables;
  const [users, connections] = [userStore(database), connectionStore(database)];
  const listed = [
    { platform: 'GITHUB' as const, pageUrl: 'https://github.com/Maya-H' },
    { platform: 'X' as const, pageUrl: 'https://x.com/maya_h' },
  ];
  await users.create({
    ...newUser({ sub: 'maya', email: 'maya@example.com' }, at),
    socialMediaAccounts: listed,
  });
  const vouch = (platform: Vouch['platform'], handle: string, over: Partial<Vouch> = {}): Vouch => ({
    ...{ platform, handle, by: 'peer', state: 'GIVEN', at },
    ...over,
  });
  const onX = vouch('X', 'maya_h');
  /** She vouches for an account of theirs that has the same name. */
  const hers = vouch('GITHUB', 'maya-h', { by: 'me' });
  const said: Record<string, Vouch[]> = {
    otto: [vouch('GITHUB', 'maya-h'), onX, hers],
    ines: [vouch('GITHUB', 'Maya-H', { state: 'ASKED' })],
    tom: [onX],
  };
  for (const [peer, vouches] of Object.entries(said))
    await connections.write([
      {
        before: undefined,
        after: freshRow('maya', peer, { status: 'ACCEPTED', asked: true, vouches }, at),
      },
      {
        before: undefined,
        after: freshRow(peer, 'maya', { status: 'ACCEPTED', asked: false, vouches: mirrored(vouches) }, at),
      },
    ]);
  const unsaid: NoticesAbout[] = [];
  const unsay = async (told: NoticesAbout) => void unsaid.push(told);
  const forgetVouches = forgettingVouches({ connections, unsay, retry: raceRetry, now });
  await editUser(
    { input: { id: 'maya', socialMediaAccounts: listed.slice(1) } },
    { sub: 'maya' },
    { users, now, retry: raceRetry, forgetVouches },
  );
  const left: Record<string, Vouch[]> = { otto: [onX, hers], ines: [], tom: [onX] };
  for (const [peer, vouches] of Object.entries(left)) {
    expect((await connections.get('maya', peer))?.vouches, peer).toEqual(vouches);
    expect((await connections.get(peer, 'maya'))?.vouches, peer).toEqual(mirrored(vouches));
  }
  expect(new Set(unsaid.map(({ toldTo, about }) => `${toldTo} of ${about}`))).toEqual(
    new Set(['maya of otto', 'ines of maya']),
  );
});
