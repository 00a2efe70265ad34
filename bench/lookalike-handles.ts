import { judge } from '../domain/engine/judge/judge.ts';
import { lookalikeHandles } from '../domain/engine/handle/lookalikes.ts';
import { searchStems } from '../domain/engine/handle/search-stems.ts';
import { accounts, attacks } from './data.ts';
import { type Part, percent, row } from './row.ts';
import { THRESHOLD } from './handles.ts';

type Pair = { target: string; copy: string };

/**
 * How many real copies are found by listing 2,000 look-alikes, and by listing or searching by stem. A list of impersonators of
 * people is not public: names that attackers gave packages stand in, and the names one person gives several accounts, which are
 * decorated as copies are.
 */
export const lookalikeCopies: Part = {
  name: 'Lookalikes',
  needs: ['handles/legislators-accounts.jsonl', 'typosquat-packages/neupane-clean_package_data.csv'],
  run() {
    const group = 'Look-alike handles';
    const copies = found(attacks().map(({ target, fake }) => ({ target: plain(target), copy: plain(fake) })));
    const own = found(ownPairs());
    return [
      row(group, 'copies among the first 2,000', percent(copies.map(({ rank }) => rank < 2000)), '%', '>=', 62.5,
        `${copies.length} names of attackers; among the first 100: ${percent(copies.map(({ rank }) => rank < 100)).toFixed(1)} %`),
      row(group, '  or begun by a stem', percent(copies.map(({ rank, stem }) => rank < 2000 || stem)), '%', '>=', 93.75,
        'stems of 4 characters and more'),
      row(group, 'other accounts of one person, first 2,000', percent(own.map(({ rank }) => rank < 2000)), '%', undefined, undefined,
        `${own.length} pairs that differ and score ${THRESHOLD} or more`),
      row(group, '  or begun by a stem', percent(own.map(({ rank, stem }) => rank < 2000 || stem)), '%'),
    ]; // prettier-ignore
  },
};

/** A package's scope and path are separators to an eye. */
const plain = (name: string) => name.replace(/^@/, '').replace(/\//g, '-').toLowerCase();

function ownPairs(): Pair[] {
  const all = accounts();
  return all.flatMap((a) =>
    all
      .filter((b) => b !== a && b.owner === a.owner)
      .map((b) => ({ target: a.handle, copy: b.handle.toLowerCase() })),
  );
}

/** Pairs that look alike at all and differ, each once: the place in the list, and whether a stem begins the copy. */
function found(pairs: readonly Pair[]): { rank: number; stem: boolean }[] {
  const byTarget = new Map<string, Set<string>>();
  for (const { target, copy } of pairs)
    if (
      target.length >= 4 &&
      target.toLowerCase() !== copy &&
      judge({ handle: target }, { handle: copy }).score >= THRESHOLD
    )
      byTarget.set(target, (byTarget.get(target) ?? new Set()).add(copy));
  return [...byTarget].flatMap(([target, copies]) => {
    const stems = searchStems(target);
    const ranks = new Map([...lookalikeHandles(target)].map(({ value }, rank) => [value, rank]));
    return [...copies].map((copy) => ({
      rank: ranks.get(copy) ?? Infinity,
      stem: stems.some((stem) => copy.startsWith(stem)),
    }));
  });
}
