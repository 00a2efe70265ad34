import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clip,
  clipNfkc,
  foldCase,
  stripDiacritics,
  stripIgnorables,
  stripSeparators,
  unleet,
} from './text-folds.ts';

describe('folds of a text', () => {
  it.each<[string, (text: string) => string, string, string]>([
    ['ignorables', stripIgnorables, 'pay\u200Bpal\u00AD\uFE0F', 'paypal'],
    ['diacritics', stripDiacritics, 'José Łódź Ærø ñandú', 'Jose Lodz AEro nandu'],
    ['separators', stripSeparators, 'maya_holli.mund-1’s', 'mayahollimund1s'],
    ['leet', unleet, 'm4y4 p0tt3ry', 'maya pottery'],
    ['case', foldCase, 'MAYA', 'maya'],
  ])('%s', (_, layer, text, expected) => expect(layer(text)).toBe(expected));

  const text = fc.string({
    unit: fc.constantFrom(
      ...'abzAZ0134578@$!._-+~ ',
      ...['é', 'e\u0301', 'ø', 'ß', 'Œ', '한', '\u200B', '\u00AD', '\uFE0F', '’', '—', '·', '😀', '\uD800', '\uDC00', 'ȧ'],
    ), // prettier-ignore
    maxLength: 24,
  });

  it('do to a text what is done to its characters one by one', () => {
    const each = (word: string, change: (character: string) => string) => [...word].map(change).join('');
    fc.assert(
      fc.property(text, (word) => {
        expect(stripIgnorables(word)).toBe(
          each(word, (one) => (/^\p{Default_Ignorable_Code_Point}$/u.test(one) ? '' : one)),
        );
        expect(stripSeparators(word)).toBe(
          each(word, (one) =>
            /^[\p{Z}\p{Pd}\p{Pc}]$/u.test(one) || ".·•'’,:/\\|~+".includes(one) ? '' : one,
          ),
        );
        const [signs, letters] = ['0134578@$!', 'oleastbasi'];
        expect(unleet(word)).toBe(each(word, (one) => letters[signs.indexOf(one)] ?? one));
      }),
      { seed: 41, numRuns: 500 },
    );
  });

  it('are idempotent, and no mark survives', () => {
    fc.assert(
      fc.property(text, (word) => {
        for (const layer of [stripIgnorables, stripDiacritics, stripSeparators, unleet, foldCase])
          expect(layer(layer(word))).toBe(layer(word));
        expect(stripDiacritics(word)).not.toMatch(/\p{Mn}/u);
        expect(stripDiacritics(word.normalize('NFD'))).toBe(stripDiacritics(word.normalize('NFC')));
      }),
      { seed: 42, numRuns: 500 },
    );
  });
});

describe('clipNfkc', () => {
  it.each([
    ['ﷺ', 3, 'صلى'],
    ['ﬁsh', 3, 'fis'],
    ['𝐦𝐚𝐲𝐚', 4, 'maya'],
    ['maya\ud800', 5, 'maya\ufffd'],
  ])('%s, %d', (text, max, expected) => expect(clipNfkc(text, max)).toBe(expected));

  it('is the beginning of the compatible form, never longer', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'ﷺ', 'ﬁ', '㌖', '½', '😀', '\ud83d'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(word, fc.integer({ min: 0, max: 20 }), (text, max) => {
        const clipped = [...clipNfkc(text, max)];
        const whole = [...text].map((one) => (/^[\ud800-\udfff]$/.test(one) ? '\ufffd' : one)).join('');
        expect(clipped).toEqual([...whole.normalize('NFKC')].slice(0, clipped.length));
        expect(clipped.length).toBe(Math.min(max, [...whole.normalize('NFKC')].length));
      }),
      { seed: 327, numRuns: 300 },
    );
  });
});

describe('clip', () => {
  /** Code point by code point, each half of a pair replaced. */
  const naive = (word: string, max: number) =>
    [...word]
      .slice(0, max)
      .map((one) => (/^[\uD800-\uDFFF]$/.test(one) ? '\uFFFD' : one))
      .join('');

  it('cuts whole code points and mends halves of pairs', () => {
    const word = fc.string({ unit: fc.constantFrom('a', '😀', '\uD83D', '\uDE00', 'é'), maxLength: 20 });
    fc.assert(
      fc.property(word, fc.integer({ min: 0, max: 22 }), (one, max) => {
        // lone halves that meet by being joined are a pair again, hence read from the joined text
        if (one.length > max) expect(clip(one, max)).toBe(naive(one, max));
        else expect(clip(one, max)).toBe(naive(one, one.length));
      }),
      { seed: 43, numRuns: 500 },
    );
  });
});
