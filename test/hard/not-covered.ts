import type { HardCase, Line } from './case.ts';

/** What nobody tried, said below each table. docs/security.md says the same. */
export const notCovered = [
  'AWS itself: the emulator answers in its place and is attacked along with the product',
  'damage to the data folder outside its logs, and a damaged length in the last 32 kB of a log',
  'a code may be sent twice when the answer to its sending is lost, and an alert email that was not accepted is not sent again',
  'pictures that are expensive to decode in ways that we have not thought of',
  'vulnerabilities that the package registry knows about (npm audit)',
  'social engineering',
];

/** Cases that were left out, each a line of its own: a table that does not name them would look whole. */
export const notRun = (
  cases: readonly HardCase[],
  chosen: readonly HardCase[],
): (Line & { seconds: number })[] =>
  cases
    .filter((one) => !chosen.includes(one))
    .map(({ id, what }) => ({
      ...{ id, what, tried: '-', mark: '-', result: 'not run', held: 'not run', seconds: 0 },
    }));
