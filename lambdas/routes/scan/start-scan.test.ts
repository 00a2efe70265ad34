import { expect, it } from 'vitest';
import { type User, newUser } from '#domain/account/user';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { startScan } from './start-scan.ts';

const at = '2026-11-26T07:00:00.000Z';
const maya: User = {
  ...newUser({ sub: 'maya', email: 'maya@example.com' }, at),
  socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' }],
};
const own: SeenProfile = {
  platform: 'GITHUB',
  handle: 'maya-hollimund',
  url: 'https://github.com/maya-hollimund',
};
const given: SeenProfile = {
  ...{ platform: 'SNAPCHAT', handle: 'maya.ho1imund', name: 'Maya Hollimund', seenIn: 'report' },
};
const finding = (over: Partial<Finding> = {}) =>
  ({ id: 'f', status: 'OPEN', verdict: 'namesake', yours: own, theirs: given, ...over }) as Finding;

/** What goes on the queue when Maya presses "Scan now", and what she is answered. */
async function scanned(user: User, findings: Finding[], lately = false) {
  const sent: object[] = [];
  const progress = { platform: 'GITHUB', status: 'looked', asked: 9, total: 9, found: 0, at };
  const last = { id: 's', status: 'DONE', requestedAt: at, finishedAt: at, sources: [progress] };
  const services = {
    users: { get: async () => user },
    findings: { list: async () => findings },
    scans: { recent: async () => (lately ? [last] : []), put: async () => {} },
    watches: { put: async () => {} },
    once: { count: async () => 1 },
    enqueue: async (jobs: readonly object[]) => void sent.push(...jobs),
    connected: ['GITHUB'],
    random: () => 0.5,
  } as unknown as Parameters<typeof startScan>[1];
  const call = { caller: { sub: 'maya' }, request: {}, now: Date.parse(at) + 60_000 } as Parameters<
    typeof startScan
  >[0];
  const { compared } = await startScan(call, services);
  return { compared, sent: sent.filter((job) => 'submitted' in job) };
}

const named = { ...maya, firstName: 'Maya', lastName: 'Hollimund' };
const { seenIn: _, ...submitted } = given;

it.each([true, false])(
  'what was given before the name was known is compared with it, also where no scan is due (%s)',
  async (lately) => {
    expect(await scanned(named, [finding()], lately)).toEqual({
      compared: 1,
      sent: [{ userId: 'maya', submitted }],
    });
  },
);

it('what was given and compared with an account that is off the list since is compared with the others', async () => {
  const elsewhere = { ...own, platform: 'REDDIT' as const, name: 'Maya Hollimund' };
  const { platform, handle, url } = given;
  expect(await scanned(maya, [finding({ yours: elsewhere }), finding()])).toEqual({
    compared: 1,
    sent: [{ userId: 'maya', submitted: { platform, handle, url, again: true } }],
  });
});

it.each([
  ['while there is no name', maya, finding()],
  ['that was decided', named, finding({ status: 'IGNORED' })],
  ['that a scan found', named, finding({ theirs: { ...given, seenIn: null } })],
  ['that was compared with a name', named, finding({ yours: { ...own, name: 'Maya H' } })],
  ['that was compared with a picture', named, finding({ yours: { ...own, photoHash: 'a5'.repeat(32) } })],
])('nothing %s is compared anew', async (_, user, one) => {
  expect(await scanned(user, [one])).toEqual({ compared: 0, sent: [] });
});
