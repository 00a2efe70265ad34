import { judge } from '#domain/engine/judge/judge';
import { VERDICTS, type Judgement } from '#domain/engine/judge/judgement';
import { profile } from '../judge-sides.ts';
import type { Draft } from '../side.ts';

/** Two pictures that have nothing in common. */
const UNLIKE = { protectedPhoto: { hash: 'a5'.repeat(32) }, candidatePhoto: { hash: '5a'.repeat(32) } };

/**
 * Whether two different pictures would make less of a copy than was found without them: what is alike is then what namesakes share.
 * Not where a letter was exchanged, for instance, which is told for a copy whatever the pictures are.
 */
export function picturesWouldTell({ yours, theirs }: Draft, { verdict }: Judgement): boolean {
  const then = judge(profile(yours), profile(theirs), UNLIKE).verdict;
  return VERDICTS.indexOf(then) < VERDICTS.indexOf(verdict);
}
