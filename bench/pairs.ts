import { align } from '../domain/engine/handle/alignment/alignment.ts';
import { judge } from '../domain/engine/judge/judge.ts';
import { attacks } from './data.ts';
import { type Part, row } from './row.ts';

/** Thousands a second, the quickest of several rounds. */
function rate(count: number, run: () => void): number {
  let least = Infinity;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return count / least;
}

/** Pairs that are nearly the same: there all is worked out, the reasons and the drawing of the difference too. */
export const pairs: Part = {
  name: 'Pairs',
  needs: ['typosquat-packages/neupane-clean_package_data.csv'],
  run() {
    const all = attacks().map(({ target, fake }) => ({
      glyphs: [[...target].slice(0, 64), [...fake].slice(0, 64)] as const,
      profiles: [{ handle: target }, { handle: fake }] as const,
    }));
    const judged = rate(all.length, () => all.forEach(({ profiles: [a, b] }) => judge(a, b)));
    const aligned = rate(all.length, () => all.forEach(({ glyphs: [a, b] }) => align(a, b)));
    return [
      row('Pairs', 'near-identical handles judged', judged, 'k/s', '>=', 10, `${all.length} attacks`),
      row('Pairs', 'aligned glyph by glyph', aligned, 'k/s', '>=', 10),
    ];
  },
};
