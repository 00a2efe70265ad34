import { expect, test } from 'vitest';
import type { NextLook } from '#domain/scan/scan';
import { endedPlatforms, laterLooks, nextSearch, nextWebSearch, upcoming } from './next-search.ts';

/** In the reader's own zone, wherever the test runs. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const now = at(20, 12).getTime();
const look = (platform: NextLook['platform'], day: number) => ({ platform, at: at(day, 12).toISOString() });

test.each([
  [at(20, 14, 30), 'today, 14:30'],
  [at(20, 23, 59), 'today, 23:59'],
  [at(21, 0, 5), 'tomorrow, 00:05'],
  [at(24, 9), 'Tuesday 24 November'],
  [at(20, 11), 'soon'],
])('%s is %s', (moment, words) => {
  expect(upcoming(moment.toISOString(), now)).toBe(words);
});

test('nothing is promised before the first scan, while one runs, or without an account', () => {
  const report = { nextLookAt: at(21, 12).toISOString(), lastLookedAt: at(20, 11).toISOString(), scan: null };
  expect(nextSearch(report, 1, now)).toBe('Next scan tomorrow, 12:00.');
  expect(nextSearch(report, 0, now)).toBeUndefined();
  expect(nextSearch({ ...report, lastLookedAt: null }, 1, now)).toBeUndefined();
  expect(nextSearch({ ...report, nextLookAt: null }, 1, now)).toBeUndefined();
  const scan = { status: 'RUNNING' } as NonNullable<Parameters<typeof nextSearch>[0]['scan']>;
  expect(nextSearch({ ...report, scan }, 1, now)).toBeUndefined();
});

test('what a web search sees once a week is not promised for the next scan', () => {
  const row = { status: 'looked', asked: 1, total: 1, compared: 1, found: 0, at: at(20, 11).toISOString() };
  const sources = ['GITHUB', 'TIKTOK', 'FACEBOOK'].map((platform) => ({ ...row, platform }));
  const scan = { status: 'DONE', sources } as NonNullable<Parameters<typeof nextSearch>[0]['scan']>;
  const nextLooks = [look('GITHUB', 21), look('TIKTOK', 27), look('FACEBOOK', 27)];
  const report = {
    nextLookAt: at(21, 12).toISOString(),
    nextLooks,
    lastLookedAt: at(20, 11).toISOString(),
    scan,
  };
  expect(nextSearch(report, 1, now)).toBe('Next scan tomorrow, 12:00, on one platform.');
  expect(nextWebSearch(report)).toBe('Friday 27 November');
  // A handle that was added since is asked about on some of them with the next scan: no later day is the next.
  const soon = [look('GITHUB', 21), look('TIKTOK', 21), look('FACEBOOK', 27)];
  expect(nextWebSearch({ ...report, nextLooks: soon })).toBeUndefined();
  const due = [look('GITHUB', 28), look('TIKTOK', 28), look('FACEBOOK', 28)];
  expect(nextWebSearch({ ...report, nextLookAt: due[0]!.at, nextLooks: due })).toBeUndefined();
  expect(nextSearch({ ...report, nextLookAt: due[0]!.at, nextLooks: due }, 1, now)).toBe(
    'Next scan Saturday 28 November.',
  );
});

test('the count is of platforms that the list shows as searched, and one that gave no answer is named beside it', () => {
  const row = { status: 'looked', asked: 1, total: 1, compared: 1, found: 0, at: at(20, 11).toISOString() };
  const sources = [
    { ...row, platform: 'GITHUB' },
    {
      ...row,
      platform: 'INSTAGRAM',
      status: 'could not look',
      note: 'Instagram does not show personal accounts.',
    },
    { ...row, platform: 'TIKTOK' },
  ];
  const scan = { status: 'DONE', sources } as NonNullable<Parameters<typeof nextSearch>[0]['scan']>;
  const nextLooks = [look('GITHUB', 21), look('INSTAGRAM', 21), look('TIKTOK', 27)];
  const report = {
    nextLookAt: at(21, 12).toISOString(),
    nextLooks,
    lastLookedAt: at(20, 11).toISOString(),
    scan,
  };
  expect(nextSearch(report, 1, now)).toBe(
    'Next scan tomorrow, 12:00, on one platform, and again on Instagram.',
  );
  const later = [look('GITHUB', 21), look('INSTAGRAM', 23), look('TIKTOK', 27)];
  expect(nextSearch({ ...report, nextLooks: later }, 1, now)).toBe(
    'Next scan tomorrow, 12:00, on one platform.',
  );
});

test('a platform that allows few questions comes later by itself, and is not the web search', () => {
  const row = { status: 'looked', asked: 30, compared: 1, found: 0, at: at(20, 11).toISOString() };
  const sources = [
    { ...row, platform: 'GITHUB', total: 9 },
    { ...row, platform: 'IMGUR', total: 20 },
    { ...row, platform: 'TIKTOK', total: 1 },
  ];
  const scan = { status: 'DONE', sources } as NonNullable<Parameters<typeof nextSearch>[0]['scan']>;
  const nextLooks = [look('GITHUB', 21), look('IMGUR', 22), look('TIKTOK', 27)];
  const report = { nextLookAt: at(21, 12).toISOString(), nextLooks, scan };
  expect(laterLooks(report)).toEqual([{ platform: 'IMGUR', on: 'Sunday 22 November' }]);
  expect(nextWebSearch(report)).toBe('Friday 27 November');
});

test('where no platform is due at the next turn, the first that is counts', () => {
  const row = { status: 'looked', asked: 30, compared: 1, found: 0, at: at(20, 11).toISOString() };
  const sources = [
    { ...row, platform: 'IMGUR', total: 20 },
    { ...row, platform: 'TIKTOK', total: 1 },
  ];
  const scan = { status: 'DONE', sources } as NonNullable<Parameters<typeof nextSearch>[0]['scan']>;
  const nextLooks = [look('IMGUR', 22), look('TIKTOK', 27)];
  const report = {
    nextLookAt: at(21, 12).toISOString(),
    nextLooks,
    lastLookedAt: at(20, 11).toISOString(),
    scan,
  };
  expect(nextSearch(report, 1, now)).toBe('Next scan Sunday 22 November, on one platform.');
});

test('what was searched by a proof that is gone is promised no more', () => {
  const row = { status: 'looked', asked: 1, total: 1, compared: 1, found: 0, at: at(20, 11).toISOString() };
  const sources = ['GITHUB', 'REDDIT', 'TIKTOK'].map((platform) => ({ ...row, platform }));
  const scan = { status: 'DONE', sources } as NonNullable<Parameters<typeof nextSearch>[0]['scan']>;
  const report = {
    ...{ nextLookAt: at(21, 12).toISOString(), lastLookedAt: at(20, 11).toISOString(), scan },
    ...{
      nextLooks: [look('GITHUB', 21)],
      searched: ['GITHUB', 'REDDIT', 'TIKTOK'] satisfies NextLook['platform'][],
    },
  };
  expect(nextSearch(report, 1, now)).toBe('Next scan tomorrow, 12:00, on one platform.');
  expect(nextWebSearch(report)).toBeUndefined();
  expect(endedPlatforms(report)).toEqual(['REDDIT', 'TIKTOK']);
  expect(nextSearch({ ...report, nextLooks: [] }, 1, now)).toBeUndefined();
});
