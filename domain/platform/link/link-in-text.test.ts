import { describe, expect, it } from 'vitest';
import { parseAnyLink } from '../any-link.ts';
import { isShortLink, isSpacedLink, linkInText } from './link-in-text.ts';
import type { Platform } from '../platform.ts';
import { parseAccount, parseProfileLink } from '../platforms.ts';

describe('a profile is read out of what a phone shares', () => {
  it.each<[Platform, string, string]>([
    [
      'INSTAGRAM',
      'hollimund.clay',
      'Look at @hollimund.clay on Instagram https://www.instagram.com/hollimund.clay?igsh=MTFuZ2c=',
    ],
    [
      'INSTAGRAM',
      'hollimund.clay',
      'See Instagram photos and videos from Maya (@hollimund.clay)\nhttps://www.instagram.com/hollimund.clay/?utm_source=qr&r=nametag',
    ],
    ['INSTAGRAM', 'hollimund.clay', 'instagram://user?username=hollimund.clay'],
    ['INSTAGRAM', 'hollimund.clay', 'Write to me: https://ig.me/m/hollimund.clay'],
    [
      'INSTAGRAM',
      'hollimund.clay',
      'intent://www.instagram.com/_u/hollimund.clay/#Intent;package=com.instagram.android;scheme=https;end',
    ],
    [
      'INSTAGRAM',
      'hollimund.clay',
      'https://l.instagram.com/?u=https%3A%2F%2Fwww.instagram.com%2Fhollimund.clay&e=AT0',
    ],
    ['TIKTOK', 'maya.h', 'Check out Maya on TikTok! https://www.tiktok.com/@maya.h?_t=8abc&_r=1'],
    ['TIKTOK', 'maya.h', '“https://m.tiktok.com/@maya.h”.'],
    ['X', 'maya_h', 'Maya (@maya_h) on X\nhttps://x.com/maya_h?s=21&t=abc'],
    ['X', 'maya_h', 'twitter://user?screen_name=maya_h'],
    ['FACEBOOK', '100001234567890', 'fb://profile/100001234567890'],
    [
      'FACEBOOK',
      'maya.hollimund',
      'https://lm.facebook.com/l.php?u=https%3A%2F%2Fm.facebook.com%2Fmaya.hollimund%3Fmibextid%3Dabc&h=AT1',
    ],
    [
      'FACEBOOK',
      '100001234567890',
      'Maya: (https://www.facebook.com/profile.php?id=100001234567890&mibextid=LQQJ4d)',
    ],
    [
      'LINKEDIN',
      'maya-hollimund',
      'Maya Hollimund on LinkedIn: https://www.linkedin.com/in/maya-hollimund?utm_source=share&utm_campaign=share_via&utm_content=profile&utm_medium=android_app',
    ],
    ['LINKEDIN', 'maya-hollimund', 'linkedin://profile/maya-hollimund'],
    [
      'SNAPCHAT',
      'maya-h',
      'Add me on Snapchat! Username: maya-h https://www.snapchat.com/add/maya-h?share_id=abc&locale=en-GB',
    ],
    ['SNAPCHAT', 'maya-h', 'snapchat://add/maya-h'],
    ['GOOGLE', 'mayahollimund', 'https://youtube.com/@mayahollimund?si=Ab-12'],
    ['GOOGLE', 'mayahollimund', 'vnd.youtube://www.youtube.com/@mayahollimund'],
    ['SPOTIFY', 'mayah', 'Maya https://open.spotify.com/user/mayah?si=1a2b'],
    ['SPOTIFY', 'mayah', 'spotify:user:mayah'],
    ['REDDIT', 'maya_h', 'u/maya_h'],
    ['REDDIT', 'maya_h', '/u/maya_h'],
    ['REDDIT', 'maya_h', 'U/maya_h/'],
    ['REDDIT', 'maya_h', 'user/maya_h'],
    ['REDDIT', 'maya_h', 'I had a message from u/maya_h.'],
    ['TWITCH', 'mayah', 'twitch://stream/mayah'],
    ['REDDIT', 'maya_h', 'Here: reddit.com/user/maya_h.'],
    ['REDDIT', 'maya_h', 'reddit:///user/maya_h'],
    ['DISCORD', '123456789012345678', 'discord://-/users/123456789012345678'],
    ['WHATSAPP', '46701234567', 'whatsapp://send?phone=46701234567&text=hi'],
    ['WHATSAPP', '46701234567', 'Message Maya on WhatsApp. https://wa.me/46701234567'],
    ['PINTEREST', 'mayah', 'https://www.google.com/url?sa=t&q=https%3A%2F%2Fwww.pinterest.com%2Fmayah%2F'],
    ['ZOOM', 'maya.h', 'Join https://us02web.zoom.us/my/maya.h?pwd=abc'],
    ['GITHUB', 'maya-h', '\u2068https://github.com/maya-h\u2069'],
  ])('%s %s: %s', (platform, handle, text) => {
    expect(parseProfileLink(text)).toMatchObject({ platform, handle });
    expect(parseAccount(platform, text)).toMatchObject({ platform, handle });
  });

  it('and of a site that we do not know', () => {
    expect(parseAnyLink('Maya on Bluesky: https://bsky.app/profile/maya.bsky.social')).toMatchObject({
      site: 'Bluesky',
      handle: 'maya',
    });
  });

  it.each([
    '',
    'maya',
    'Maya Hollimund',
    '@maya_h',
    'not a link at all.',
    'javascript:alert(1) //x.com/maya',
  ])('%j is no profile', (text) => {
    expect(parseProfileLink(text)).toBeUndefined();
    expect(parseAnyLink(text)).toBeUndefined();
  });

  it.each([
    ['  Maya Hollimund ', 'Maya Hollimund'],
    ['“maya”', 'maya'],
    ['', ''],
    // the address before what only looks like one, the web before an app
    ['See me.example/at or http://x.com/maya', 'http://x.com/maya'],
    ['About xhttp://x.com: see m.x.com/maya', 'm.x.com/maya'],
    ['Open twitter://user?screen_name=maya now', 'https://x.com/maya'],
    ['See  x.com/maya   there', 'x.com/maya'],
    ['intent://x.com/maya#Intent;end', 'https://x.com/maya'],
    ['https://x.com/maya#Intent;end', 'https://x.com/maya#Intent;end'],
    // pages that lead on, and others that have such a part
    ['https://www.google.com/url?q=http://x.com/maya', 'http://x.com/maya'],
    [
      'https://www.google.com/search?q=https://x.com/maya',
      'https://www.google.com/search?q=https://x.com/maya',
    ],
    ['https://evil.example/url?q=https://x.com/maya', 'https://evil.example/url?q=https://x.com/maya'],
    ['https://www.google.com/url?q=see%20https://x.com', 'https://www.google.com/url?q=see%20https://x.com'],
  ])('in %j the address is %s', (text, address) => expect(linkInText(text)).toBe(address));

  it('a page that leads on to something else than the web leads nowhere', () => {
    const link = 'https://l.instagram.com/?u=javascript%3Aalert';
    expect(linkInText(link)).toBe(link);
  });
});

describe('a short link says nothing of whom it leads to', () => {
  it.each([
    'https://vm.tiktok.com/ZMabc123/',
    'Look! https://www.tiktok.com/t/ZTabc/',
    'pin.it/1AbC',
    'https://t.co/abc',
    'https://www.facebook.com/share/1AbC/?mibextid=wwXIfr',
    'https://www.instagram.com/share/abc',
    'https://youtu.be/abc',
    'https://wa.me/qr/ABCDEF',
    'https://snapchat.com/t/abc',
    'https://forms.gle/abc',
  ])('%s', (text) => {
    expect(isShortLink(text)).toBe(true);
    expect(parseProfileLink(text)).toBeUndefined();
    expect(parseAnyLink(text)).toBeUndefined();
  });

  it.each(['https://www.tiktok.com/@maya', 'https://wa.me/46701234567', 'fb.me/maya.hollimund', 'maya', ''])(
    '%j is none',
    (text) => {
      expect(isShortLink(text)).toBe(false);
    },
  );
});

it.each([
  ['instagram.com/maya hollimund', true],
  ['https://www.facebook.com/Maya Hollimund', true],
  ['x.com/maya hollimund potter', true],
  ['wa.me/+44 7700 900123', false],
  ['https://www.instagram.com/hollimund.clay Look at my new profile', false],
  ['Look at https://x.com/maya', false],
  ['https://x.com/maya https://x.com/other', false],
  ['maya hollimund', false],
  ['x.com/maya', false],
])('%s has a space in its link: %s', (text, spaced) => expect(isSpacedLink(text)).toBe(spaced));
