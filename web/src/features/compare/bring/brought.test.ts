import { describe, expect, it } from 'vitest';
import { BROUGHT } from './bookmark.ts';
import { broughtBy, broughtByShare } from './brought.ts';

const fragment = (page: unknown) => BROUGHT + encodeURIComponent(JSON.stringify(page));
const maya = 'Maya Hollimund';
const jpeg = 'data:image/jpeg;base64,/9j/4AAQ';

describe('what the bookmark hands over', () => {
  it.each([
    [
      'Instagram',
      {
        link: 'https://www.instagram.com/hollimund.clay/',
        about: 'https://www.instagram.com/hollimund.clay/',
        title: 'Maya Hollimund (@hollimund.clay) • Instagram photos and videos',
        name: 'Maya Hollimund (@hollimund.clay) • Instagram photos and videos',
        text: '412 Followers, 180 Following, 96 Posts - See Instagram photos and videos from Maya Hollimund (@hollimund.clay)',
      },
      { link: 'https://www.instagram.com/hollimund.clay/', name: maya },
    ],
    [
      'Facebook',
      {
        link: 'https://m.facebook.com/profile.php?id=100001234567890&mibextid=x',
        about: 'https://www.facebook.com/profile.php?id=100001234567890',
        title: 'Maya Hollimund | Facebook',
        name: maya,
        text: 'Maya Hollimund is on Facebook. Join Facebook to connect with Maya Hollimund and others.',
      },
      { link: 'https://www.facebook.com/profile.php?id=100001234567890', name: maya },
    ],
    [
      'LinkedIn',
      {
        link: 'https://se.linkedin.com/in/maya-hollimund?trk=x',
        about: 'https://se.linkedin.com/in/maya-hollimund',
        title: 'Maya Hollimund - Ceramicist - Hollimund Clay | LinkedIn',
        name: 'Maya Hollimund - Ceramicist - Hollimund Clay | LinkedIn',
        text: 'Stoneware and slow glazes.',
      },
      { link: 'https://www.linkedin.com/in/maya-hollimund', name: maya, bio: 'Stoneware and slow glazes.' },
    ],
    [
      'TikTok',
      {
        link: 'https://www.tiktok.com/@maya.h?lang=en',
        title: 'Maya Hollimund (@maya.h) | TikTok',
        text: 'Maya Hollimund (@maya.h) on TikTok | 88 Likes. 233 Followers. Stoneware and slow glazes. Watch the latest video from Maya Hollimund (@maya.h).',
      },
      { link: 'https://www.tiktok.com/@maya.h', name: maya, bio: 'Stoneware and slow glazes.' },
    ],
    [
      'WhatsApp',
      { link: 'https://wa.me/46701234567', title: 'Share on WhatsApp', name: maya, text: '' },
      { link: 'https://wa.me/46701234567', name: maya },
    ],
    [
      'Zoom',
      {
        link: 'https://us02web.zoom.us/my/maya.h',
        title: 'Launch Meeting - Zoom',
        name: 'Join our Cloud HD Video Meeting',
      },
      { link: 'https://zoom.us/my/maya.h', name: '' },
    ],
    [
      'GitHub',
      {
        link: 'https://github.com/maya-h',
        title: 'maya-h (Maya Hollimund) · GitHub',
        name: 'maya-h - Overview',
        text: '',
      },
      { link: 'https://github.com/maya-h', name: maya },
    ],
    [
      'a site that we do not know',
      {
        link: 'https://bsky.app/profile/maya.bsky.social',
        title: 'Maya Hollimund (@maya.bsky.social) — Bluesky',
        name: 'Maya Hollimund (@maya.bsky.social)',
      },
      { link: 'https://bsky.app/profile/maya.bsky.social', name: maya },
    ],
    [
      'Mastodon',
      { link: 'https://mastodon.social/@maya', title: 'Maya Hollimund (@maya@mastodon.social) - Mastodon' },
      { link: 'https://mastodon.social/@maya', name: maya },
    ],
    [
      'Threads',
      { link: 'https://www.threads.net/@maya', name: 'Maya Hollimund (@maya) • Threads, Say more' },
      { link: 'https://www.threads.net/@maya', name: maya },
    ],
    [
      'Telegram, of somebody without a name',
      { link: 'https://t.me/maya_h', title: 'Telegram: Contact @maya_h', name: 'Telegram: Contact @maya_h' },
      { link: 'https://t.me/maya_h', name: '' },
    ],
  ])('of %s: link, name and text', (_, page, read) => {
    expect(broughtBy(fragment(page))).toEqual(read);
  });

  it('tags of another account, left by the page before, do not count', () => {
    const page = {
      link: 'https://www.instagram.com/hollimund.c1ay/',
      about: 'https://www.instagram.com/hollimund.clay/',
      title: 'Maya Holl1mund (@hollimund.c1ay) • Instagram photos and videos',
      name: 'Maya Hollimund (@hollimund.clay) • Instagram photos and videos',
      text: 'Stoneware and slow glazes.',
      image: jpeg,
    };
    expect(broughtBy(fragment(page))).toEqual({
      link: 'https://www.instagram.com/hollimund.c1ay/',
      name: 'Maya Holl1mund',
    });
  });

  it('a picture comes along as a file, and one that could not is said to be missing', () => {
    const page = { link: 'https://x.com/maya_h', title: 'Maya (@maya_h) / X' };
    expect(broughtBy(fragment({ ...page, image: jpeg }))?.picture).toMatchObject({
      type: 'image/jpeg',
      size: 6,
    });
    for (const image of [
      'not loaded',
      'https://pbs.twimg.com/a.jpg',
      'data:image/svg+xml;base64,AAAA',
      'data:image/jpeg;base64,<b>',
    ])
      expect(broughtBy(fragment({ ...page, image }))).toEqual({
        link: 'https://x.com/maya_h',
        name: 'Maya',
        pictureMissing: true,
      });
  });

  it('what is no profile is said to be none', () => {
    for (const link of ['https://www.instagram.com/', 'javascript:alert(1)', 'about:blank', ''])
      expect(broughtBy(fragment({ link, title: maya }))).toEqual({ link: '', name: '', unread: true });
  });

  it('letters that cannot be seen stay in the name, line breaks and the like do not', () => {
    const page = { link: 'https://x.com/maya_h', title: 'Ma\u200bya\n\u0000Holl (@maya_h) / X' };
    expect(broughtBy(fragment(page))?.name).toBe('Ma\u200bya Holl');
  });

  it.each([
    '',
    '#profiles',
    '#bring=',
    '#bring=%',
    '#bring=null',
    '#bring=7',
    `#bring=${'a'.repeat(200_000)}`,
  ])('%.20s brings nothing', (text) => {
    expect(broughtBy(text)).toBeUndefined();
  });

  it('a field that is too long, or no text, is left out', () => {
    const page = { link: 'https://x.com/maya_h', title: 'Maya'.repeat(100), text: { toString: 1 } };
    expect(broughtBy(fragment(page))).toEqual({ link: 'https://x.com/maya_h', name: '' });
  });
});

describe('what a phone’s app shares', () => {
  const form = (fields: Record<string, string | File>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const shot = new File(['shot'], 'shot.png', { type: 'image/png' });

  it('is a link in any of its texts', () => {
    const text = 'Look at @hollimund.clay on Instagram https://www.instagram.com/hollimund.clay?igsh=abc';
    expect(broughtByShare(form({ text }))).toEqual({
      link: 'https://www.instagram.com/hollimund.clay/',
      name: '',
    });
    expect(
      broughtByShare(
        form({ title: 'Maya Hollimund (@maya_h) on X', text: '', url: 'https://x.com/maya_h?s=21' }),
      ),
    ).toEqual({ link: 'https://x.com/maya_h', name: maya });
  });

  it('or a screenshot, or both', () => {
    expect(broughtByShare(form({ picture: shot }))).toMatchObject({
      link: '',
      picture: { name: 'shot.png' },
    });
    expect(broughtByShare(form({ picture: shot, url: 'https://x.com/maya_h' }))).toMatchObject({
      link: 'https://x.com/maya_h',
      picture: { name: 'shot.png' },
    });
  });

  it('or nothing that can be read', () => {
    expect(broughtByShare(form({ text: 'https://vm.tiktok.com/ZMabc/' }))).toEqual({
      link: '',
      name: '',
      unread: true,
    });
    expect(broughtByShare(form({}))).toEqual({ link: '', name: '', unread: true });
  });
});
