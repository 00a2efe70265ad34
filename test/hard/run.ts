/**
 * npm run test:hard [-- --only f,j] [-- --seed 7] [-- --share 0.1] [-- --only i2 --minutes 20]: attacks the local stack from
 * outside and says what held.
 * Ends with 1 where a mark was missed. The same seed tries the same.
 */
import { parseArgs } from 'node:util';
import { byCase, cases } from './cases.ts';
import { notCovered, notRun } from './not-covered.ts';
import { runCases } from './run-cases.ts';
import { tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string' },
    share: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
const share = Number(values.share ?? 1);
const only = values.only?.split(',');
const unknown = only?.filter((id) => !cases.some((one) => one.id === id)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no case ${unknown.join(', ')}. Cases: ${cases.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
console.log(`seed ${seed}`);
const chosen = cases.filter(({ id, whenAsked }) => only?.includes(id) ?? !whenAsked);
const lines = await runCases(chosen, {
  seed,
  share,
  ...(values.minutes !== undefined && { minutes: Number(values.minutes) }),
  say: (line) => console.log(`  ${line}`),
});
console.log(`\n${tableOf([...lines, ...notRun(cases, chosen)].sort(byCase))}`);
console.log(
  `\nseed ${seed}, share ${share}. Not covered:\n${notCovered.map((what) => `- ${what}`).join('\n')}`,
);
process.exit(lines.every(({ held }) => held) ? 0 : 1);
