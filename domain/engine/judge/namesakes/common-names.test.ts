import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonName, isNameHandle, isWordOfName } from './common-names.ts';
import { handleShape } from '../../handle/handle-shape.ts';
import { nameShape } from '../../name/name-shape.ts';

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

  it('knows a handle that spells nothing but the name', () => {
    const word = fc.constantFrom('mary', 'smith', 'hollimund', 'anna');
    const glue = fc.constantFrom('', '_', '.');
    const number = fc.constantFrom('', '7', '1982');
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 3 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        glue,
        number,
        (name, parts, between, end) => {
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
          expect(isNameHandle(handleShape(parts.join(between) + end), nameShape(name.join(' ')))).toBe(
            expected,
          );
        },
      ),
      { seed: 318, numRuns: 500 },
    );
    expect(isNameHandle(handleShape('undefined'), nameShape(''))).toBe(false);
    expect(isNameHandle(handleShape('johnjohn'), nameShape('John'))).toBe(false);
  });

  it.each([
    ['smith1', 'John Smith', true],
    ['mary_', 'Mary Garcia', true],
    ['real_smith', 'John Smith', true],
    ['pettiboneclay', 'Ignatius Pettibone-Clay', true],
    ['johnsmith', 'John Smith', false],
    ['smithy', 'John Smith', false],
    ['madonna', 'Madonna', false],
    ['smith', '', false],
  ])('%s is a word of %s: %s', (handle, name, expected) =>
    expect(isWordOfName(handleShape(handle), nameShape(name))).toBe(expected),
  );

  it('a name of three words has its initial before the others', () =>
    expect(isNameHandle(handleShape('ipettiboneclay2'), nameShape('Ignatius Pettibone-Clay'))).toBe(true));

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
