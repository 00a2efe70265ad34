import { expect, it } from 'vitest';
import { parseAnyLink } from './any-link.ts';

it.each([
  ['https://t.me/maya_hollimund', 'Telegram', 'maya_hollimund'],
  ['t.me/s/maya_hollimund?before=3', 'Telegram', 'maya_hollimund'],
  ['https://www.threads.net/@maya_hollimund', 'Threads', 'maya_hollimund'],
  ['threads.com/@maya_hollimund/post/abc', 'Threads', 'maya_hollimund'],
  ['https://bsky.app/profile/maya-hollimund.bsky.social', 'Bluesky', 'maya-hollimund'],
  ['https://bsky.app/profile/hollimund.com', 'Bluesky', 'hollimund.com'],
  ['https://mastodon.social/@maya_hollimund', 'mastodon.social', 'maya_hollimund'],
  ['@maya_hollimund@mastodon.social', 'mastodon.social', 'maya_hollimund'],
  ['https://pottery-forum.example/users/maya%20h', 'pottery-forum.example', 'maya h'],
  ['https://www.etsy.com/shop/MayaClay', 'etsy.com', 'MayaClay'],
  ['https://www.amazon.com/shops/MayaClay?ref=x', 'amazon.com', 'MayaClay'],
  ['flickr.com/photos/maya_hollimund', 'flickr.com', 'maya_hollimund'],
  ['steamcommunity.com/id/maya_hollimund', 'steamcommunity.com', 'maya_hollimund'],
  ['line.me/ti/p/maya_hollimund', 'line.me', 'maya_hollimund'],
  ['t.me/+46701234567', 'Telegram', '+46701234567'],
  ['telegram.me/maya_hollimund', 'Telegram', 'maya_hollimund'],
  ['https://maya_hollimund.t.me', 'Telegram', 'maya_hollimund'],
  ['https://web.telegram.org/k/#@maya_hollimund', 'Telegram', 'maya_hollimund'],
  ['tg://resolve?domain=maya_hollimund&start=1', 'Telegram', 'maya_hollimund'],
  ['tg://resolve?phone=46701234567', 'Telegram', '+46701234567'],
  ['https://m.threads.net/@maya_hollimund', 'Threads', 'maya_hollimund'],
  ['HTTP://WWW.Etsy.com/de-de/SHOP/MayaClay', 'etsy.com', 'MayaClay'],
  ['https://bsky.app/profile/maya.BSKY.social', 'Bluesky', 'maya'],
  ['https://bsky.app/profile/bsky.social.example', 'Bluesky', 'bsky.social.example'],
  ['@maya.h@social.example.org', 'social.example.org', 'maya.h'],
  ['@Maya@Mastodon.SOCIAL', 'mastodon.social', 'Maya'],
  ['forum.example//users//maya/', 'forum.example', 'maya'],
  ['forum.example/de-de/people/x/@maya/photos', 'forum.example', 'maya'],
  ['forum.example/users/m@ya', 'forum.example', 'm@ya'],
  ['forum.example/users/%E0%A4%A', 'forum.example', '%E0%A4%A'],
  [`forum.example/users/${'m'.repeat(100)}`, 'forum.example', 'm'.repeat(100)],
  // a host for each person
  ['https://eilidhmarchbank.substack.com/p/knees-and-hills', 'substack.com', 'eilidhmarchbank'],
  ['maya.tumblr.com', 'tumblr.com', 'maya'],
  // what stands before it, and the pages below it
  ['https://soundcloud.com/maya-hollimund/tracks', 'soundcloud.com', 'maya-hollimund'],
  ['patreon.com/c/mayaclay/posts', 'patreon.com', 'mayaclay'],
  ['forum.example/en/users/maya', 'forum.example', 'maya'],
  ['forum.example/al', 'forum.example', 'al'],
  ['forum.example/dj2004', 'forum.example', 'dj2004'],
  // a platform's name within another host
  ['bsky.app/profile/maya.bsky.social.example', 'Bluesky', 'maya.bsky.social.example'],
  ['forum.example/users/maya?from=http://x.example', 'forum.example', 'maya'],
  ['notx.com/maya', 'notx.com', 'maya'],
])('%s: %s, %s', (text, site, handle) => expect(parseAnyLink(text)).toMatchObject({ site, handle }));

it.each([
  'open.substack.com/pub/maya',
  'music.apple.com/us/artist/maya-hollimund/987',
  'deezer.com/en/artist/111',
  'bandsintown.com/a/111-maya-hollimund',
  'tidal.com/browse/artist/1',
  'last.fm/music/Maya',
  'imdb.com/name/nm0000123',
  'amazon.com/stores/maya/page/0F9A1B2C-1111-2222',
  'forum.example/users/12345/maya',
  'vk.com/id123456',
])('nothing in %s is known to be a handle', (text) =>
  expect(parseAnyLink(`https://${text}`)).toEqual({
    ...{ site: text.split('/')[0], handle: text, url: `https://${text}` },
    ...{ isNamed: false, isPage: true },
  }),
);

it.each([
  '',
  'maya_hollimund',
  'hollimund.com',
  'https://x.com/home',
  'm.facebook.com/maya',
  'de-de.facebook.com/groups/maya',
  'ftp://t.me/maya',
  'localhost/maya',
  'https://',
  // an email address, and an invitation to a group
  'maya@mail.example',
  'https://t.me/+AbCdEf12',
  't.me/+4670x',
  't.me/joinchat/AbCdEf12',
  't.me/c/1234567/8',
  'https://web.telegram.org/a/#-100123',
  'https://www.t.me/',
  'https://www.threads.net/t/abc',
  'https://bsky.app/search',
  `forum.example/users/${'m'.repeat(101)}`,
  'forum.example/users',
  'forum.example/@',
  '@maya@mastodon',
  'x@maya@mastodon.social',
  '@maya@mastodon.social@more',
  '@maya@mastodon_social.example',
  'xhttps://forum.example/users/maya',
  'httpsx://forum.example/users/maya',
  'https://forum.example:port/maya',
])('%j is no profile elsewhere', (text) => expect(parseAnyLink(text)).toBeUndefined());

it.each([
  ['https://t.me/Zofie_Cerna?start=1', 'https://t.me/Zofie_Cerna'],
  ['https://t.me/s/maya_hollimund/12', 'https://t.me/maya_hollimund'],
  ['https://www.threads.net/@maya/post/abc?xmt=AQG', 'https://www.threads.net/@maya'],
  ['https://bsky.app/profile/maya.bsky.social?ref_src=embed', 'https://bsky.app/profile/maya.bsky.social'],
  // Elsewhere the query may say whose profile it is.
  ['https://forum.example/maya?id=7&utm_source=mail', 'https://forum.example/maya?id=7'],
  ['https://mastodon.social/@maya?utm_medium=social', 'https://mastodon.social/@maya'],
])('of %s, the address is %s', (text, url) => expect(parseAnyLink(text)?.url).toBe(url));

it('a handle is told as its site shows it, too', () => {
  expect(parseAnyLink('https://bsky.app/profile/maya.bsky.social')?.shown).toBe('maya.bsky.social');
  expect(parseAnyLink('https://bsky.app/profile/hollimund.com')?.shown).toBeUndefined();
});
