import { expect, test } from 'vitest';
import { linksFor } from './use-links.ts';

const origin = 'http://localhost:4910';
const github = { platform: 'GITHUB' as const, handle: 'maya' };

test('elsewhere links lead to the platform itself', () => {
  const links = linksFor(false, origin);
  expect(links.profile({ ...github, url: 'https://github.com/maya' })).toBe('https://github.com/maya');
  expect(links.profile(github)).toBe('https://github.com/maya');
  expect(links.form('X', 'https://help.x.com/form', 'https://x.com/maya')).toBe('https://help.x.com/form');
  expect(links.form('TWITCH', undefined, 'https://twitch.tv/maya')).toBeUndefined();
});

test('in the demonstration accounts and forms are stand-ins', () => {
  const links = linksFor(true, origin);
  expect(links.profile({ ...github, url: 'https://github.com/maya' })).toBe('/platforms/github/u/maya');
  expect(links.form('X', 'https://help.x.com/form')).toBe('/platforms/x/report');
  expect(links.form('TWITCH', undefined)).toBeUndefined();
});

test('so does an account that a twin answered for', () => {
  const links = linksFor(false, origin);
  const url = `${origin}/platforms/github/u/maya`;
  expect(links.profile({ ...github, url })).toBe('/platforms/github/u/maya');
  expect(links.form('GITHUB', 'https://github.com/contact/report-abuse', url)).toBe(
    '/platforms/github/report',
  );
  expect(links.form('TWITCH', undefined, `${origin}/platforms/twitch/u/maya`)).toBeUndefined();
});

test('an address that is no web page is never a link', () => {
  expect(linksFor(false, origin).profile({ ...github, url: 'javascript:alert(1)' })).toBe(
    'https://github.com/maya',
  );
});
