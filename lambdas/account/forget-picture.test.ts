import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import type { EnqueueScan } from '../runtime/scan-queue.ts';
import { onceInMemory } from '../../test/support/sources/once-in-memory.ts';
import { forgetPicture } from './forget-picture.ts';

const own = 'users/u1/profile/a.png';
const at = '2026-01-01T00:00:00.000Z';
const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
const kept = (letter: string) => ({
  ...{ sha256: letter.repeat(64), bytes: 9, contentType: 'image/png' as const, at },
});

/** A person who shows that picture, and what was found for her. */
function world(profileImagePath: string | null, list: Finding[] = []) {
  const user = { ...newUser({ sub: 'u1', email: 'maya@example.com' }, at), profileImagePath };
  let findings = list;
  const removed: string[] = [];
  let [stops, fails] = [false, false];
  const compared: string[] = [];
  const services = {
    once: onceInMemory(),
    now: () => Date.parse(at),
    compare: async (jobs: Parameters<EnqueueScan>[0]) => {
      for (const job of jobs)
        if ('submitted' in job && job.submitted.again) compared.push(job.submitted.handle);
    },
    users: { get: async () => user },
    files: {
      remove: async (key: string) => {
        if (fails && key.includes('/seen/')) {
          fails = false;
          throw new Error('no files');
        }
        removed.push(key);
      },
    },
    findings: {
      get: async (_: string, id: string) =>
        findings.flatMap((one) => (one.id === id ? { ...one, version: 1 } : [])).at(0),
      list: async () => findings.map((one) => ({ ...one, version: 1 })),
      write: async (_: object | undefined, after: Finding) => {
        if (stops) {
          stops = false;
          throw new Error('stopped');
        }
        return !!(findings = findings.map((one) => (one.id === after.id ? after : one)));
      },
    },
    retry,
  };
  return {
    forget: (picture: string) => forgetPicture({ userId: 'u1', picture }, services),
    removed,
    compared,
    stopOnce: () => void (stops = true),
    failFiles: () => void (fails = true),
    yours: () => findings.map(({ yours }) => yours),
  };
}

it.each<[string, string, string | null, string[]]>([
  ['was taken away', own, null, [own]],
  ['was taken away, and another is shown', own, 'users/u1/profile/b.png', [own]],
  ['is shown, since taking it away failed', own, own, []],
  ['is no picture of theirs', 'users/u2/profile/b.png', null, []],
])('a picture that %s', async (_, picture, profileImagePath, expected) => {
  const { forget, removed } = world(profileImagePath);
  await forget(picture);
  expect(removed).toEqual(expected);
});

const found = (id: string, yours: Partial<SeenProfile>, theirs: Partial<SeenProfile> = {}): Finding => ({
  ...{
    subjectId: 'U#u1',
    id,
    platform: 'X',
    verdict: 'likely clone',
    score: 87,
    reasons: [],
    status: 'IGNORED',
  },
  yours: { platform: 'X', handle: 'maya_h', ...yours },
  theirs: { platform: 'X', handle: id, ...theirs },
  ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
});
const [mine, accounts] = [{ ...kept('a'), uploaded: true as const }, kept('b')];

it('is shown beside no finding any more, and its file there goes; what an account shows stays', async () => {
  const [bare, pictured] = [
    { imageUrl: null, photoHash: 'f'.repeat(64) },
    { imageUrl: 'https://a.example/' },
  ];
  const { forget, removed, yours } = world(null, [
    found('one', { ...bare, picture: mine }),
    found('two', { ...pictured, picture: accounts }),
  ]);
  await forget(own);
  const account = { platform: 'X', handle: 'maya_h' };
  expect(yours()).toEqual([
    { ...account, imageUrl: null, photoHash: null },
    { ...account, ...pictured, picture: accounts },
  ]);
  expect(removed).toEqual([own, `users/u1/seen/${'a'.repeat(64)}.png`]);
});

it('its file stays where the very same one is what a copy shows, and beside findings while they have another', async () => {
  const copied = found('copy', { picture: mine }, { picture: kept('a') });
  const { forget, removed, yours } = world(null, [copied]);
  await forget(own);
  expect([removed, yours()[0]!.picture]).toEqual([[own], undefined]);
  const other = world('users/u1/profile/b.png', [copied]);
  await other.forget(own);
  expect([other.removed, other.yours()[0]!.picture]).toEqual([[own], mine]);
});

it('what stopped before its findings were written is begun again, and its file goes', async () => {
  const { forget, removed, stopOnce, yours } = world(null, [found('one', { picture: mine })]);
  stopOnce();
  await expect(forget(own)).rejects.toThrow('stopped');
  await forget(own);
  expect(yours()[0]!.picture).toBeUndefined();
  expect(removed).toContain(`users/u1/seen/${'a'.repeat(64)}.png`);
});

it('what stopped once its findings were written has removed its file', async () => {
  const { forget, removed, failFiles } = world(null, [found('one', { picture: mine })]);
  failFiles();
  await expect(forget(own)).rejects.toThrow('no files');
  await forget(own);
  expect(removed).toContain(`users/u1/seen/${'a'.repeat(64)}.png`);
});

it('what waits for a decision is compared anew without it, and what was decided is not', async () => {
  const { forget, compared } = world(null, [
    { ...found('waits', { picture: mine }), status: 'OPEN' },
    found('ignored', { picture: mine }),
    { ...found('another', { picture: accounts }), status: 'OPEN' },
  ]);
  await forget(own);
  expect(compared).toEqual(['waits']);
});
