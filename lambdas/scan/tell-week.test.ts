import { expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import type { Notification } from '#domain/message/notification';
import type { Scan } from '#domain/scan/scan';
import { newUser } from '#domain/account/user';
import { tellWeek } from './tell-week.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const on = (days: number) => new Date(now + days * 86_400_000).toISOString();
const finding: Finding = {
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  yours: { platform: 'X', handle: 'maya' },
  theirs: { platform: 'X', handle: 'maya1' },
  ...{ status: 'OPEN', firstSeen: on(-2), lastSeen: on(-1), history: [{ at: on(-2), what: 'first seen' }] },
};
const old: Finding = { ...finding, id: 'g', history: [{ at: on(-20), what: 'first seen' }] };
const scan: Scan = {
  ...{ subjectId: 'U#u', id: 's', status: 'DONE', requestedAt: on(-1), finishedAt: on(-1), expiresAt: 0 },
  sources: [
    { platform: 'X', status: 'looked', asked: 1, total: 1, compared: 1, found: 1 },
    { platform: 'REDDIT', status: 'in part', asked: 1, total: 2, compared: 1, found: 0 },
    { platform: 'ZOOM', status: 'closed', asked: 0, total: 0, compared: 0, found: 0 },
  ],
};

function world(scans = [scan]) {
  const told = new Map<string, Notification>();
  return {
    told: () => [...told.values()],
    user: {
      ...newUser({ sub: 'u', email: 'u@example.com' }, on(-30)),
      socialMediaAccounts: [{ platform: 'X' as const, pageUrl: 'https://x.com/maya' }],
    },
    services: {
      findings: { list: async () => [finding, old].map((one) => ({ ...one, version: 1 })) },
      scans: { recent: async () => scans },
      notifications: {
        add: async (one: Notification) => !told.has(one.id) && !!told.set(one.id, one),
      },
    },
  };
}

it('tells of the week once, when it is due, and of the next one a week later', async () => {
  const { told, user, services } = world();
  expect(await tellWeek({}, user, services, now)).toBe(on(7));
  expect(await tellWeek({ weekAt: on(1) }, user, services, now)).toBe(on(1));
  expect(told()).toEqual([]);
  const due = on(-0.5);
  expect(await tellWeek({ weekAt: due }, user, services, now)).toBe(on(7));
  // The run died before it kept the next turn.
  await tellWeek({ weekAt: due }, user, services, now + 60_000);
  expect(told()).toMatchObject([
    {
      ...{ kind: 'WEEK', userId: 'u' },
      title: 'Your week: 1 new possible copy, 1 of 17 platforms searched, 1 in part',
      body: '2 accounts are waiting for your decision.',
    },
  ]);
});

it('tells nobody who wants no mails about copies, and claims no search that did not finish', async () => {
  const { told, user, services } = world([]);
  await tellWeek({ weekAt: on(-1) }, { ...user, alertsMonitoring: false }, services, now);
  await tellWeek({ weekAt: on(-1) }, { ...user, alertsWeek: false }, services, now);
  expect(told()).toEqual([]);
  await tellWeek({ weekAt: on(-1) }, user, services, now);
  expect(told()[0]?.title).toBe('Your week: 1 new possible copy, no scan finished');
});

it('counts nothing that looks like an account taken off the list', async () => {
  const { told, user, services } = world();
  await tellWeek({ weekAt: on(-1) }, { ...user, socialMediaAccounts: [] }, services, now);
  expect(told()).toMatchObject([
    {
      title: 'Your week: no new copies, 1 of 17 platforms searched, 1 in part',
      body: 'Nothing is waiting for your decision.',
    },
  ]);
});

it('says nothing of new copies where no scan finished', async () => {
  const { told, user, services } = world([]);
  await tellWeek({ weekAt: on(-1) }, { ...user, socialMediaAccounts: [] }, services, now);
  expect(told()[0]?.title).toBe('Your week: no scan finished');
});
