import { createIdentityIndex } from '../../domain/engine/index/identity-index.ts';
import { inOwnProcess, middle } from './in-own-process.ts';
import { type Part, percent, type Row, row } from '../row.ts';
import { makeQueries, type Query } from './search-measures.ts';
import type { Taken } from './search-process.ts';
import { rivals } from './search-rivals.ts';
import { ATTACKS, usernames } from '../usernames.ts';

const MILLION = 1_000_000;
const SHARED = 200_000;
const group = 'Identity index';

export const indexSearch: Part = {
  name: 'Index',
  needs: ['names/coling2018-wd_arabic_20.tsv'],
  async run(progress) {
    progress('a million handles');
    const runs = await inOwnProcess<Taken>('ordinary', { count: MILLION, recallOf: 12 }, 3);
    const p50 = middle(runs.map((run) => run.p50));
    const p99 = middle(runs.map((run) => run.p99));
    const build = middle(runs.map((run) => run.build / 1000));
    const { there, found, memory } = runs[0]!;
    const handles = usernames(MILLION);
    const index = createIdentityIndex(handles.map((handle, identity) => ({ identity, handle })));
    return [
      row(group, '1 against 1,000,000: p50', p50.value, 'ms', '<=', 0.1, p50.spread),
      row(group, '  p99', p99.value, 'ms', '<=', 1, p99.spread),
      row(group, '  build, processor time', build.value, 's', '<=', 2, build.spread),
      row(group, '  memory', memory / 1e6, 'MB', '<=', 100),
      ...planted(makeQueries(handles), (text) => index.find(text).map(({ identity }) => identity)),
      row(
        group,
        '  recall of all within two edits',
        (100 * found) / there,
        '%',
        '>=',
        99,
        `${there} handles`,
      ),
      ...(await sideBySide(progress)),
    ];
  },
};

function planted(queries: readonly Query[], find: (text: string) => number[]): Row[] {
  const found = queries.flatMap(({ attack, text, target }) =>
    attack ? [{ attack, hit: find(text).slice(0, 10).includes(target) }] : [],
  );
  return [
    row(
      group,
      '  planted copy among the first 10',
      percent(found.map(({ hit }) => hit)),
      '%',
      '>=',
      99,
      `${found.length} copies`,
    ),
    ...Object.keys(ATTACKS).map((attack) =>
      row(
        group,
        `    ${attack}`,
        percent(found.filter((one) => one.attack === attack).map(({ hit }) => hit)),
        '%',
      ),
    ),
  ];
}

/** Each engine three times in processes of its own, one after the other, so that none warms or empties another's caches. */
async function sideBySide(progress: (text: string) => void): Promise<Row[]> {
  const title = `Search in ${SHARED.toLocaleString('en')} handles, p50 of processor time`;
  const results: Row[] = [];
  let own = 0;
  for (const name of [undefined, ...rivals.map((rival) => rival.name)]) {
    progress(name ?? 'Countersign');
    const runs = await inOwnProcess<Taken>('engine', { name, count: SHARED }, 3);
    const { value, spread } = middle(runs.map(({ p50 }) => p50));
    own ||= value;
    const share = `recall ${((100 * runs[0]!.found) / runs[0]!.there).toFixed(1)} %`;
    const ratio = name ? `, ${(value / own).toFixed(0)} x ours` : '';
    results.push(
      row(title, name ?? 'Countersign', value, 'ms', undefined, undefined, `${share}${ratio}; ${spread}`),
    );
  }
  return results;
}
