// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { PlatformHelp } from './PlatformHelp.tsx';

const known: { searched: readonly Platform[] | undefined } = { searched: undefined };
vi.mock('../../lib/use-site-config.ts', () => ({
  useDemo: () => undefined,
  useSearched: () => known.searched,
}));
beforeEach(() => void (known.searched = undefined));

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

test.each<[Platform, readonly Platform[] | undefined, RegExp]>([
  ['X', undefined, /X lets accounts be looked up\. Where we’re connected to it, we keep searching it/],
  ['X', ['X'], /X lets us look up accounts, so we keep searching it .* and tell you when we find one\./],
  ['X', ['GITHUB'], /X lets accounts be looked up, but we aren’t connected to it yet\. Give us a link/],
  ['INSTAGRAM', undefined, /and no others\. Where we’re connected to it, we keep searching those/],
  ['INSTAGRAM', ['INSTAGRAM'], /and no others\. We keep searching those/],
  ['INSTAGRAM', [], /and no others, and we aren’t connected to it yet\. Give us a link/],
  ['LINKEDIN', undefined, /Where we’re connected to a search engine, we see what it holds/],
  ['LINKEDIN', ['LINKEDIN'], /we may use\. We see what a search engine holds of it/],
  ['LINKEDIN', ['X'], /and we aren’t connected to a search engine yet\. Give us a link/],
])('of %s where %s are searched, no more is promised than is done', (platform, searched, expected) => {
  known.searched = searched;
  const text = said(platform);
  expect(text).toMatch(expected);
  expect(text).not.toContain('email you');
  expect(text.includes('on other platforms')).toBe(!!searched && !searched.includes(platform));
});
