import { abuse } from './abuse/abuse.ts';
import { canary } from './canary/canary.ts';
import type { HardCase } from './case.ts';
import { faulty } from './crash/faults.ts';
import { disk } from './crash/disk.ts';
import { killed } from './crash/kill.ts';
import { wordsLost } from './crash/words-lost.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { guess } from './guess/guess.ts';
import { listedCases } from './listed.ts';
import { load } from './load/load.ts';
import { memory } from './load/memory.ts';
import { mutants } from './mutants/mutants.ts';
import { pictures } from './pictures/pictures.ts';
import { supply } from './supply/supply.ts';
import { xss } from './xss/xss.ts';

/** In the order in which they run. */
export const cases: readonly HardCase[] = [
  fuzz,
  pictures,
  canary,
  faulty,
  killed,
  disk,
  wordsLost,
  xss,
  guess,
  abuse,
  load,
  memory,
  ...listedCases,
  supply,
  mutants,
];

/** Those of which a small share runs within `npm test`. */
export const quick: readonly HardCase[] = [fuzz, supply, abuse];

/** As the plan names them, a to n; the mutants last. */
export const byCase = (one: { id: string }, other: { id: string }): number =>
  placeOf(one.id).localeCompare(placeOf(other.id), 'en');

const placeOf = (id: string) => (id === 'mutants' ? 'z' : id);
