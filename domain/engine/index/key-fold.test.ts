import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prototypeOf } from '../glyph/prototypes.ts';
import { foldKey } from './key-fold.ts';

describe('foldKey', () => {
  // One test of all, and the first: what a character counts as is worked out once.
  it('gives letters their place, lets digits and look-alikes be letters, and leaves out what is no sign of a name', () => {
    const keyOf = (text: string) => {
      const into = new Uint8Array(64);
      return [...into.subarray(0, foldKey(text, into))];
    };
    expect(keyOf('abcz')).toEqual([0, 1, 2, 25]);
    expect(keyOf('ABCZ')).toEqual([0, 1, 2, 25]);
    for (const one of ['i', 'I', 'l', 'L', '1', '!', 'І', '𝐥']) expect(keyOf(one), one).toEqual([11]);
    expect(keyOf('0134578')).toEqual(keyOf('olleastb'.replace('ll', 'l')));
    for (const one of ['m', 'М', '𝐦']) expect(keyOf(one), one).toEqual([12]);
    expect(keyOf('rn')).toEqual([17, 13]);
    expect(keyOf('arn')).toEqual([0, 17, 13]);
    for (const one of ['_', '.', '-', ' ', '+', '=', '\u0301', '\u200B', '\uD800', '😀'])
      expect(keyOf(one), one).toEqual([]);
    for (const one of ['2', '6', '9', '金', 'ж', '€']) {
      expect(keyOf(one), one).toHaveLength(1);
      expect(keyOf(one)[0], one).toBeGreaterThanOrEqual(26);
    }
    expect(keyOf('2')).toEqual([26 + (50 % 38)]);
    // signs of several letters are no letter: of "fi" the f, of "ms" the r that m looks like
    expect(keyOf('ﬁ')).toEqual([26 + (102 % 38)]);
    expect(keyOf('㎳')).toEqual([26 + (114 % 38)]);
    expect(keyOf('ш')).toEqual([22]);
    expect(keyOf('ж')).not.toEqual(keyOf('金'));
  });
  it.each([
    ['maya_hollimund', 'm4ya.HollІmund'],
    ['josé', 'jose'],
    ['pay\u200Bpal', 'paypaI'],
  ])('%s and %s have one key', (a, b) => {
    const [x, y] = [new Uint8Array(64), new Uint8Array(64)];
    expect(foldKey(a, x)).toBe(foldKey(b, y));
    expect(x).toEqual(y);
  });
  it('reads what looks like a letter as that letter', () => {
    const keyOf = (text: string) => {
      const into = new Uint8Array(64);
      return into.slice(0, foldKey(text, into)).join();
    };
    const missed: string[] = [];
    let all = 0;
    for (let code = 128; code < 0x20000; code++) {
      const looks = prototypeOf(code) ?? '';
      if (!/^[A-Za-z]$/.test(looks)) continue;
      all += 1;
      if (keyOf(String.fromCodePoint(code)) !== keyOf(looks)) missed.push(String.fromCodePoint(code));
    }
    expect(all).toBeGreaterThan(1200);
    // NFKC calls them another letter or a mark
    expect(missed).toEqual(['ſ', '˛', 'ͺ', 'ϲ', 'Ϲ', '￨']);
  });
  it('folds a text as its characters one by one, and capitals like small letters', () => {
    const keyOf = (text: string) => {
      const into = new Uint8Array(64);
      return [...into.subarray(0, foldKey(text, into))];
    };
    const word = fc.string({
      unit: fc.constantFrom(...'abilzAIZ0134_-. ', 'é', 'ø', 'а', 'І', '金', '𝐦', '😀', '\u200B', '\uD800'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(word, (text) => {
        const each = [...text].flatMap(keyOf);
        expect(keyOf(text)).toEqual(each.slice(0, 64));
        expect(each.length).toBeLessThanOrEqual([...text].length);
        expect(each.every((code) => code < 64)).toBe(true);
      }),
      { seed: 7, numRuns: 500 },
    );
    expect(keyOf('MAYA')).toEqual(keyOf('maya'));
  });
  it('is bounded', () => {
    expect(foldKey('\ud800'.repeat(100_000) + 'a'.repeat(1_000_000), new Uint8Array(64))).toBe(64);
    expect(foldKey('abcd', new Uint8Array(3))).toBe(3);
  });
});
