import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topLevelNames } from '../../bin/make/top-level-names.ts';
import { escapeHtml, safeText, visibleText } from './safe-text.ts';
import { TOP_LEVEL_NAMES } from './top-level-names.ts';

test.each([
  // as it is
  ['maya_hollimund', 'maya_hollimund'],
  ['maya.hollimund', 'maya.hollimund'],
  ['Mařka Čížková', 'Mařka Čížková'],
  ['  two   spaces ', 'two spaces'],
  // nothing that becomes a link
  ['evil.com', 'evil[.]com'],
  ['www.evil.co.uk/login', 'www[.]evil[.]co[.]uk/login'],
  ['https://evil.com', 'https[:]//evil[.]com'],
  ['http://localhost:1', 'http[:]//localhost:1'],
  ['me@evil.com', 'me@evil[.]com'],
  ['1.2.3.4', '1[.]2[.]3[.]4'],
  // the letters of another script in a domain, and the dots of one
  ['раypal.com', 'раypal[.]com'],
  ['пример.рф', 'пример[.]рф'],
  ['EVIL.COM', 'EVIL[.]COM'],
  ['evil.xn--p1ai', 'evil[.]xn--p1ai'],
  ['А.С.Пушкин', 'А.С.Пушкин'],
  ['1.2.3', '1.2.3'],
  ['evil。com', 'evil[.]com'],
  // one line, every character seen
  ['a\r\nBcc: x', 'a Bcc: x'],
  ['a\u202egro.live', 'a[U+202E]gro[.]live'],
  ['a\u200bb', 'a[U+200B]b'],
  ['a\u2028b', 'a b'],
  ['\u3164', '[U+3164]'],
  ['\ud800', '[U+D800]'],
  ['', ''],
])('%j is shown as %j', (text, shown) => expect(safeText(text)).toBe(shown));

test('every suffix of the list ends in a name that we know', async () => {
  expect([...TOP_LEVEL_NAMES]).toEqual(await topLevelNames());
});

test('a long text is cut by characters, not in the middle of one', () => {
  expect(visibleText('🙂'.repeat(200), 5)).toBe('🙂🙂🙂🙂…');
  expect(visibleText('🙂'.repeat(5), 5)).toBe('🙂'.repeat(5));
});

test('whatever somebody calls themselves: one line, nothing hidden, no address, no markup', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('a', '.', '\n', '\u202e', ':', '/', 'com', '<', '"', '&') }),
  );
  fc.assert(
    fc.property(names, (name) => {
      const shown = safeText(name);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(shown).not.toMatch(/:\/\/|[a-z]\.com\b/);
      expect(escapeHtml(shown)).not.toMatch(/[<>"']|&(?!#\d+;)/);
      // Shown again it stays what it is, but for what a cut leaves.
      if (shown.length < 60) expect(safeText(shown, 400)).toBe(shown);
    }),
    { seed: 20261120, numRuns: 500 },
  );
});
