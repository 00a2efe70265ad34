import { expect, it } from 'vitest';
import { coverageLines } from '#domain/message/coverage-line';
import type { Platform } from '#domain/platform/platform';
import type { Scan, SourceProgress } from '#domain/scan/scan';
import type { StoredScan } from '#domain/scan/stored-scan';
import { coverageOfMail } from './coverage-of-mail.ts';

type Rows = [Platform, SourceProgress['status']][];
const scan = (id: string, status: Scan['status'], rows: Rows): StoredScan => ({
  ...{ subjectId: 'U#u', id, status, requestedAt: '2026-11-26T17:13:00.000Z', expiresAt: 4_000_000_000 },
  sources: rows.map(([platform, at]) => ({
    ...{ platform, status: at, asked: 1, total: 1, compared: 1, found: 0 },
  })),
});
/** Before the account was proven: its own platform alone. */
const first = scan('1', 'DONE', [
  ['GITHUB', 'looked'],
  ['FACEBOOK', 'not asked'],
  ['PINTEREST', 'not asked'],
]);
const account = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/nadia' };
const user = { id: 'u', socialMediaAccounts: [{ ...account, verifiedAt: '2026-11-26T17:13:40.000Z' }] };
const mail = async (scans: StoredScan[], found: Platform[], whose = user as never) => {
  const covered = await coverageOfMail(whose, found, { scans: { recent: async () => scans } });
  return covered && coverageLines(covered);
};

it('goes by the scan that runs as soon as a platform has answered it', async () => {
  const wide = scan('2', 'RUNNING', [
    ['GITHUB', 'looked'],
    ['FACEBOOK', 'looked'],
    ['PINTEREST', 'waiting'],
  ]);
  expect((await mail([wide, first], ['FACEBOOK']))!.slice(0, 2)).toEqual([
    'The latest scan searched Facebook and GitHub: 2 of 17 platforms.',
    'Still being searched: Pinterest.',
  ]);
});

it.each<[Scan['status'], SourceProgress['status']]>([
  ['QUEUED', 'waiting'],
  ['RUNNING', 'waiting'],
  ['FAILED', 'looked'],
])('goes by the one before where the newest is %s and its platforms are %s', async (status, of) => {
  const lines = await mail([scan('2', status, [['FACEBOOK', of]]), first], ['FACEBOOK']);
  expect(lines!.slice(0, 2)).toEqual([
    'The latest scan searched GitHub: 1 of 17 platforms.',
    'Not searched yet: Pinterest.',
  ]);
});

it('says what a proof adds to whoever has none', async () => {
  const listed = { id: 'u', socialMediaAccounts: [account] } as never;
  expect((await mail([first], [], listed))![1]).toBe(
    'Not searched yet: Facebook and Pinterest. Once you have proven an account, we search there too.',
  );
  expect(await mail([], [], listed)).toBeUndefined();
});
