import { expect, it } from 'vitest';
import { quick } from './cases.ts';
import { runCases } from './run-cases.ts';
import { tableOf } from './table.ts';

/** A small share of `npm run test:hard`, so that the runner works when somebody needs it. */
const share = 0.02;

it.each(quick)('$id $what: what is tried holds', async (one) => {
  const told: string[] = [];
  const lines = await runCases([one], { seed: 20261123, share, say: (line) => void told.push(line) });
  const missed = lines.filter(({ held, timed }) => !held && !timed);
  expect(missed, [...told, tableOf(lines)].join('\n')).toEqual([]);
});
