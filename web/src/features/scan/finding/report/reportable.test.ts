import { expect, test } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { isEldest, isReportable } from './reportable.ts';

const finding = (
  verdict: Finding['verdict'],
  theirs: string,
  yours: string,
  status: Finding['status'] = 'OPEN',
) => ({
  verdict,
  status,
  yours: { platform: 'GITHUB' as const, handle: 'a', createdAt: yours },
  theirs: { platform: 'GITHUB' as const, handle: 'b', createdAt: theirs },
});

test.each([
  ['a younger copy', finding('likely clone', '2026-01-01', '2014-01-01'), true],
  ['an older account', finding('likely clone', '2011-01-01', '2014-01-01'), false],
  [
    'an account older than the one it is compared with, and younger than another proven one',
    { ...finding('likely clone', '2013-01-01', '2014-01-01'), ownSince: '2012-01-01' },
    true,
  ],
  [
    'an account older than all of them',
    { ...finding('likely clone', '2011-01-01', '2014-01-01'), ownSince: '2012-01-01' },
    false,
  ],
  ['an unknown age', finding('possible clone', '', '2014-01-01'), true],
  ['a namesake', finding('namesake', '2026-01-01', '2014-01-01'), false],
  ['a closed one', finding('likely clone', '2026-01-01', '2014-01-01', 'IGNORED'), false],
])('%s', (_, given, expected) => expect(isReportable(given)).toBe(expected));

test.each([
  ['older than all whose age is known', '2018-04-01', '', '2019-01-18', true],
  ['younger than one', '2020-04-01', '', '2019-01-18', false],
  ['of an own account whose age is known', '2018-04-01', '2020-01-01', '2019-01-18', false],
  ['where no age is known', '2018-04-01', '', '', false],
  ['of unknown age', '', '', '2019-01-18', false],
])('older than what is known of the own ones: %s', (_, theirs, yours, ownSince, expected) =>
  expect(isEldest({ ...finding('namesake', theirs, yours), ownSince })).toBe(expected),
);
