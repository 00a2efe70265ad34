import { describe, expect, it } from 'vitest';
import { isAssignedId } from '../engine/handle/assigned-id.ts';
import { Platform } from './platform.ts';
import { opensProfile } from './opens-profile.ts';
import { platformTable } from './platform-table.ts';
import { parseAccount, parseProfileLink } from './platforms.ts';

describe('parseProfileLink', () => {
  it.each([
    ['https://github.com/maya-hollimund', 'GITHUB', 'maya-hollimund'],
    ['github.com/Maya/repo?tab=stars', 'GITHUB', 'Maya'],
    ['  https://twitter.com/maya_h/status/1?s=20 ', 'X', 'maya_h'],
    ['x.com/maya_h', 'X', 'maya_h'],
    ['https://m.facebook.com/profile.php?ref=x&id=100001', 'FACEBOOK', '100001'],
    ['https://www.facebook.com/marketplace/profile/100001234567890/', 'FACEBOOK', '100001234567890'],
    ['https://www.facebook.com/groups/1234567/user/100001234567890/', 'FACEBOOK', '100001234567890'],
    ['https://facebook.com/people/Maya-H/100001/', 'FACEBOOK', '100001'],
    // A page without a user name: its name as it is written, and its number.
    ['https://www.facebook.com/K%C3%A4the-ONeills-B%C3%A4ckerei-1234567890/', 'FACEBOOK', '1234567890'],
    ['https://www.facebook.com/Käthe-ONeills-Bäckerei-1234567890/photos?ref=x', 'FACEBOOK', '1234567890'],
    ['facebook.com/Kathe-ONeills-Backerei-1234567890', 'FACEBOOK', '1234567890'],
    ['https://www.facebook.com/Пекарня-1234567890', 'FACEBOOK', '1234567890'],
    ['https://www.facebook.com/pages/category/Bakery/Käthe-1234567890/', 'FACEBOOK', '1234567890'],
    ['https://www.facebook.com/pages/Käthe-Bäckerei/1234567890?fref=ts', 'FACEBOOK', '1234567890'],
    ['https://se.linkedin.com/in/maya-hollimund-1a2b/', 'LINKEDIN', 'maya-hollimund-1a2b'],
    ['https://www.linkedin.com/in/j%C3%BCrgen-k', 'LINKEDIN', 'jürgen-k'],
    ['https://www.instagram.com/hollimund.clay/', 'INSTAGRAM', 'hollimund.clay'],
    ['https://youtube.com/@maya', 'GOOGLE', 'maya'],
    ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv', 'GOOGLE', 'UCabcdefghijklmnopqrstuv'],
    ['https://learn.microsoft.com/en-us/users/mayah', 'MICROSOFT', 'mayah'],
    ['https://www.tiktok.com/@maya.h?lang=en', 'TIKTOK', 'maya.h'],
    ['https://www.pinterest.co.uk/mayah/', 'PINTEREST', 'mayah'],
    ['https://www.snapchat.com/add/maya-h', 'SNAPCHAT', 'maya-h'],
    ['old.reddit.com/u/maya_h', 'REDDIT', 'maya_h'],
    ['https://discord.com/users/123456789012345678', 'DISCORD', '123456789012345678'],
    ['https://open.spotify.com/intl-de/user/mayah', 'SPOTIFY', 'mayah'],
    ['https://www.twitch.tv/mayah', 'TWITCH', 'mayah'],
    ['https://imgur.com/user/mayah', 'IMGUR', 'mayah'],
    ['https://api.whatsapp.com/send?phone=%2B46701234567', 'WHATSAPP', '46701234567'],
    // as addresses were written once, and as programs write them
    ['https://twitter.com/#!/maya_h', 'X', 'maya_h'],
    ['https://twitter.com/#!/maya_h?lang=en', 'X', 'maya_h'],
    ['https://www.tiktok.com/%40maya.h', 'TIKTOK', 'maya.h'],
    ['https://github.com//maya///repo', 'GITHUB', 'maya'],
    ['https://GITHUB.com/maya', 'GITHUB', 'maya'],
    ['HTTP://github.com/maya#settings', 'GITHUB', 'maya'],
    [`https://github.com/maya?${'a'.repeat(2048 - 24)}`, 'GITHUB', 'maya'],
  ])('%s', (text, platform, handle) => {
    expect(parseProfileLink(text)).toMatchObject({ platform, handle });
  });

  it.each([
    '',
    'maya',
    'https://example.com/maya',
    'https://github.com/settings',
    'https://notgithub.com/maya',
    'https://github.com.evil.example/maya',
    'javascript:alert(1)',
    'ftp://github.com/maya',
    'https://github.com/%E0%A4%A',
    `https://github.com/${'a'.repeat(3000)}`,
    `https://github.com/maya?${'a'.repeat(2049 - 24)}`,
    'https://github.com/Settings',
    'https://github.com/#maya',
    'see://github.com/maya',
    '1http://github.com/maya',
    'https://',
    'https://github.com:port/maya',
  ])('is not a profile: %s', (text) => {
    expect(parseProfileLink(text)).toBeUndefined();
  });
});

it.each(['c/GideonC1ocks', 'user/gideona'])('the address of %s is told as it was given', (handle) => {
  const url = `https://www.youtube.com/${handle}`;
  expect(parseProfileLink(`${url}/videos?si=1`)).toEqual({ platform: 'GOOGLE', handle, url });
  expect(platformTable.GOOGLE.page(handle)).toBe(url);
});

it.each(['artist', 'show'])(
  'an %s on Spotify is read by the id in the address, which nobody chose',
  (kind) => {
    const url = `https://open.spotify.com/${kind}/1vCWHaC5f2uS3yhpwWbIA6`;
    const read = { platform: 'SPOTIFY', handle: `${kind}/1vCWHaC5f2uS3yhpwWbIA6`, url };
    for (const text of [url, `${url}?si=a`, url.replace(kind, `intl-de/${kind}`)])
      expect(parseProfileLink(text)).toEqual(read);
    expect(isAssignedId(read.handle)).toBe(true);
    expect(parseProfileLink('https://open.spotify.com/artist/1vCW')).toBeUndefined();
  },
);

describe('parseAccount', () => {
  it('takes a handle, with or without @', () => {
    expect(parseAccount('GITHUB', '@maya')).toEqual({
      platform: 'GITHUB',
      handle: 'maya',
      url: 'https://github.com/maya',
    });
    expect(parseAccount('ZOOM', 'maya')).toEqual({
      platform: 'ZOOM',
      handle: 'maya',
      url: 'https://zoom.us/my/maya',
    });
  });

  it("refuses another platform's link and impossible handles", () => {
    expect(parseAccount('GITHUB', 'https://x.com/maya')).toBeUndefined();
    expect(parseAccount('GITHUB', 'maya--h')).toBeUndefined();
    expect(parseAccount('GITHUB', '-maya')).toBeUndefined();
    expect(parseAccount('GITHUB', 'Settings')).toBeUndefined();
    expect(parseAccount('GITHUB', '@@maya')).toBeUndefined();
    expect(parseAccount('GITHUB', 'may@a')).toBeUndefined();
    expect(parseAccount('GITHUB', '')).toBeUndefined();
  });

  it('reads back every page it makes', () => {
    for (const platform of Platform.options) {
      const sample =
        { WHATSAPP: '46701234567', DISCORD: '123456789012345678' }[platform as string] ?? 'mayahollimund';
      expect(parseProfileLink(platformTable[platform].page(sample)), platform).toMatchObject({
        ...{ platform, handle: sample },
      });
    }
  });
});

it.each([
  ['FACEBOOK', '100001234567890', 'https://www.facebook.com/profile.php?id=100001234567890'],
  ['FACEBOOK', '1maya2', 'https://www.facebook.com/1maya2'],
  ['FACEBOOK', 'maya100001', 'https://www.facebook.com/maya100001'],
  ['GOOGLE', 'UCabcdefghijklmnopqrst_-', 'https://www.youtube.com/channel/UCabcdefghijklmnopqrst_-'],
  ['GOOGLE', 'UCmaya', 'https://www.youtube.com/@UCmaya'],
  ['GOOGLE', 'xUCabcdefghijklmnopqrstuv', 'https://www.youtube.com/@xUCabcdefghijklmnopqrstuv'],
  ['GOOGLE', 'UCabcdefghijklmnopqrstuvwx', 'https://www.youtube.com/@UCabcdefghijklmnopqrstuvwx'],
] as const)('on %s %s has the page %s', (platform, handle, url) =>
  expect(parseAccount(platform, handle)?.url).toBe(url),
);

it('the page of a company stays its page: the person of that handle is somebody else', () => {
  for (const kind of ['company', 'school', 'showcase'])
    expect(parseProfileLink(`linkedin.com/${kind}/hollimund-clay/about/`)?.url).toBe(
      `https://www.linkedin.com/${kind}/hollimund-clay`,
    );
  expect(parseAccount('LINKEDIN', 'hollimund-clay')?.url).toBe('https://www.linkedin.com/in/hollimund-clay');
});

describe('a phone number of WhatsApp', () => {
  const digits = '447700900123';
  it.each([
    '447700900123',
    '+447700900123',
    '+44 7700 900123',
    ' +44 (0) 7700 900-123 ',
    '+44(0)7700900123',
    '0044 7700 900123',
    '00447700900123',
    '+44-7700-900-123',
    '+44\u20117700\u2011900\u2011123',
    '+44.7700.900.123',
    '44 7700/900123',
    // as WhatsApp gives it to the clipboard
    '\u202a+44\u00a07700\u00a0900123\u202c',
    '@447700900123',
    'https://wa.me/447700900123',
  ])('%s', (typed) =>
    expect(parseAccount('WHATSAPP', typed)).toEqual({
      ...{ platform: 'WHATSAPP', handle: digits, url: `https://wa.me/${digits}` },
    }),
  );

  it.each([
    ['without its country', '07700 900123'],
    ['too short', '+44 77'],
    ['too long', '+44 7700 900123 900123'],
    ['a name', 'maya'],
    ['two of them', '+44 7700 900123 +44'],
    ['none', '+'],
    ['none', ''],
  ])('is none: %s', (_, typed) => expect(parseAccount('WHATSAPP', typed)).toBeUndefined());

  it('is written so nowhere else', () => {
    expect(parseAccount('X', '44 7700')).toBeUndefined();
    expect(parseAccount('X', '4477')?.handle).toBe('4477');
  });
});

it.each([
  [platformTable.DISCORD.page('ottoline.brackenbury'), false],
  [platformTable.DISCORD.page('123456789012345678'), true],
  ['https://discord.com/users/123456789012345678?ref=x', true],
  ['https://www.discordapp.com/users/12maya', false],
  ['https://x.com/discord.com/users/maya', true],
  [platformTable.X.page('maya_h'), true],
  ['', false],
  [null, false],
])('%s opens a profile: %s', (url, opens) => {
  expect(opensProfile(url)).toBe(opens);
});
