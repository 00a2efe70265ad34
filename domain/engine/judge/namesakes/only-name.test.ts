import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleShape } from '../../handle/handle-shape.ts';
import { nameShape } from '../../name/name-shape.ts';
import { sharesOnlyName } from './only-name.ts';

const only = (yours: string, theirs: string, name: string) =>
  sharesOnlyName(handleShape(yours), handleShape(theirs), nameShape(name));

it.each([
  ['christopher_codes', 'christopherhikes', 'Christopher Lund', true],
  ['christopher_codes', 'christopher.cooks', 'Christopher Lund', true],
  ['anneliese_reads', 'annelieseruns', 'Anneliese Throckmorton', true],
  ['margarethasings', 'margaretha.paints', 'Margaretha Voss', true],
  ['christopher_codes', 'christopher_c0des', 'Christopher Lund', false],
  ['christopher_codes', 'christopher_coodes', 'Christopher Lund', false],
  ['christopher_codes', 'christopher_official', 'Christopher Lund', false],
  ['christopher_codes', 'realchristopherhikes', 'Christopher Lund', false],
  ['christopher', 'christopherhikes', 'Christopher Lund', false],
  ['ironoak', 'ironoaks', 'Christopher Lund', false],
  ['', '', '', false],
])('%s and %s of %s: %s', (yours, theirs, name, is) => expect(only(yours, theirs, name)).toBe(is));

/** So many letters of one stand in the other in one order, tried out letter by letter. */
function common(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  const without = common(one.slice(1), other);
  const at = other.indexOf(one[0]!);
  return at < 0 ? without : Math.max(without, 1 + common(one.slice(1), other.slice(at + 1)));
}

it('goes by how much of the two other words is the same', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 'u'), minLength: 2, maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.constantFrom('_', '.', ''), (mine, other, between) => {
      const [yours, theirs] = [mine, other].map((one) => handleShape(`hollimund${between}${one}`));
      fc.pre(![yours, theirs].some((one) => one!.cut.length > 0 || one!.looseCuts.length > 0));
      const expected = common(mine, other) < 0.7 * Math.max(mine.length, other.length);
      expect(sharesOnlyName(yours!, theirs!, nameShape('Maya Hollimund'))).toBe(expected);
    }),
    { seed: 82, numRuns: 300 },
  );
});
