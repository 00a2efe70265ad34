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
])('%j is no profile elsewhere', (text) => expect(parseAnyLink(text)).toBeUndefined());
