import { expect, test } from 'vitest';
import type { Report } from '#domain/contract/scan';
import type { Finding } from '#domain/scan/finding';
import type { Scan, SourceProgress } from '#domain/scan/scan';
import { opening } from './opening.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const source = (platform: string, status: SourceProgress['status'], total = 10): SourceProgress =>
  ({ platform, status, asked: 0, total, compared: 3, found: 0 }) as SourceProgress;
const scan = (status: Scan['status'], sources: SourceProgress[]): Scan => ({
  subjectId: 'U#1',
  id: 's',
  status,
  requestedAt: '2026-11-20T11:00:00Z',
  sources,
  expiresAt: 0,
});
const finding = (verdict: Finding['verdict'], status: Finding['status'] = 'OPEN') =>
  ({
    verdict,
    status,
    yours: { url: 'https://github.com/maya', bio: 'Potter' },
    theirs: {},
    reasons: [],
  }) as unknown as Finding;
const report = (part: Partial<Report>): Report => ({
  score: { score: 15, have: [], next: [] },
  findings: [],
  scan: null,
  lastLookedAt: null,
  ...part,
});
const done = scan('DONE', [
  source('GITHUB', 'looked'),
  source('REDDIT', 'in part'),
  source('X', 'not connected'),
]);

test.each([
  ['no account yet', report({}), 0, 'Add one account that is yours.'],
  ['an account, no look', report({}), 1, 'Ready to scan.'],
  [
    'a look under way counts the platforms that are asked',
    report({
      scan: scan('RUNNING', [
        source('GITHUB', 'looked'),
        source('REDDIT', 'looking'),
        source('X', 'not connected'),
        source('ZOOM', 'closed', 0),
      ]),
    }),
    1,
    'Scanning: done with 1 of 2 platforms.',
  ],
  [
    'a look on one platform names it',
    report({ scan: scan('RUNNING', [source('GITHUB', 'waiting'), source('X', 'not connected')]) }),
    1,
    'Scanning GitHub.',
  ],
  [
    'one to decide',
    report({
      scan: done,
      lastLookedAt: '2026-11-20T11:00:00Z',
      findings: [finding('likely clone'), finding('namesake'), finding('likely clone', 'IGNORED')],
    }),
    1,
    'One account needs your decision.',
  ],
  [
    'two to decide',
    report({
      scan: done,
      lastLookedAt: '2026-11-20T11:00:00Z',
      findings: [finding('likely clone'), finding('possible clone')],
    }),
    1,
    'Two accounts need your decision.',
  ],
  [
    'a namesake asks nothing',
    report({ scan: done, lastLookedAt: '2026-11-20T11:00:00Z', findings: [finding('namesake')] }),
    1,
    'Nothing needs your decision.',
  ],
  [
    'nobody answered',
    report({
      scan: scan('DONE', [source('GITHUB', 'could not look')]),
      lastLookedAt: '2026-11-20T11:00:00Z',
    }),
    1,
    'This scan got no answers.',
  ],
])('%s', (_, given, accounts, title) => {
  expect(opening(given, accounts, NOW).title).toBe(title);
});

test('what it rests on is said in numbers', () => {
  const { after } = opening(report({ scan: done, lastLookedAt: '2026-11-18T11:00:00Z' }), 1, NOW);
  expect(after).toBe('Last scanned 18 November, on 2 of 17 platforms, 1 of them in part.');
});

test('what stands from an earlier scan was not part of this one', () => {
  const row = { ...source('TIKTOK', 'looked'), at: '2026-11-20T08:00:00Z' };
  const given = scan('DONE', [{ ...source('GITHUB', 'looked'), at: '2026-11-20T11:01:00Z' }, row]);
  const { after } = opening(report({ scan: given, lastLookedAt: '2026-11-18T11:00:00Z' }), 1, NOW);
  expect(after).toBe('Last scanned 18 November, on one platform, 1 more earlier.');
});

test('where no scan can start it is not called ready', () =>
  expect(opening(report({}), 1, NOW, 'Here we can search GitHub.')).toEqual({
    title: 'We can’t scan there yet.',
    after: 'Here we can search GitHub.',
  }));

test('a scan that failed counts no platforms on the day of the one before', () => {
  const failed = scan('FAILED', [source('GITHUB', 'waiting')]);
  const { after } = opening(report({ scan: failed, lastLookedAt: '2026-11-18T11:00:00Z' }), 1, NOW);
  expect(after).toBe('Last scanned 18 November.');
});
