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
    ['a line separator', 'ma\u2028ya', 'U+2028'],
    ['a paragraph separator', 'ma\u2029ya', 'U+2029'],
    ['a letter of nobody’s alphabet', 'ma\ue000ya', 'U+E000'],
    ['half of a letter', 'ma\ud800ya', 'U+D800'],
    ['an empty Hangul beginning', 'ma\u115fya', 'U+115F'],
    ['an empty Hangul middle', 'ma\u1160ya', 'U+1160'],
    ['a narrow empty Hangul letter', 'ma\uffa0ya', 'U+FFA0'],
    ['an empty Braille sign', 'ma\u2800ya', 'U+2800'],
  ])('names %s', (_, text, code) => {
    expect(shownParts(text)).toContainEqual({ code });
    expect(hidesSomething(text)).toBe(true);
  });

  it.each([
    ['at its beginning', '\u200bmaya', [{ code: 'U+200B' }, { words: 'maya' }]],
    ['at its end', 'maya\u200b', [{ words: 'maya' }, { code: 'U+200B' }]],
    [
      'twice together',
      'ma\u200b\u202eya',
      [{ words: 'ma' }, { code: 'U+200B' }, { code: 'U+202E' }, { words: 'ya' }],
    ],
    ['and nothing else', '\u2028', [{ code: 'U+2028' }]],
    ['behind letters beyond the first plane', '𝐚\u200b', [{ words: '𝐚' }, { code: 'U+200B' }]],
    // a joiner that belongs there does not excuse another one
    ['beside a joiner that belongs', '👩🏽‍💻\u200d', [{ words: '👩🏽‍💻' }, { code: 'U+200D' }]],
    ['before an emoji', '\u200d💻', [{ code: 'U+200D' }, { words: '💻' }]],
    ['between an emoji and a letter', '💻\u200da', [{ words: '💻' }, { code: 'U+200D' }, { words: 'a' }]],
    ['at the end of a Persian word', 'می\u200c', [{ words: 'می' }, { code: 'U+200C' }]],
    [
      'a non-joiner between Latin letters',
      'ma\u200cya',
      [{ words: 'ma' }, { code: 'U+200C' }, { words: 'ya' }],
    ],
  ])('cuts it %s', (_, text, parts) => expect(shownParts(text)).toEqual(parts));

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
