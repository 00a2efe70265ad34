import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { marked, unmarked } from './respelled.ts';

it.each([
  ['käthe', ['kaethe', 'kathe']],
  ['straße', ['strasse']],
  ['smørbrød', ['smoerbroed', 'smorbrod']],
  ['señora', ['senora']],
  ['blå-höh', ['blaa-hoeh', 'bla-hoh']],
  ['mueller', []],
])('%s is typed as %o', (name, typed) => expect([...unmarked(name)]).toEqual(typed));

it.each([
  ['mueller', ['müller']],
  ['mueller-strasse', ['müller-straße', 'müller-strasse', 'mueller-straße']],
  ['aarhus', ['århus']],
  ['boerse', ['börse', 'børse', 'bœrse']],
  ['maya', []],
])('%s may stand for %o', (name, meant) => expect([...marked(name)]).toEqual(meant));

test('whatever is typed for a name with marks may stand for it', () => {
  const name = fc.string({ unit: fc.constantFrom(...'mblä', 'ö', 'ü'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(name, (each) => {
      const [typed = each] = unmarked(each);
      if (typed !== each) expect([...marked(typed)][0]).toBe(each);
    }),
    { seed: 2611 },
  );
});
