import type { JudgeContext, Judgement } from './judgement.ts';
import type { Profile } from './profile.ts';

/**
 * Decides whether `candidate` imitates `protectedProfile` and says why.
 * Pure and bounded: no clock, no randomness, no input is compared beyond a fixed length.
 */
export function judge(
  _protectedProfile: Profile,
  _candidate: Profile,
  _context: JudgeContext = {},
): Judgement {
  throw new Error('not built yet');
}
