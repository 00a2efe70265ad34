import { expect, it } from 'vitest';
import { existedAt } from './existed-at.ts';
import { type DomainLook, lookedAt, newDomain } from './watched-domain.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const found = {
  ...{ businessId: 'b', brand: 'acme.example', domain: 'acrne.example', class: 'homoglyph', score: 97 },
  ...{ foundBy: 'permutation' as const, foundAt: at(1) },
};
const records = { NS: ['ns1.host.example'] };
type Existence = DomainLook['existence'];
/** A name after a look at each full hour. */
const looked = (...looks: Existence[]) =>
  looks.reduce(
    (name, existence, n) =>
      lookedAt(
        name,
        { domain: name.domain, existence, records: existence === 'exists' ? records : {} },
        at(n + 1),
      ),
    newDomain(found),
  );

it.each<[string, Existence[], boolean[]]>([
  ['never existed', ['does not exist', 'does not exist'], [false, false, false]],
  ['was there from the first', ['exists', 'exists'], [false, true, true]],
  ['came', ['does not exist', 'exists'], [false, false, true]],
  ['went', ['exists', 'does not exist'], [false, true, false]],
  ['went and came back', ['exists', 'does not exist', 'exists'], [false, true, false, true]],
  ['wasn’t answered in between', ['exists', 'could not look', 'exists'], [false, true, true, true]],
])('of one that %s', (_, looks, expected) => {
  const name = looked(...looks);
  expect(expected.map((_, hour) => existedAt(name, at(hour)))).toEqual(expected);
});

it('whatever comes and goes, each look’s answer is known for as long as its changes are', () => {
  let seed = 41;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let run = 0; run < 200; run++) {
    const looks = Array.from({ length: 12 }, (): Existence =>
      next() < 0.5 ? 'exists' : next() < 0.8 ? 'does not exist' : 'could not look',
    );
    const name = looked(...looks);
    let was = false;
    looks.forEach((existence, n) => {
      if (existence !== 'could not look') was = existence === 'exists';
      expect(existedAt(name, at(n + 1))).toBe(was);
    });
  }
});
