import type { HardCase, Line } from './case.ts';

/** What nobody tried, said below each table. docs/security.md says the same. */
export const notCovered = [
  'AWS itself: the emulator answers in its place and is attacked along with the product',
  'a full disk; damage to a file anywhere but at its end',
  'lost answers of the identity service, of email and of text messages: an email may be sent twice',
  'giving up an address or a seat through GraphQL when the answer is lost: it is done, but a retry says there is nothing to give up',
  'memory over twenty minutes, and a target of 300 calls a second: the knee is reported, but compared with nothing',
  'image bombs beyond the limits on size and format',
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
