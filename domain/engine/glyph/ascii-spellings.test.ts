import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiSpellings } from './ascii-spellings.ts';

describe('how letters beyond a-z are written where only those may stand', () => {
  it.each([
    ['käthe', ['kaethe', 'kathe']],
    ['Müller-Straße', ['Mueller-Strasse', 'Muller-Strasse']],
    ['Öl', ['oel', 'Ol']],
    ['ka\u0308the', ['kaethe', 'kathe']],
    ['smørrebrød', ['smoerrebroed', 'smorrebrod']],
    ['blåbær', ['blaabaer', 'blabaer']],
    ['señor-café', ['senor-cafe']],
    ['maya_h', ['maya_h']],
    ['', ['']],
  ])('%s: %j', (text, spellings) => expect(asciiSpellings(text)).toEqual(spellings));

  it('leaves ASCII as it is, and of Latin letters with marks nothing but ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(asciiSpellings(text)).toEqual([text]);
      }),
      { seed: 1 },
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abz-äöüßøåæœéñçğ') }), (text) => {
        for (const spelling of asciiSpellings(text)) expect(spelling).toMatch(/^[a-z-]*$/);
      }),
      { seed: 1 },
    );
  });
});
