import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asSeen } from './as-seen.ts';
import { puny } from './punycode.ts';

it.each([
  ['xn--mnchen-3ya.example', 'münchen.example'],
  ['shop.xn--mnchen-3ya.example', 'shop.münchen.example'],
  ['acme.example', 'acme.example'],
])('%s is read as %s', (domain, seen) => expect(asSeen(domain)).toBe(seen));

it('reads what is registered for a name as that name, whatever its letters', () => {
  const letter = fc.constantFrom(...'abcxyz', ...'äöüßéñ', ...'абвгд', ...'αβγ', ...'漢字');
  const name = fc.array(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(name, (labels) => {
      expect(asSeen(labels.map(puny).join('.'))).toBe(labels.join('.'));
    }),
    { seed: 11 },
  );
});
