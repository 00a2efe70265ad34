import { expect, test } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { isLookedAgain } from './looked-again.ts';
import { words } from '../words.ts';

test.each<[Finding['platform'], Finding['theirs']['seenIn'], boolean]>([
  ['GITHUB', undefined, true],
  ['GITHUB', 'report', false],
  ['INSTAGRAM', 'report', false],
  ['FACEBOOK', 'web search', false],
  ['FACEBOOK', undefined, false],
])('an account on %s, seen in a %s', (platform, seenIn, again) => {
  const finding = { platform, theirs: { platform, handle: 'maya', seenIn } };
  expect(isLookedAgain(finding)).toBe(again);
});

test('what is promised of a reported account is what is done', () => {
  expect(words.report.decided.REPORTED('maya on X', true)).toContain('We’ll keep checking');
  expect(words.report.decided.REPORTED('maya on TikTok', false)).toContain('We can’t check');
});
