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
])('%j is no profile elsewhere', (text) => expect(parseAnyLink(text)).toBeUndefined());
