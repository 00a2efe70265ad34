import { CROWDS, LARGE_CROWDS } from './crowded-handles.ts';
import { inOwnProcess, middle } from './in-own-process.ts';
import { type Part, type Row, row } from '../row.ts';
import type { Taken } from './search-process.ts';

/** The identity index where it is slowest: handles that share a part, beside looking at every one of them. */
export const crowds: Part = {
  name: 'Crowds',
  needs: [],
  async run(progress) {
    const results: Row[] = [];
    for (const [kinds, count, runs] of [[CROWDS, 200_000, 3], [LARGE_CROWDS, 1_000_000, 1]] as const)
      for (const name of Object.keys(kinds)) {
        progress(name);
        results.push(await crowd(name, count, runs));
      }
    return results;
  },
}; // prettier-ignore

async function crowd(name: string, count: number, times: number): Promise<Row> {
  const group = `Identity index, ${count.toLocaleString('en')} handles of one kind: p99`;
  const runs = await inOwnProcess<Taken & { naive: number }>('crowd', { name, count }, times);
  const { value, spread } = middle(runs.map(({ p99 }) => p99));
  const { found, there, memory } = runs[0]!;
  const exact = there === 0 ? 100 : (100 * found) / there;
  const beside = [
    `p50 ${middle(runs.map(({ p50 }) => p50)).value.toFixed(3)}`,
    spread,
    `every handle looked at ${middle(runs.map(({ naive }) => naive)).value.toFixed(0)} ms`,
    `recall ${exact.toFixed(exact === 100 ? 0 : 2)} % of ${there}`,
    `built in ${(middle(runs.map(({ build }) => build)).value / 1000).toFixed(1)} s, ${(memory / 1e6).toFixed(0)} MB`,
  ];
  return row(group, name, value, 'ms', '<=', 1, beside.join('; '));
}
