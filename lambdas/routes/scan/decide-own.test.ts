import { expect, it } from 'vitest';
import { type User, newUser } from '#domain/account/user';
import type { Finding } from '#domain/scan/finding';
import type { Change } from '../../store/table/update-expression.ts';
import { decideFinding } from './decide-finding.ts';
import { decideFindings } from './decide-findings.ts';

const at = '2026-11-20T12:00:00.000Z';
const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
const first = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya-hollimund', verifiedAt: at };
const found = (handle: string, url?: string): Finding => ({
  ...{ subjectId: 'U#u1', id: handle, platform: 'X', verdict: 'likely clone', score: 87, reasons: [] },
  yours: { platform: 'GITHUB', handle: 'maya-hollimund' },
  theirs: { platform: 'X', handle, url },
  ...{ status: 'OPEN', firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
});

/** One person with what was found for her, in memory. */
function world(...list: Finding[]) {
  let findings = list;
  let user: User = {
    ...newUser({ sub: 'u1', email: 'maya@example.com' }, at),
    socialMediaAccounts: [first],
  };
  const users = {
    get: async () => user,
    change: async (_: string, { set }: Change) => (user = { ...user, ...set } as User),
  };
  const stored = (one: Finding) => ({ ...one, version: 1 });
  const store = {
    get: async (_: string, id: string) => findings.filter((one) => one.id === id).map(stored)[0],
    list: async () => findings.map(stored),
    write: async (_: object | undefined, after: Finding) =>
      !!(findings = findings.map((one) => (one.id === after.id ? after : one))),
  };
  const forgotten: string[] = [];
  let isBroken = false;
  const forgetVouches = async (_: string, gone: readonly string[]) => {
    if (isBroken) throw new Error('No answer.');
    forgotten.push(...gone);
  };
  const compared: string[] = [];
  const enqueue = async (jobs: readonly { submitted: Finding['theirs'] }[]) =>
    void compared.push(...jobs.map(({ submitted }) => submitted.handle));
  const services = { findings: store, users, retry, forgetVouches, enqueue } as unknown as Parameters<
    typeof decideFinding
  >[1];
  const call = (request: object, seconds: number) => ({
    ...{ request: request as never, caller: { sub: 'u1', groups: [], token: '' }, headers: {} },
    ...{ now: Date.parse(at) + seconds * 1000, sourceIp: '192.0.2.1' },
  });
  return {
    decide: (
      findingId: string,
      decision: string,
      { seconds = 0, seenAs }: { seconds?: number; seenAs?: string } = {},
    ) => decideFinding(call({ findingId, decision, seenAs }, seconds), services),
    decideAll: (findingIds: string[], decision: string) =>
      decideFindings(call({ findingIds, decision }, 0), services),
    status: (id: string) => findings.find((one) => one.id === id)?.status,
    /** Whose vouches were ended. */
    forgotten,
    /** What is compared anew. */
    compared,
    breakVouches: (broken: boolean) => (isBroken = broken),
    listed: () => user.socialMediaAccounts?.map(({ pageUrl }) => pageUrl),
    list: (...accounts: User['socialMediaAccounts'] & object) =>
      (user = { ...user, socialMediaAccounts: accounts }),
  };
}
const own = first.pageUrl;
const second = 'https://x.com/maya_h';

it('what they call theirs is on their list of accounts, once, and off it again as soon as they undo that', async () => {
  const { decide, listed, status } = world(found('maya_h', `${second}?lang=en`));
  const { finding } = await decide('maya_h', 'MINE', { seenAs: 'OPEN' });
  expect([listed(), finding.history.at(-1)?.lists]).toEqual([[own, second], true]);
  await decide('maya_h', 'MINE');
  expect(listed()).toEqual([own, second]);
  await decide('maya_h', 'OPEN', { seenAs: 'MINE', seconds: 5 });
  expect([listed(), status('maya_h')]).toEqual([[own], 'OPEN']);
});

it('what people vouched for it ends as it goes off the list, and for nothing else', async () => {
  const { decide, decideAll, forgotten } = world(found('maya_h'), found('maya_hh'), found('other'));
  await decide('maya_h', 'MINE');
  expect(forgotten).toEqual([]);
  await decide('maya_h', 'OPEN', { seconds: 5 });
  expect(forgotten).toEqual(['X#maya_h']);
  await decideAll(['maya_h', 'maya_hh'], 'MINE');
  await decideAll(['maya_h', 'maya_hh', 'other'], 'OPEN');
  expect(forgotten).toEqual(['X#maya_h', 'X#maya_h', 'X#maya_hh']);
});

it('a call that broke off before those vouches were ended ends them when it is sent again', async () => {
  const { decide, listed, forgotten, breakVouches } = world(found('maya_h'));
  await decide('maya_h', 'MINE');
  breakVouches(true);
  await expect(decide('maya_h', 'OPEN')).rejects.toThrow('No answer.');
  breakVouches(false);
  await decide('maya_h', 'OPEN');
  expect([listed(), forgotten]).toEqual([[own], ['X#maya_h']]);
});

it('what was compared with it is compared with those that are left as it goes off the list', async () => {
  const copy: Finding = { ...found('maya__h'), yours: { platform: 'X', handle: 'maya_h' } };
  const { decide, decideAll, compared } = world(found('maya_h'), copy, found('other'));
  await decide('maya_h', 'MINE');
  expect(compared).toEqual([]);
  await decide('maya_h', 'OPEN', { seconds: 5 });
  expect(compared).toEqual(['maya__h']);
  await decideAll(['maya_h'], 'MINE');
  await decideAll(['maya_h', 'other'], 'OPEN');
  expect(compared).toEqual(['maya__h', 'maya__h']);
});

it('one that is known by its handle alone is listed by the page of that handle', async () => {
  const { decide, listed } = world(found('maya_h'));
  await decide('maya_h', 'MINE');
  expect(listed()).toEqual([own, second]);
});

it('one whose link leads to another account stays off the list, and so does any other decision', async () => {
  const { decide, listed, status } = world(found('not a handle', 'https://x.com/other'), found('maya_h'));
  await decide('not a handle', 'MINE');
  await decide('maya_h', 'IGNORED');
  expect([listed(), status('not a handle')]).toEqual([[own], 'MINE']);
});

it('what was on the list before stays theirs: no decision makes a copy of it', async () => {
  const { decide, decideAll, listed, list, status } = world(found('maya_h'), found('maya_hh'));
  list(first, { platform: 'X', pageUrl: second });
  expect((await decide('maya_h', 'MINE')).finding.history.at(-1)).not.toHaveProperty('lists');
  for (const decision of ['OPEN', 'REPORTED'])
    await expect(decide('maya_h', decision, { seconds: 5 })).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        'maya_h on X is among your accounts, so it isn’t a copy of them. To decide again, remove it under Connections first.',
    });
  expect(await decideAll(['maya_h', 'maya_hh'], 'OPEN')).toEqual({ decided: ['maya_hh'] });
  expect([listed(), status('maya_h')]).toEqual([[own, second], 'MINE']);
});

it('one that they have proven since isn’t taken off by deciding again', async () => {
  const { decide, listed, list, status, forgotten } = world(found('maya_h'));
  await decide('maya_h', 'MINE');
  list(first, { platform: 'X', pageUrl: second, verifiedAt: at });
  await expect(decide('maya_h', 'OPEN', { seconds: 600 })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect([listed(), status('maya_h'), forgotten]).toEqual([[own, second], 'MINE', []]);
});

it('of several, one that they have proven since stays as it was, and the others are decided', async () => {
  const { decideAll, listed, list, status, forgotten } = world(found('maya_h'), found('maya_hh'));
  const all = ['maya_h', 'maya_hh'];
  await decideAll(all, 'MINE');
  const other = 'https://x.com/maya_hh';
  list(first, { platform: 'X', pageUrl: second, verifiedAt: at }, { platform: 'X', pageUrl: other });
  expect(await decideAll(all, 'OPEN')).toEqual({ decided: ['maya_hh'] });
  expect([listed(), all.map(status), forgotten]).toEqual([[own, second], ['MINE', 'OPEN'], ['X#maya_hh']]);
});

it('a decision that is refused takes nothing off the list', async () => {
  const { decide, listed, status, forgotten } = world({ ...found('maya_h'), verdict: 'namesake' });
  await decide('maya_h', 'MINE');
  await expect(decide('maya_h', 'REPORTED')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect([listed(), status('maya_h'), forgotten]).toEqual([[own, second], 'MINE', []]);
});

it('a page that is out of date takes nothing off the list', async () => {
  const { decide, listed } = world(found('maya_h'));
  await decide('maya_h', 'MINE');
  await expect(decide('maya_h', 'OPEN', { seenAs: 'IGNORED' })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(listed()).toEqual([own, second]);
});

it('a full list takes no more', async () => {
  const { decide, listed, list } = world(found('maya_h'));
  list(
    ...Array.from({ length: 100 }, (_, n) => ({
      platform: 'X' as const,
      pageUrl: `https://x.com/other${n}`,
    })),
  );
  expect((await decide('maya_h', 'MINE')).finding.history.at(-1)).not.toHaveProperty('lists');
  expect(listed()).toHaveLength(100);
});

it('several are listed, and taken off, together', async () => {
  const { decideAll, listed, status } = world(found('maya_h'), found('maya_hh'), found('not a handle'));
  const all = ['maya_h', 'maya_hh', 'not a handle'];
  expect(await decideAll(all, 'MINE')).toEqual({ decided: all });
  expect(listed()).toEqual([own, second, 'https://x.com/maya_hh']);
  expect(await decideAll(all, 'OPEN')).toEqual({ decided: all });
  expect([listed(), status('maya_h')]).toEqual([[own], 'OPEN']);
});
