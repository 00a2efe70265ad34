import type { HardCase, Line } from './case.ts';

/** What nobody tried, said below each table. docs/security.md says the same. */
export const notCovered = [
  'AWS itself: what answers here is the emulator, attacked along with the product',
  'a full disk; damage to a file other than at its end',
  'lost answers of the identity service, of mail and of text messages: a mail may go out twice',
  'an address or a seat given up by GraphQL whose answer is lost: it is done, and a repeat says that there is none',
  'memory over twenty minutes, and 300 calls a second: the knee is told, and compared with nothing',
  'image bombs beyond the limits of size and form',
  'flaws that the registry knows of in packages (npm audit)',
  'whatever a person is talked into',
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
