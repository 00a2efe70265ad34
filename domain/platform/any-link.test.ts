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
  ['https://m.threads.net/@maya_hollimund', 'Threads', 'maya_hollimund'],
  ['HTTP://WWW.Etsy.com/de-de/SHOP/MayaClay', 'etsy.com', 'MayaClay'],
  ['https://bsky.app/profile/maya.BSKY.social', 'Bluesky', 'maya'],
  ['https://bsky.app/profile/bsky.social.example', 'Bluesky', 'bsky.social.example'],
  ['@maya.h@social.example.org', 'social.example.org', 'maya.h'],
  ['@Maya@MASTODON.social', 'mastodon.social', 'Maya'],
  ['forum.example//users//maya/', 'forum.example', 'maya'],
  ['forum.example/de-de/people/x/@maya/photos', 'forum.example', 'maya'],
  ['forum.example/users/m@ya', 'forum.example', 'm@ya'],
  ['forum.example/users/%E0%A4%A', 'forum.example', '%E0%A4%A'],
  [`forum.example/users/${'m'.repeat(100)}`, 'forum.example', 'm'.repeat(100)],
  // a platform's name within another host
  ['notx.com/maya', 'notx.com', 'maya'],
])('%s: %s, %s', (text, site, handle) => expect(parseAnyLink(text)).toMatchObject({ site, handle }));

it.each([
  '',
  'maya_hollimund',
  'hollimund.com',
  'https://x.com/home',
  'm.facebook.com/maya',
  'ftp://t.me/maya',
  'localhost/maya',
  'https://',
  // an email address, and an invitation to a group
  'maya@mail.example',
  'https://t.me/+AbCdEf12',
  't.me/+4670x',
  `forum.example/users/${'m'.repeat(101)}`,
  'forum.example/users',
  'forum.example/@',
  '@maya@mastodon',
  'x@maya@mastodon.social',
  'https://forum.example:port/maya',
])('%j is no profile elsewhere', (text) => expect(parseAnyLink(text)).toBeUndefined());
