import { expect, it } from 'vitest';
import { type User, newUser } from '#domain/account/user';
import type { Finding } from '#domain/scan/finding';
import type { Change } from '../store/table/update-expression.ts';
import { editUser } from './edit-user.ts';
import { settlingListed } from './settle-listed.ts';

const at = '2026-11-20T12:00:00.000Z';
const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
const now = () => Date.parse(at);
const seen: Finding = {
  ...{ subjectId: 'U#u1', id: 'f', platform: 'FACEBOOK', verdict: 'likely clone', score: 87, reasons: [] },
  yours: { platform: 'FACEBOOK', handle: 'hanako.tanaka.hq' },
  theirs: { platform: 'FACEBOOK', handle: 'hanako.tanaka' },
  ...{ status: 'OPEN', firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
};
const facebook = (handle: string) => ({
  platform: 'FACEBOOK' as const,
  pageUrl: `https://www.facebook.com/${handle}`,
});

/** One person with what was found for her, in memory. */
function world() {
  let finding = seen;
  let user: User = newUser({ sub: 'u1', email: 'hanako@example.com' }, at);
  const users = {
    get: async () => user,
    change: async (_: string, { set }: Change) => (user = { ...user, ...set } as User),
  };
  const findings = {
    get: async () => ({ ...finding, version: 1 }),
    list: async () => [{ ...finding, version: 1 }],
    write: async (_: object | undefined, after: Finding) => (finding = after) === after,
  };
  const sent: object[] = [];
  const enqueue = async (jobs: readonly object[]) => void sent.push(...jobs);
  const settleListed = settlingListed({ users, findings, enqueue, retry, now });
  const list = (...handles: string[]) =>
    editUser(
      { input: { id: 'u1', socialMediaAccounts: handles.map(facebook) } },
      { sub: 'u1' },
      {
        ...{ users, now, retry, settleListed },
      },
    );
  return { sent, list, status: () => finding.status, counts: () => user.impersonationDetection };
}

it('an account that is put on the list waits for no decision any more, and is not counted', async () => {
  const { list, status, counts } = world();
  await list('hanako.tanaka.hq');
  expect(status()).toBe('OPEN');
  await list('hanako.tanaka.hq', 'Hanako.Tanaka');
  expect(status()).toBe('MINE');
  expect(counts()).toMatchObject({ likelyClones: 0 });
});

it('taken off the list it waits again, and counts', async () => {
  const { list, status, counts } = world();
  await list('hanako.tanaka.hq', 'hanako.tanaka');
  await list('hanako.tanaka.hq');
  expect(status()).toBe('OPEN');
  expect(counts()).toMatchObject({ likelyClones: 1 });
});

it('what was compared with an account that is off the list is compared with those that are left', async () => {
  const { list, sent } = world();
  await list('hanako.tanaka.hq', 'hanako.hq');
  expect(sent).toEqual([]);
  await list('hanako.hq');
  const submitted = { platform: 'FACEBOOK', handle: 'hanako.tanaka', url: undefined, again: true };
  expect(sent).toEqual([{ userId: 'u1', submitted }]);
});

it('where none is left there is nothing to compare it with', async () => {
  const { list, sent } = world();
  await list('hanako.tanaka.hq');
  await list();
  expect(sent).toEqual([]);
});
