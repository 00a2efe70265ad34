import { expect, test } from 'vitest';
import { isOf, siteTyped } from './site-typed.ts';

const domain = 'hazelandthorn.co.uk';
const typed = (link: string, platform = '') => siteTyped({ link, platform }, domain);

test.each<[string, string, boolean]>([
  ['https://hazelandthorn.co.uk/', 'hazelandthorn.co.uk', false],
  ['www.hazelandthorn.co.uk', 'hazelandthorn.co.uk', false],
  ['hazelandthorn.co.uk', 'hazelandthorn.co.uk', true],
  ['https://hazelandthorn.co.uk/@hazel', 'hazelandthorn.co.uk', false],
  ['https://haze1andthorn.com/shop/roses?utm_source=mail', 'haze1andthorn.com', false],
  ...[
    'haze1andthorn.com',
    'hazelandthorn.com.au',
    'shop.hazelandthorn.fr',
    'hazelandthorn.shop',
    'hazelandthorn.eu',
  ].map((host): [string, string, boolean] => [host, host, true]),
])('%s is the website %s', (link, host, isPlain) => {
  expect(typed(link)).toEqual({ host, isPlain });
});

test('of an email address it is what stands behind the @', () => {
  expect(typed('Orders@HazelAndThorn.co.uk')).toEqual({
    host: 'hazelandthorn.co.uk',
    isPlain: false,
    ofMail: true,
  });
});

test.each([
  ['github.com/hazelandthorn', ''],
  ['instagram.com', ''],
  ['https://bsky.app/profile/hazelandthorn.co.uk', ''],
  ['https://mastodon.social/@hazelandthorn', ''],
  ['ana.riveros.clay', ''],
  ['hazel.ho', ''],
  ['hazelandthorn', ''],
  ['', ''],
  // A handle may have full stops: whoever chooses a platform has said that it is one.
  ['hazelandthorn.co.uk', 'INSTAGRAM'],
  ['hazelandthorn.co.uk', 'ELSEWHERE'],
])('%j on %j is no website', (link, platform) => {
  expect(typed(link, platform)).toBeUndefined();
});

test.each([
  ['hazelandthorn.co.uk', true],
  ['shop.hazelandthorn.co.uk', true],
  ['myhazelandthorn.co.uk', false],
  ['hazelandthorn.co.uk.example', false],
])('%s belongs to the domain: %s', (host, belongs) => {
  expect(isOf(host, domain)).toBe(belongs);
});
