import { expect, test } from 'vitest';
import { accountAnywhere, accountOf, ELSEWHERE, troubleOf } from './account-read.ts';
import { words } from './words.ts';

test('a link is read into platform and handle', () => {
  expect(accountOf(' https://x.com/maya_ho1limund?s=20 ', '')).toMatchObject({
    state: 'read',
    account: { platform: 'X', handle: 'maya_ho1limund' },
    platformName: 'X',
  });
});
test('what may be a handle or a website is asked as both', () => {
  expect(troubleOf(accountOf('hazelandthorn.co.uk', ''), true)).toContain('https://');
  expect(troubleOf(accountOf('ana.riveros.clay', ''), true)).not.toContain('https://');
});
test('a bare handle asks for the platform, then is read', () => {
  expect(accountOf('@maya_hollimund', '')).toEqual({ state: 'ask' });
  for (const number of ['07700 900456', '+44 7700 900456', '(555) 010-9999', '00447700900456'])
    expect(accountOf(number, '')).toEqual({ state: 'ask', like: 'number' });
  expect(accountOf('61550000000001', '')).toEqual({ state: 'ask' });
  expect(accountOf('@maya_hollimund', 'X')).toMatchObject({
    state: 'read',
    account: { handle: 'maya_hollimund' },
  });
});
test.each(['u/ambrose', '/u/ambrose', 'user/ambrose'])('%s is a handle that says where it is', (text) => {
  const onReddit = { state: 'read', account: { handle: 'ambrose' }, platformName: 'Reddit' };
  expect(accountOf(text, '')).toMatchObject(onReddit);
  expect(accountAnywhere(text, '')).toMatchObject(onReddit);
});
test('a handle with full stops is a handle, not an address', () => {
  expect(accountOf('ana.riveros.clay', '')).toEqual({ state: 'ask' });
  expect(accountOf('ana.riveros.clay', 'INSTAGRAM')).toMatchObject({
    state: 'read',
    account: { handle: 'ana.riveros.clay' },
  });
});
test.each(['instagram.com', 'www.ana-riveros.com', 'ana-riveros.com/about'])('%s is an address', (text) =>
  expect(accountOf(text, '')).toMatchObject({ state: 'unknown' }),
);
test('an address that is no profile says what to do', () => {
  expect(accountOf('https://example.com/maya', '')).toMatchObject({ state: 'unknown' });
  expect(accountOf('https://x.com/home', 'X')).toMatchObject({ state: 'unknown' });
});
test.each([
  ['https://t.me/hanako_tanaka', 'Telegram'],
  ['www.t.me/hanako_tanaka?start=1', 'Telegram'],
  ['Follow me on Telegram: https://t.me/hanako_tanaka.', 'Telegram'],
  ['bsky.app/profile/hanako.bsky.social', 'Bluesky'],
  ['https://m.threads.net/@hanako.tanaka', 'Threads'],
  ['https://www.threads.com/@hanako.tanaka/', 'Threads'],
  ['https://mastodon.social/@hanako', 'mastodon.social'],
  ['@hanako@mastodon.social', 'mastodon.social'],
])('%s is a profile, on %s, which we do not cover', (text, site) =>
  expect(accountOf(text, '')).toEqual({ state: 'unknown', words: `We don’t cover ${site} yet.`, site }),
);
test.each(['maya@mail.example', 'mailto:maya@mail.example'])(
  '%s is an email address, and no account',
  (text) => {
    const told = {
      state: 'unknown',
      words: 'This is an email address. Enter the link to the profile instead.',
    };
    for (const chosen of ['', 'X', ELSEWHERE])
      expect([accountOf(text, chosen), accountAnywhere(text, chosen)]).toEqual([told, told]);
  },
);
test.each(['https://www.youtube.com/c/gideona', 'm.youtube.com/user/gideona/videos'])(
  '%s says nothing of which handle is meant, and can still be compared',
  (text) => {
    expect(accountOf(text, 'GOOGLE')).toMatchObject({
      state: 'unknown',
      words: expect.stringContaining('@handle'),
    });
    expect(accountAnywhere(text, '')).toMatchObject({ state: 'read', platformName: 'YouTube' });
  },
);
test.each(['artist', 'show'])(
  'the page of an %s on Spotify can be compared, and is said not to be covered elsewhere',
  (kind) => {
    const text = `https://open.spotify.com/${kind}/1vCWHaC5f2uS3yhpwWbIA6`;
    expect(accountOf(text, '')).toMatchObject({
      state: 'unknown',
      words: expect.stringContaining('only cover user profiles'),
    });
    expect(accountAnywhere(text, '')).toMatchObject({ state: 'read', account: { url: text } });
  },
);
test('a link to a message on Discord says what to enter in its place', () => {
  const text = 'https://discord.com/channels/@me/222222222222222222/333333333333333333';
  for (const read of [accountOf(text, ''), accountAnywhere(text, '')])
    expect(read).toMatchObject({ state: 'unknown', words: expect.stringContaining('Enter the username') });
});
test('nothing typed says nothing', () => expect(accountOf('  ', 'X')).toEqual({ state: 'empty' }));
test.each([
  ['', '', false, undefined],
  ['', '', true, 'This field is required'],
  ['https://www.facebook.com/groups/tarnsideharriers/', '', false, words.group('group')],
  ['https://discord.gg/abcd', '', false, words.group('server')],
  ['https://www.facebook.com/groups/12345/user/678901/', '', false, undefined],
  ['maya', '', false, undefined],
  ['maya', '', true, 'Choose the platform below, or enter the link instead.'],
  ['maya', 'X', true, undefined],
  ['Maya Hollimund', '', true, 'A handle has no spaces. Enter the handle, or the link to the profile.'],
  ['+44 7700 900123', '', true, words.like.number],
  ['no handle', 'X', false, 'A handle has no spaces. Enter the handle, or the link to the profile.'],
  ...['instagram.com/lena brook', 'https://www.facebook.com/Lena Brook', ' x.com/lena brook potter '].map(
    (typed): [string, string, boolean, string] => [
      typed,
      '',
      false,
      'A link has no spaces. Open the profile and copy the address from the top of the browser.',
    ],
  ),
  [
    'instagram.com/s/aGlnaGxpZ2h0',
    '',
    false,
    'We can’t read a profile from this address. Open the profile and copy the address from the top of the browser.',
  ],
  ...(['lena--brook', '@lena-brook-', 'https://github.com/lena--brook'] as const).map(
    (typed) =>
      [
        typed,
        'GITHUB',
        false,
        'GitHub has no handles like this one: hyphens can’t come first or last, or two in a row.',
      ] as [string, string, boolean, string],
  ),
  [
    'https://x.com/john-smith',
    '',
    false,
    'X has no handles like this one: it’s too long or too short, or has a character that X doesn’t allow.',
  ],
  [
    'https://x.com/isadora_fennimore_b?s=21',
    '',
    false,
    'X has no handles like this one: it’s too long or too short, or has a character that X doesn’t allow.',
  ],
  [
    'x.com/home',
    '',
    false,
    'We can’t read a profile from this address. Open the profile and copy the address from the top of the browser.',
  ],
])('%j on %j, sent: %j, is told %j', (text, platform, sent, told) =>
  expect(troubleOf(accountOf(text, platform), sent)).toBe(told),
);

test('a number of WhatsApp needs its country', () => {
  expect(accountOf('+44 7700 900123', 'WHATSAPP')).toMatchObject({
    state: 'read',
    account: { handle: '447700900123' },
  });
  for (const typed of ['07700 900123', 'maya'])
    expect(accountOf(typed, 'WHATSAPP')).toEqual({
      state: 'unknown',
      words: 'Enter the number with its country code, for example +44 7700 900123.',
    });
});

const website = { state: 'unknown', website: true, words: 'This is a website, not a profile.' };
test.each([
  ['https://bramblewoodbakery-orders.shop/'],
  ['https://bramblewoodbakery-orders.shop/sale'],
  ['bramblewoodbakery-orders.shop'],
  ['https://thaddeus-prints-giveaway.com/win'],
  ['Look: https://hazelandthorn-sale.com/products'],
  ['https://hazelandthorn-sale.com/en-gb/products/red-cloth?id=3'],
  ['hazelandthorn.com/shop/cart'],
  ['https://www.bramblewood.example/index.html'],
  ['https://www.bramblewoodbakery.co.uk/bread', '', 'Bramblewood Bakery'],
])('%s is a website, and no word of its path a handle', (text, chosen = '', name = '') =>
  expect(accountAnywhere(text, chosen, name)).toEqual(website),
);
test.each([
  ['https://gab.com/@maya', 'maya'],
  ['https://ko-fi.com/maya_hollimund', 'maya_hollimund'],
  ['https://sale.example/@products', 'products'],
  ['forum.example/u/sale', 'sale'],
  ['https://www.etsy.com/shop/MayaClay', 'MayaClay'],
  ['https://t.me/sale', 'sale'],
  ['https://hollimund.social/@maya', 'maya', 'Maya'],
  ['https://mayahollimund.example/users/maya', 'maya', 'Maya Hollimund'],
  ['https://linktr.ee/jo', 'jo'],
  // A name too short to say whose site it is.
  ['https://adam.example/ada', 'ada', 'Ada'],
])('%s is a profile all the same', (text, handle, name = '') =>
  expect(accountAnywhere(text, '', name)).toMatchObject({ state: 'elsewhere', account: { handle } }),
);
test.each([
  'https://t.me/',
  'https://x.com/',
  'https://maya.tumblr.com/',
  'https://bit.ly/abc',
  'https://x.com/home',
])('%s is not called a website: it leads to a profile, or may', (text) =>
  expect(accountAnywhere(text, '')).not.toHaveProperty('website'),
);
test('what may be a handle with full stops is not called a website', () => {
  expect(accountAnywhere('hollimund.com', '')).toEqual({ state: 'ask', like: 'site' });
  expect(accountAnywhere('maya.shop', '')).toEqual({ state: 'ask' });
  expect(accountAnywhere('hollimund.com', 'INSTAGRAM')).toMatchObject({ state: 'read' });
  expect(accountAnywhere('maya.shop', 'INSTAGRAM')).toMatchObject({ state: 'read' });
});
