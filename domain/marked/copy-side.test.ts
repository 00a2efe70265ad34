import { expect, it } from 'vitest';
import { platformTable } from '../platform/platform-table.ts';
import { Platform } from '../platform/platform.ts';
import { originalSide } from './issued-copy.ts';
import { copyFile, copySide } from './copy-side.ts';

it.each(Platform.options)('a copy for %s is large enough to carry a mark, and never blown up', (platform) => {
  expect(copySide(platform, 3000)).toBeGreaterThanOrEqual(originalSide);
  expect(copySide(platform, 3000)).toBeLessThanOrEqual(800);
  expect(copySide(platform, 300)).toBeLessThanOrEqual(300);
});

it('is named by where it belongs and when it was issued', () =>
  expect(copyFile({ platform: 'LINKEDIN', issuedAt: '2026-03-03T23:59:00.000Z' })).toBe(
    'portrait-linkedin-2026-03-03.jpg',
  ));

it.each(Platform.options)('a file for %s is called as people call the platform', (platform) => {
  const file = copyFile({ platform, issuedAt: '2026-03-03T23:59:00.000Z' });
  expect(file).toBe(`portrait-${platformTable[platform].name.toLowerCase()}-2026-03-03.jpg`);
  expect(file).toMatch(/^portrait-[a-z]+-/);
});
