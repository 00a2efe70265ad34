import { expect, it } from 'vitest';
import { Platform } from '../platform/platform.ts';
import { copiedAddress, platformOfSlug, platforms, slugOf } from './copied-page.ts';
import { platformTable } from '../platform/platform-table.ts';

it('each platform has an address of its own, from which it is read again', () => {
  expect(platforms).toEqual(Platform.options);
  expect(new Set(platforms.map(copiedAddress)).size).toBe(platforms.length);
  for (const platform of platforms) expect(platformOfSlug(slugOf(platform))).toBe(platform);
  expect(platforms.map(slugOf).every((slug) => /^[a-z]+$/.test(slug))).toBe(true);
});

it.each([
  ['GOOGLE', 'YouTube', '/copied/youtube'],
  ['INSTAGRAM', 'Instagram', '/copied/instagram'],
] as const)('%s is %s at %s', (platform, name, address) => {
  expect([platformTable[platform].name, copiedAddress(platform)]).toEqual([name, address]);
});

it('any other name is no platform', () => expect(platformOfSlug('google')).toBeUndefined());
