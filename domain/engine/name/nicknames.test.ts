import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areKnownNicknames, areNicknames, familiesOf, isFirstName } from './nicknames.ts';
import { NICKNAME_FAMILIES } from '../tables/nickname-families.ts';

const families = NICKNAME_FAMILIES.trim()
  .split(/[|\n]/)
  .map((family) => family.split(' '));
const names = [...new Set(families.flat())];

describe('nicknames', () => {
  // First, since the table is read for whoever asks first.
  it('finds every pair that a walk through the families finds, and the families of names made from them', () => {
    for (const family of families)
      for (const a of family) {
        expect(isFirstName(a)).toBe(true);
        for (const b of family) expect(areNicknames(a, b), `${a} ${b}`).toBe(true);
      }
    for (const [variant, name] of [
      ['margaretta', 'margaret'],
      ['petersen', 'peter'],
      ['robertino', 'robert'],
    ]) {
      expect(familiesOf(variant!), variant).toEqual(new Set(familiesOf(name!)));
    }
    expect(isFirstName('petersen')).toBe(false);
    expect([...familiesOf('allanson'), ...familiesOf('petes'), ...familiesOf('marg')]).toEqual([]);
    expect([areNicknames('bill', 'robert'), areNicknames('juan', 'john')]).toEqual([false, false]);
  });

  it.each([
    ['bill', 'william', true],
    ['bob', 'robert', true],
    ['carl', 'karl', true],
    ['allan', 'allen', true],
    ['abbie', 'abigail', true],
    ['tina', 'christina', true],
    ['cathy', 'kathie', true],
    ['jon', 'johnathan', true],
    ['sara', 'sarah', true],
    ['sasha', 'aleksandr', true],
    ['seryozha', 'sergei', true],
    ['pepe', 'jose', true],
    ['chiquinho', 'francisco', true],
    ['beppe', 'giuseppe', true],
    ['schorsch', 'georg', true],
    ['kasia', 'katarzyna', true],
    ['pisti', 'istvan', true],
    ['babis', 'charalambos', true],
    ['itzik', 'yitzhak', true],
    ['thijs', 'matthijs', true],
    // no list knows these: their first syllable, or any long part
    ['drav', 'dravinor', true],
    ['dravvy', 'dravinor', true],
    ['vinor', 'dravinor', true],
    ['nor', 'dravinor', false],
    ['drava', 'dravinor', false],
    // a name in another language is another name
    ['juan', 'john', false],
    ['friedrich', 'frederick', false],
    ['mary', 'martin', false],
    ['bill', 'robert', false],
    ['zorblax', 'quimby', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(areNicknames(a, b)).toBe(expected);
    expect(areNicknames(b, a)).toBe(expected);
  });

  // Names that no list knows, so that nothing but the spelling decides.
  it.each([
    ['ph is f', 'zophan zofan', true],
    ['ch is k before a, o and r, and at the end', 'zachar zakar, zecho zeko, zachre zakre, zoch zok', true],
    ['but not before e, nor in tch', 'zachel zakel, zatcha zatka', false],
    ['ck is k', 'zacken zaken, zackun zacun', true],
    ['c is k before a, o, u, l, r and t', 'calvu kalvu, corvu korvu, cuvu kuvu, clavu klavu, cravu kravu, zactun zaktun', true],
    ['but not before e and i', 'cezun kezun, civun kivun', false],
    ['th is t', 'zothan zotan', true],
    ['an h behind a vowel is not heard', 'zuvah zuva, zahnu zanu, zehr zer, zihru ziru, zohru zoru, zuhru zuru', true],
    ['nor one behind m, n, l and r', 'zamhar zamar, zanhar zanar, zalhur zalur, zarhun zarun', true],
    ['but one between vowels is, and one behind a d', 'zahar zaar, zadhur zadur', false],
    ['ie, ey, ye, ee and y end as i does', 'zuvie zuvi, zuvey zuvi, zuvye zuvi, zuvee zuvi, zuvy zuvi', true],
    ['but not as e does, and within a name ye is no i', 'zuvie zuve, zuvyen zuvin', false],
    ['y is i, z is s, and a letter twice is once', 'zyvun zivun, zubo subo, zubbo zubo, zubbbo zubo', true],
  ])('%s: %s', (_what, pairs, expected) => {
    for (const pair of pairs.split(', ')) {
      const [a, b] = pair.split(' ') as [string, string];
      expect([areKnownNicknames(a, b), areKnownNicknames(b, a)], pair).toEqual([expected, expected]);
      expect([isFirstName(a), isFirstName(b)], pair).toEqual([false, false]);
    }
  }); // prettier-ignore

  it('takes the first syllable of an unlisted name for its short form, with or without an ending, and no letters from within', () => {
    const consonant = fc.constantFrom(...'bdgkvz');
    const syllable = fc.tuple(consonant, fc.constantFrom('a', 'o', 'u')).map((letters) => letters.join(''));
    fc.assert(
      fc.property(syllable, syllable, syllable, consonant, (first, second, third, end) => {
        const long = `${first}${second}${third}${end}`;
        fc.pre(!/(.).\1/.test(long));
        const short = long.slice(0, 3);
        fc.pre(![long, short, `${short}y`, long.slice(2, 5)].some(isFirstName));
        expect(areNicknames(short, long)).toBe(true);
        expect(areNicknames(`${short}y`, long)).toBe(true);
        expect(areNicknames(long.slice(2, 5), long)).toBe(false);
      }),
      { seed: 205, numRuns: 500 },
    );
  });

  it('does not depend on who comes first', () => {
    const name = fc.oneof(
      fc.constantFrom(...names),
      fc.string({ unit: fc.constantFrom(...'abehilmnrty'), minLength: 1, maxLength: 8 }),
    );
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(areNicknames(a, b), `${a} ${b}`).toBe(areNicknames(b, a));
        expect(areNicknames(a, a)).toBe(true);
      }),
      { seed: 204, numRuns: 3000 },
    );
  });
});
