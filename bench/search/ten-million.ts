import { inOwnProcess } from './in-own-process.ts';
import { type Part, row } from '../row.ts';
import type { Taken } from './search-process.ts';

const COUNT = 10_000_000;

/** The identity index of ten times as many handles as anybody is expected to protect; takes minutes and 4 GB of memory. */
export const tenMillion: Part = {
  name: 'Tenmillion',
  needs: ['names/coling2018-wd_arabic_20.tsv'],
  onAsking: true,
  async run(progress) {
    progress('ten million handles');
    const [taken] = await inOwnProcess<Taken>('large', { count: COUNT }, 1, ['--max-old-space-size=8000']);
    const { p50, p99, build, memory, there, found } = taken!;
    const group = `Identity index, ${COUNT.toLocaleString('en')} ordinary handles`;
    return [
      row(group, 'p50', p50, 'ms', '<=', 0.1),
      row(group, 'p99', p99, 'ms', '<=', 2),
      row(group, 'memory', memory / 1e6, 'MB', '<=', 750),
      row(group, 'build, processor time', build / 1000, 's'),
      row(group, 'recall of all within two edits', (100 * found) / there, '%', '>=', 100, `${there} handles`),
    ];
  },
};
