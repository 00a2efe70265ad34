import { CROWDS } from './crowded-handles.ts';
import { inOwnProcess, middle } from './in-own-process.ts';
import { type Part, row } from '../row.ts';
import type { Taken } from './search-process.ts';

const COUNT = 200_000;

/** The identity index where it is slowest: handles that share a part, beside looking at every one of them. */
export const crowds: Part = {
  name: 'Crowds',
  needs: [],
  async run(progress) {
    const group = `Identity index, ${COUNT.toLocaleString('en')} handles of one kind: p99`;
    const results = [];
    for (const name of Object.keys(CROWDS)) {
      progress(name);
      const runs = await inOwnProcess<Taken & { naive: number }>('crowd', { name, count: COUNT }, 3);
      const { value, spread } = middle(runs.map(({ p99 }) => p99));
      const { found, there } = runs[0]!;
      const exact = there === 0 ? 100 : (100 * found) / there;
      const beside = [
        `p50 ${middle(runs.map(({ p50 }) => p50)).value.toFixed(3)}`,
        spread,
        `every handle looked at ${middle(runs.map(({ naive }) => naive)).value.toFixed(0)} ms`,
        `recall ${exact.toFixed(exact === 100 ? 0 : 2)} % of ${there}`,
        `built in ${(middle(runs.map(({ build }) => build)).value / 1000).toFixed(1)} s`,
      ];
      results.push(row(group, name, value, 'ms', '<=', 1, beside.join('; ')));
    }
    return results;
  },
};
