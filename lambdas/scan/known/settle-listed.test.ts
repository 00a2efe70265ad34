import { expect, it } from 'vitest';
import { minute } from '#domain/durations';
import type { SocialAccount } from '#domain/platform/social-account';
import { decisionOn, type Finding } from '#domain/scan/finding';
import { settleListed } from './settle-listed.ts';

const began = Date.parse('2026-11-20T07:40:00Z');
const on = (minutes: number) => new Date(began + minutes * minute).toISOString();
const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
const open: Finding = {
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  yours: { platform: 'X', handle: 'maya_h' },
  theirs: { platform: 'X', handle: 'Maya_Studio' },
  ...{ status: 'OPEN', firstSeen: on(-9), lastSeen: on(-9), history: [{ at: on(-9), what: 'first seen' }] },
};
const studio: SocialAccount = { platform: 'X', pageUrl: 'https://x.com/maya_studio' };
const own: SocialAccount = { platform: 'X', pageUrl: 'https://x.com/maya_h' };

function world(first: Finding) {
  let finding = first;
  const findings = {
    get: async () => ({ ...finding, version: 1 }),
    write: async (_: object | undefined, after: Finding) => (finding = after) === after,
  };
  return {
    settle: (accounts: SocialAccount[], minutes: number) =>
      settleListed({ subjectId: 'U#u', accounts }, [finding], { findings, retry }, on(minutes)),
    /** Its platform has no such account any more. */
    goes: (minutes: number) => {
      const { status: was, history } = finding;
      const gone = { at: on(minutes), what: 'no longer there' as const, was };
      finding = { ...finding, status: 'RESOLVED', history: [...history, gone] };
    },
    comesBack: () => decisionOn(finding),
    now: () => ({ status: finding.status, told: finding.history.map(({ note, what }) => note ?? what) }),
  };
}
const added = 'You added it to your accounts';

it('an account that is added is theirs, with a line of its own, and waits again once it is off the list', async () => {
  const { settle, now } = world(open);
  expect(await settle([own, studio], 0)).toBe(1);
  expect(now()).toEqual({ status: 'MINE', told: ['first seen', added] });
  expect(await settle([own, studio], 1)).toBe(0);
  expect(await settle([own], 9)).toBe(1);
  expect(now()).toEqual({ status: 'OPEN', told: ['first seen', added, 'You removed it from your accounts'] });
});

it('added by a slip and taken off at once, it is as if nothing had been', async () => {
  const { settle, now } = world(open);
  await settle([studio], 0);
  await settle([], 0.5);
  expect(now()).toEqual({ status: 'OPEN', told: ['first seen'] });
});

it.each<[string, Finding]>([
  ['ignored', { ...open, status: 'IGNORED' }],
  ['in a case', { ...open, status: 'CASE' }],
  ['of another account', { ...open, theirs: { platform: 'GITHUB', handle: 'maya_studio' } }],
])('a finding stays as it is: %s', async (_, finding) => {
  const { settle, now } = world(finding);
  expect(await settle([own, studio], 0)).toBe(0);
  expect(now().status).toBe(finding.status);
});

it('an account that has gone and is off the list waits, should anybody have its handle again', async () => {
  const { settle, now, goes, comesBack } = world(open);
  await settle([own, studio], 0);
  goes(2);
  await settle([own], 9);
  expect(comesBack()).toBe('OPEN');
  expect(now().status).toBe('RESOLVED');
});

it('what was put on the list by calling it theirs waits again once it is off it', async () => {
  const said = { at: on(-5), what: 'decided' as const, note: 'You said this is yours', lists: true as const };
  const { settle, now } = world({ ...open, status: 'MINE', history: [...open.history, said] });
  expect(await settle([own, studio], 0)).toBe(0);
  expect(now().status).toBe('MINE');
  expect(await settle([own], 9)).toBe(1);
  expect(now()).toEqual({
    status: 'OPEN',
    told: ['first seen', 'You said this is yours', 'You removed it from your accounts'],
  });
});

it('what they said themselves stays, whatever the list says', async () => {
  const history = [...open.history, { at: on(-5), what: 'decided' as const, note: 'You said this is yours' }];
  const { settle, now } = world({ ...open, status: 'MINE', history });
  expect(await settle([own], 0)).toBe(0);
  expect(now().status).toBe('MINE');
});
