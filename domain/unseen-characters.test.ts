import { describe, expect, it } from 'vitest';
import { hidesSomething, shownParts } from './unseen-characters.ts';

describe('a text as it may be shown', () => {
  it('names what turns the direction of reading, where it stands', () => {
    expect(shownParts('maya\u202eelbmuh')).toEqual([
      { words: 'maya' },
      { code: 'U+202E' },
      { words: 'elbmuh' },
    ]);
  });

  it.each([
    ['a zero-width space', 'ma\u200bya', 'U+200B'],
    ['a joiner between Latin letters', 'ma\u200dya', 'U+200D'],
    ['a soft hyphen', 'ma\u00adya', 'U+00AD'],
    ['a byte order mark', '\ufeffmaya', 'U+FEFF'],
    ['an empty Hangul letter', 'maya\u3164', 'U+3164'],
    ['a tag beyond the first plane', 'maya\u{e0041}', 'U+E0041'],
    ['a line break', 'ma\nya', 'U+000A'],
  ])('names %s', (_, text, code) => {
    expect(shownParts(text)).toContainEqual({ code });
    expect(hidesSomething(text)).toBe(true);
  });

  it.each([
    ['words', 'Maya Hollimund'],
    ['accents and other scripts', 'Zoë Müller, 王小明, مايا, Майя'],
    ['an emoji of several signs', 'Maya 👩🏽‍💻'],
    ['a Persian name with its joiner', 'می‌خواهم'],
    ['a Hindi conjunct', 'क्‍ष'],
    ['nothing', ''],
  ])('leaves %s alone', (_, text) => {
    expect(hidesSomething(text)).toBe(false);
    expect(shownParts(text)).toEqual(text ? [{ words: text }] : []);
  });
});
