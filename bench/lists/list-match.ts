import { createProfileBlocks, type Shown } from '../../domain/engine/blocks/profile-blocks.ts';
import { judgeFrom } from '../../domain/engine/judge/judge.ts';
import type { Judgement } from '../../domain/engine/judge/judgement.ts';
import { type Part, row } from '../row.ts';
import { seeded } from '../seeded.ts';
import { candidatesOf, people, wordsOf } from './made-people.ts';

const group = 'List against list';
const SEEN = 40;
/** So many are compared each with each, to know what the quick way leaves out. */
const [FEW, OF] = [400, 1_000];
const [PROTECTED, CANDIDATES] = [10_000, 100_000];
/** Candidates of the long list that are timed: words met before are remembered, so that the first thousand take longest. */
const TIMED = 20_000;
type Key = { protected: number; candidate: number; judged: Judgement };

/** A list of protected profiles against a list of candidates: what blocking finds of what the exhaustive way finds, and how fast. */
export const listMatch: Part = {
  name: 'Lists',
  needs: ['names/carltonnorthern-nicknames.csv', 'names/coling2018-wd_russian_20.tsv'],
  run(progress) {
    const random = seeded(2311);
    const words = wordsOf();
    const all = people(PROTECTED, words, random);
    const candidates = candidatesOf(all, CANDIDATES, words, random);
    progress('each with each');
    const few = all.slice(0, FEW);
    const some = candidatesOf(few, OF, words, random);
    const before = clock();
    const whole = some.flatMap((candidate, at) => judgedAll(few, candidate, at));
    const middle = clock();
    const blocks = createProfileBlocks(few);
    const quick = some.flatMap((candidate, at) => judgedAll(few, candidate, at, blocks.near(candidate)));
    const factor = (middle - before) / (clock() - middle);
    const kept = new Set(quick.map(keyOf));
    const share = (of: readonly Key[]) => (100 * of.filter((one) => kept.has(keyOf(one))).length) / of.length;
    const clones = whole.filter(({ judged }) => judged.verdict.endsWith('clone'));
    progress('10,000 protected');
    const start = clock();
    const large = createProfileBlocks(all);
    const built = clock() - start;
    let compared = 0;
    for (const [at, candidate] of candidates.slice(0, TIMED).entries()) {
      const near = large.near(candidate);
      compared += near.length;
      judgedAll(all, candidate, at, near);
    }
    const minutes = (built + ((clock() - start - built) * CANDIDATES) / TIMED) / 60_000;
    return [
      row(
        group,
        'clone verdicts of the exhaustive way',
        share(clones),
        '%',
        '>=',
        99,
        `${clones.length} of ${FEW} x ${OF}`,
      ),
      row(group, `pairs of ${SEEN} points and more`, share(whole), '%', '>=', 99, `${whole.length}`),
      row(group, 'times as fast as each with each', factor, 'x', undefined, undefined, `${FEW} x ${OF}`),
      row(
        group,
        '10,000 x 100,000',
        minutes * 60,
        's',
        '<=',
        300,
        `processor time, from ${TIMED} candidates; ${(compared / TIMED).toFixed(1)} judged for each`,
      ),
    ];
  },
};

/** Milliseconds of the processor's time: what others do on the machine is not ours. */
const clock = (): number => process.cpuUsage().user / 1000;

const keyOf = (one: Key): string => `${one.protected} ${one.candidate}`;

function judgedAll(
  list: readonly Shown[],
  { profile, photo }: Shown,
  candidate: number,
  near: Iterable<number> = list.keys(),
): Key[] {
  const found: Key[] = [];
  for (const at of near) {
    const one = list[at]!;
    const judged = judgeFrom(SEEN, one.profile, profile, {
      protectedPhoto: one.photo,
      candidatePhoto: photo,
    });
    if (judged) found.push({ protected: at, candidate, judged });
  }
  return found;
}
