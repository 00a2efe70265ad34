import { expect, test } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import type { Report } from '#domain/contract/scan';
import { clone } from '../design/fixtures.ts';
import { asksTwice } from '../scan/finding/mine/asks-twice.ts';
import { candidates, heldWith } from './also-mine.ts';
import { progressOf, type StepName } from './progress.ts';

const fresh = newUser({ sub: 'u1', email: 'lena@example.com' }, '2026-11-20T10:00:00.000Z');
const github = { platform: 'GITHUB', pageUrl: 'https://github.com/lena-marchetti' } as const;
const x = { platform: 'X', pageUrl: 'https://x.com/lena' } as const;

test.each<[string, Partial<User>, StepName[], number, string | undefined]>([
  ['a newcomer begins with one account', {}, [], 0, 'account'],
  ['what is left out is passed by, and what needs an account waits', {}, ['account'], 0, 'names'],
  ['an account is enough for a first look', { socialMediaAccounts: [github] }, [], 1, 'first look'],
  [
    'where no look can start the proof comes next',
    { preferredName: 'Lena', socialMediaAccounts: [github] },
    ['first look'],
    2,
    'proof',
  ],
  [
    'a proven account is the proof, and which are also theirs is asked next',
    { socialMediaAccounts: [{ ...github, verifiedAt: '2026-11-20T10:00:00.000Z' }] },
    ['first look'],
    2,
    'also mine',
  ],
  [
    'a second account is no answer to which are also theirs',
    { preferredName: 'Lena', socialMediaAccounts: [github, x] },
    ['first look', 'proof'],
    2,
    'also mine',
  ],
  [
    'that none is theirs is one',
    { preferredName: 'Lena', socialMediaAccounts: [github, x] },
    ['first look', 'proof', 'also mine'],
    3,
    'picture',
  ],
])('%s', (_, over, passed, count, next) => {
  const progress = progressOf({ ...fresh, ...over, stepsLeftOut: passed }, undefined);
  expect([progress.count, progress.next]).toEqual([count, next]);
});

test('two-step sign-in is the last step, and done when it is on', () => {
  const stepsLeftOut = ['account', 'first look', 'proof', 'also mine', 'names', 'picture', 'phone'];
  expect(progressOf({ ...fresh, stepsLeftOut }, undefined).next).toBe('two-step');
  expect(progressOf({ ...fresh, stepsLeftOut }, undefined, true)).toMatchObject({
    next: undefined,
    count: 2,
  });
});

test('a scan under way is not done, and holds up nothing', () => {
  const report = (status: string) => ({ findings: [], scan: { status } }) as unknown as Report;
  const user = { ...fresh, socialMediaAccounts: [github] };
  const at = (status: string) => {
    const { done, next } = progressOf(user, report(status));
    return [done['first look'], next];
  };
  expect([at('QUEUED'), at('RUNNING'), at('DONE')]).toEqual([
    [false, 'proof'],
    [false, 'proof'],
    [true, 'proof'],
  ]);
});

test('the handle elsewhere is asked about only where it can exist, and never for an own account', () => {
  const asked = candidates([github], undefined);
  expect(asked.map(({ platform }) => platform)).not.toContain('GITHUB');
  expect(asked.map(({ platform }) => platform)).not.toContain('X'); // too long, and no hyphens there
  expect(asked.find(({ platform }) => platform === 'REDDIT')?.handle).toBe('lena-marchetti');
});

test('a handle that the scan found nobody to have is not asked about', () => {
  const free = [{ handle: 'Lena-Marchetti', like: 'lena-marchetti' }];
  const scanned = { findings: [], scan: { sources: [{ platform: 'REDDIT', free }] } } as unknown as Report;
  const asked = candidates([github], scanned).map(({ platform }) => platform);
  expect(asked).not.toContain('REDDIT');
  expect(asked).toContain('LINKEDIN');
});

test('what is shown stays where it is; what came since stands behind it', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((key) => ({ key, platform: 'X' as const, handle: key }));
  expect(heldWith([b!, a!], [c!, a!, b!])).toEqual([b, a, c]);
});

test('what looks like a copy asks twice, and nothing else', () => {
  expect([clone, { ...clone, verdict: 'possible clone' as const }, undefined].map(asksTwice)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a step that is no longer one of them is nothing that was left out', () => {
  expect(progressOf({ ...fresh, stepsLeftOut: ['phone', 'else'] }, undefined).passed).toEqual(['phone']);
});
