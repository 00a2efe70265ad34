// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { PlatformHelp } from './PlatformHelp.tsx';

// No demonstration.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));

const said = (platform: Platform) => drawForTest(<PlatformHelp platform={platform} />).box.textContent;

test('a profile is kept by its address, a number by what it shows', () => {
  expect(said('GITHUB')).toMatch(/with its address visible.*link to the profile/);
  const whatsapp = said('WHATSAPP');
  expect(whatsapp).toContain('Write down the full phone number');
  expect(whatsapp).not.toMatch(/its address|link to the profile|Give us a link/);
});

test('where nothing can be searched, nobody is asked to have it watched', () => {
  expect(said('WHATSAPP')).toContain('Watch my accounts on other platforms');
  expect(said('GITHUB')).not.toContain('on other platforms');
});
