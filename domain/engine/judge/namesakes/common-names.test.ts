import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areOneName, isCommonName, isNameHandle, isPartOfName, isWordOfName } from './common-names.ts';
import { handleShape } from '../../handle/handle-shape.ts';
import { nameShape } from '../../name/name-shape.ts';

/** All that can be made of two or more words of a name, each whole or its initial, one at least whole. */
function spelled(name: readonly string[]): Set<string> {
  const made = new Set<string>();
  const add = (rest: readonly string[], so: string, parts: number, whole: boolean) => {
    if (whole && parts >= Math.min(2, name.length)) made.add(so);
    rest.forEach((word, at) => {
      const others = rest.filter((_, other) => other !== at);
      add(others, so + word, parts + 1, true);
      add(others, so + word.charAt(0), parts + 1, whole);
    });
  };
  add(name, '', 0, false);
  made.delete('');
  return made;
}

describe('common names', () => {
  it.each([
    ['John Smith', true],
    ['Smith, John', true],
    ['María García', true],
    ['John Hollimund', false],
    ['Zorblax Nguyen', false],
    ['Nguyen', false],
    ['Thomas', false],
    ['James Zorblax', false],
    ['James Thomas', true],
    ['Thomas Thomas', true],
    ['', false],
  ])('%s: %s', (name, expected) => expect(isCommonName(nameShape(name))).toBe(expected));

  it('needs two words, one for each', () => {
    const word = fc.constantFrom('john', 'mary', 'thomas', 'garcia', 'nguyen', 'hollimund', 'zorblax');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const first = (one: string) => ['john', 'mary', 'thomas'].includes(one);
        const last = (one: string) => ['thomas', 'garcia', 'nguyen'].includes(one);
        const pair = words.some((one, i) => first(one) && words.some((other, j) => i !== j && last(other)));
        expect(isCommonName(nameShape(words.join(' ')))).toBe(pair);
      }),
      { seed: 317, numRuns: 300 },
    );
  });

  const word = fc.constantFrom('mary', 'smith', 'hollimund', 'anna');
  const handles = fc.tuple(
    fc.array(word, { maxLength: 3 }),
    fc.array(word, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '_', '.'),
    fc.constantFrom('', '7', '1982'),
  );

  it('knows a handle that spells nothing but the name', () => {
    fc.assert(
      fc.property(handles, ([name, parts, between, end]) => {
        const [first = '', last = ''] = [name[0], name.at(-1)];
        const known = [
          name,
          [...name].reverse(),
          [first, last],
          [last, first],
          [first.charAt(0), last],
          [first, last.charAt(0)],
        ];
        const expected = (name.length > 1 ? known : known.slice(0, 1)).some(
          (one) => one.join('') === parts.join(''),
        );
        const handle = handleShape(parts.join(between) + end);
        expect(isNameHandle(handle, nameShape(name.join(' ')))).toBe(expected);
      }),
      { seed: 318, numRuns: 500 },
    );
    expect(isNameHandle(handleShape('undefined'), nameShape(''))).toBe(false);
    expect(isNameHandle(handleShape('johnjohn'), nameShape('John'))).toBe(false);
  });

  it('knows one that is made of words of the name', () => {
    fc.assert(
      fc.property(handles, ([name, parts, between, end]) => {
        const handle = handleShape(parts.join(between) + end);
        expect(isPartOfName(handle, nameShape(name.join(' ')))).toBe(spelled(name).has(parts.join('')));
      }),
      { seed: 319, numRuns: 500 },
    );
  });

  it.each([
    ['Rosalind Ketteridge-Amari', 'Rosalind Ketteridge', true],
    ['Rosalind K', 'Rosalind Ketteridge-Amari', true],
    ['Ketteridge Rosalind', 'Rosalind Ketteridge', true],
    ['Ferrow Bay Ceramic', 'Ferrow Bay Ceramics', false],
    ['Rosalind Berg', 'Rosalind Ketteridge-Amari', false],
  ])('%s and %s are one name: %s', (one, other, is) =>
    expect(areOneName(nameShape(one), nameShape(other))).toBe(is),
  );

  it('a name is one with each part of it, in any order, whole or with initials', () => {
    const word = fc.constantFrom('mary', 'smith', 'hollimund', 'anna', 'quill');
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), fc.nat(), fc.boolean(), (words, most, initial) => {
        const part = words.slice(0, 1 + (most % words.length)).reverse();
        const shown = part.map((one, at) => (initial && at > 0 ? one.charAt(0) : one)).join(' ');
        expect(areOneName(nameShape(words.join(' ')), nameShape(shown))).toBe(true);
        const another = ['zorblax', ...words.slice(1)].join(' ');
        expect(areOneName(nameShape(another), nameShape(words.join(' ')))).toBe(false);
      }),
      { seed: 320, numRuns: 300 },
    );
  });

  it.each([
    ['smith1', 'John Smith', true],
    ['mary_', 'Mary Garcia', true],
    ['real_smith', 'John Smith', true],
    ['pettiboneclay', 'Ignatius Pettibone-Clay', false],
    ['johnsmith', 'John Smith', false],
    ['smithy', 'John Smith', false],
    ['madonna', 'Madonna', false],
    ['smith', '', false],
  ])('%s is a word of %s: %s', (handle, name, expected) =>
    expect(isWordOfName(handleShape(handle), nameShape(name))).toBe(expected),
  );

  it.each([
    ['ipettiboneclay2', 'Ignatius Pettibone-Clay', true],
    ['pettiboneclay', 'Ignatius Pettibone-Clay', true],
    ['maria.garcia3', 'Maria Garcia Lopez', true],
    ['maria.lopez', 'Maria Garcia Lopez', true],
    ['lopez_maria', 'Maria Garcia Lopez', true],
    ['sarahsmith2', 'Sarah Smith-Jones', true],
    ['mgl', 'Maria Garcia Lopez', false],
    ['maria.garcia.clay', 'Maria Garcia Lopez', false],
    ['mariamaria', 'Maria Garcia Lopez', false],
  ])('of a name of three words, %s of %s: %s', (handle, name, expected) =>
    expect(isPartOfName(handleShape(handle), nameShape(name))).toBe(expected),
  );

  it.each([
    ['johnsmith', true],
    ['john_smith82', true],
    ['smith.john', true],
    ['jsmith', true],
    ['johns', true],
    ['real_john_smith', true],
    ['ironoak', false],
    ['john_ironoak', false],
  ])('%s is just the name of John Smith: %s', (handle, expected) =>
    expect(isNameHandle(handleShape(handle), nameShape('John Smith'))).toBe(expected),
  );
});
