import { judge } from '#domain/engine/judge/judge';
import { type JudgeContext, type Judgement, VERDICTS } from '#domain/engine/judge/judgement';
import { LIKELY } from '#domain/engine/judge/verdict';
import { profile } from '../judge-sides.ts';
import type { Draft } from '../side.ts';

/** Two pictures that have nothing in common, and one picture twice. */
const [ONE, OTHER] = [{ hash: 'a5'.repeat(32) }, { hash: '5a'.repeat(32) }];
const UNLIKE = { protectedPhoto: ONE, candidatePhoto: OTHER };
const SAME = { protectedPhoto: ONE, candidatePhoto: ONE };

/**
 * Whether what is alike is what namesakes share, so that the pictures decide: two different ones would make less of a copy than was found without
 * them, or one picture would make a likely one of what is held to be possible in spite of its points. Not where a letter was exchanged, for
 * instance, which is told for a copy whatever the pictures are.
 */
export function picturesWouldTell({ yours, theirs }: Draft, { verdict, score }: Judgement): boolean {
  const told = (pictures: JudgeContext) => judge(profile(yours), profile(theirs), pictures).verdict;
  if (VERDICTS.indexOf(told(UNLIKE)) < VERDICTS.indexOf(verdict)) return true;
  return verdict === 'possible clone' && score >= LIKELY && told(SAME) === 'likely clone';
}
