import { expect, test } from 'vitest';
import { groupKind } from './group-link.ts';

test.each([
  ['https://www.facebook.com/groups/1029384756/', 'group'],
  ['m.facebook.com/groups/tarnsideharriers?ref=share', 'group'],
  ['https://www.facebook.com/share/g/1AbCdEf/', 'group'],
  ['Join us: https://chat.whatsapp.com/AbCdEf12345', 'group'],
  ['https://www.whatsapp.com/channel/0029VaAbC', 'channel'],
  ['https://t.me/+AbCdEf123_x', 'group'],
  ['t.me/joinchat/AAAAAE', 'group'],
  ['https://discord.gg/abcd', 'server'],
  ['discord.com/invite/abcd', 'server'],
  ['https://www.linkedin.com/groups/12345/', 'group'],
  ['https://www.reddit.com/r/running/', 'community'],
  ['https://x.com/i/communities/1493446837214187523', 'community'],
  ['https://t.me/+447700900123', undefined],
  ['t.me/tarnsideharriers', undefined],
  ['facebook.com/groups/tarnside/permalink/1234567890/', undefined],
  ['https://www.reddit.com/r/running/comments/1abc/a_title/', undefined],
  ['https://www.reddit.com/r/running/s/AbCdEf', undefined],
  ['facebook.com/groups', undefined],
  ['facebook.com/tarnsideharriers', undefined],
  ['reddit.com/user/tarnside', undefined],
  ['whatsapp.com/download', undefined],
  ['group', undefined],
  ['', undefined],
])('%s: %s', (text, kind) => expect(groupKind(text)).toBe(kind));
