import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alertFlags } from '#domain/message/alert-flag';
import { stopLinksOver } from './stop-links.ts';
import { unsubscribeTokens } from './unsubscribe-token.ts';

const tokens = unsubscribeTokens('k'.repeat(64));
const what = fc.record({
  userId: fc.oneof(fc.uuid(), fc.stringMatching(/^[\w-]{1,60}$/)),
  flag: fc.constantFrom(...alertFlags),
});

test('a token says what it was made for, with the same key alone', () => {
  fc.assert(
    fc.property(what, (one) => {
      const token = tokens.make(one);
      expect(tokens.check(token)).toEqual(one);
      expect(unsubscribeTokens('j'.repeat(64)).check(token)).toBeUndefined();
      // In an address and in a header as it is.
      expect(token).toMatch(/^[\w.-]{1,300}$/);
    }),
    { seed: 3, numRuns: 200 },
  );
});

test('no other text is one: each character counts', () => {
  fc.assert(
    fc.property(what, fc.nat(), fc.stringMatching(/^[\w.-]$/), (one, at, other) => {
      const token = tokens.make(one);
      const place = at % token.length;
      const altered = token.slice(0, place) + other + token.slice(place + 1);
      if (altered !== token) expect(tokens.check(altered)).toBeUndefined();
      expect(tokens.check(token.slice(0, place))).toBeUndefined();
      expect(tokens.check(token + other)).toBeUndefined();
    }),
    { seed: 4, numRuns: 300 },
  );
});

test('a key that is too short to be one ends the start', () => {
  expect(() => unsubscribeTokens('short')).toThrow('MAIL_KEY');
});

test.each([
  ['https://site.example', 'https://site.example/unsubscribe#TOKEN'],
  [undefined, 'https://api.example/one-click?token=TOKEN'],
])('with the site %s the link in the mail is %s', (site, page) => {
  const links = stopLinksOver({ make: () => 'TOKEN' }, { site, oneClick: 'https://api.example/one-click' });
  expect(links('u', 'alertsMonitoring')).toEqual({
    page,
    oneClick: 'https://api.example/one-click?token=TOKEN',
  });
});
