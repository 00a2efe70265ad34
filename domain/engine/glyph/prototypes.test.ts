import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prototypeOf, unpacked } from './prototypes.ts';

const codeOf = (glyph: string) => glyph.codePointAt(0)!;
const everyCode = Array.from({ length: 0x11_0000 }, (_, code) => code);

describe('prototypeOf', () => {
  // One test of all: the table is read once, by whoever asks first.
  it('is what Unicode says, or what is drawn the same', () => {
    const looks = {
      ...{ а: 'a', m: 'rn', Đ: 'D\u0335', ᄣ: 'ᄇᄉᄃ' },
      ...{ '𝐦': 'rn', '𝟘': 'O', ｌ: 'l', '⼀': 'ー' },
      // newer than what some browsers know to be made of an A, and the last of them of a 9
      ...{ '\u{1CCD6}': 'A', '\u{1CCF9}': '9' },
    };
    const read = Object.keys(looks).map((glyph) => [glyph, prototypeOf(codeOf(glyph))]);
    expect(Object.fromEntries(read)).toEqual(looks);
  });

  it.each(['a', '9', '금', '串', '\u0000', '\u{10FFFF}', '\uD800'])('%s stands for itself', (glyph) =>
    expect(prototypeOf(codeOf(glyph))).toBeUndefined(),
  );

  it('knows 5,500 of all, says of none that it looks like itself, and leads each to its end', () => {
    const alike = everyCode.filter((code) => prototypeOf(code) !== undefined);
    expect(alike).toHaveLength(5500);
    const wrong = alike.filter((code) => {
      const looks = prototypeOf(code)!;
      const further = [...looks].map((glyph) => prototypeOf(codeOf(glyph)) ?? glyph).join('');
      return looks === String.fromCodePoint(code) || looks !== looks.normalize('NFD') || further !== looks;
    });
    expect(wrong).toEqual([]);
  });
});

it('reads any text written as code points in base 36', () => {
  const codesOf = (text: string) => [...text].map((glyph) => codeOf(glyph).toString(36)).join('.');
  expect(unpacked('2p.lo')).toBe('a\u030C');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      expect(unpacked(codesOf(text))).toBe(text);
    }),
    { seed: 9 },
  );
});
