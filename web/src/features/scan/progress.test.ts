import { expect, test } from 'vitest';
import type { Report } from '#domain/contract/scan';
import type { ScanProgress, SourceProgress } from '#domain/scan/scan';
import { withProgress } from './progress.ts';

const source = (platform: string, asked: number) =>
  ({ platform, status: 'looking', asked, total: 9, compared: 0, found: 0 }) as SourceProgress;
const report = {
  scan: { id: 's', status: 'QUEUED', sources: [source('GITHUB', 0)] },
  findings: [],
} as unknown as Report;
const message = (part: Partial<ScanProgress>) =>
  ({ userId: 'u', scanId: 's', status: 'RUNNING', at: '2026-11-20T11:00:00Z', ...part }) as ScanProgress;

test('a platform is replaced, a new one added, the status taken over', () => {
  const next = withProgress(
    withProgress(report, message({ source: source('GITHUB', 4) })),
    message({ source: source('X', 1) }),
  );
  expect(next.scan?.status).toBe('RUNNING');
  expect(next.scan?.sources.map(({ platform, asked }) => [platform, asked])).toEqual([
    ['GITHUB', 4],
    ['X', 1],
  ]);
});
test('a message that comes late starts no scan that has ended', () => {
  const ended = withProgress(report, message({ status: 'DONE' }));
  const next = withProgress(ended, message({ source: source('GITHUB', 9) }));
  expect(next.scan?.status).toBe('DONE');
  expect(next.scan?.sources[0]?.asked).toBe(9);
});
test('a message of another look changes nothing', () => {
  expect(withProgress(report, message({ scanId: 'old', status: 'DONE' }))).toBe(report);
});
