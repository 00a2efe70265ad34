import { expect, it } from 'vitest';
import { faultOf } from './listed-link.ts';
import { words } from './words.ts';

const listed = [{ platform: 'X' as const, pageUrl: 'https://x.com/hazelthorn' }];

it.each([
  [
    'a site without a row says so, and which have one',
    'https://www.etsy.com/shop/HazelThorn',
    /^We don’t cover etsy\.com yet\. You can list accounts on Facebook, .*, and WhatsApp\.$/,
  ],
  ['a website', 'https://hazelandthorn.co.uk/', /^This is a website, not a profile\.$/],
  ['an email address', 'hello@hazelandthorn.co.uk', /^This is an email address/],
  ['nothing, as after what was refused is deleted', ' ', 'This field is required'],
  ['a bare handle', 'hazelthorn', words.unread],
  ['what is on the list', 'x.com/HazelThorn', words.there],
])('what keeps a link from the list: %s', (_, typed, said) => {
  const fault = faultOf(typed, listed);
  if (typeof said === 'string') expect(fault).toBe(said);
  else expect(fault).toMatch(said);
});

it.each(['https://www.facebook.com/pages/Hazel-Thorn/615500012345', 'github.com/hazelthorn'])(
  '%s can be listed',
  (typed) => expect(faultOf(typed, listed)).toBeUndefined(),
);
