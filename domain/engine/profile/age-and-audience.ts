import { day } from '../../durations.ts';
import { instant } from './instant.ts';
import type { Profile } from './profile.ts';

/** Which of two accounts is the younger one, and which the one that fewer follow. */
export type Relative = {
  value: number;
  /** `eldest`: the age of this one of yours isn't known, and it is older than all of yours whose age is. */
  age?: 'younger' | 'older' | 'alike' | 'eldest';
  /** `smaller` and `larger`: by a factor of ten; `fewer` and `more`: to be seen, and no sign of anything. */
  audience?: 'smaller' | 'fewer' | 'alike' | 'more' | 'larger';
};

/** Six months: accounts opened in one go on several platforms are of one age. */
const SAME_AGE = 183 * day;

/**
 * 0..1: how far the candidate looks like the later, smaller one of the two; .5 says nothing. Undefined when neither is known.
 * @param ownSince when the oldest account of the same person began, of those whose age is known: it speaks where this one's isn't
 */
export function relativeLikeness(
  yours: Profile,
  theirs: Profile,
  ownSince?: Profile['createdAt'],
): Relative | undefined {
  const age = compareAge(yours.createdAt, theirs.createdAt) ?? eldest(yours, theirs, ownSince);
  const audience = compareAudience(yours.followers, theirs.followers);
  if (!age && !audience) return undefined;
  const points = {
    younger: 1,
    smaller: 1,
    fewer: 0.5,
    alike: 0.5,
    more: 0.5,
    older: 0,
    eldest: 0,
    larger: 0,
  };
  const seen = [age, audience].flatMap((word) => (word ? [points[word]] : []));
  return { value: seen.reduce((sum, point) => sum + point, 0) / seen.length, age, audience };
}

function compareAge(yours: Profile['createdAt'], theirs: Profile['createdAt']): Relative['age'] {
  if (yours === undefined || theirs === undefined) return undefined;
  const later = instant(theirs) - instant(yours);
  if (!Number.isFinite(later)) return undefined;
  return later > SAME_AGE ? 'younger' : later < -SAME_AGE ? 'older' : 'alike';
}

const eldest = (yours: Profile, theirs: Profile, ownSince: Profile['createdAt']): Relative['age'] =>
  yours.createdAt === undefined && compareAge(ownSince, theirs.createdAt) === 'older' ? 'eldest' : undefined;

/** "About as many" is at most half as many again. Below ten nobody counts: new accounts of 0 and 3 followers are alike. */
function compareAudience(yours: number | undefined, theirs: number | undefined): Relative['audience'] {
  if (yours === undefined || theirs === undefined || !Number.isFinite(yours + theirs)) return undefined;
  const [own, other] = [Math.max(10, yours), Math.max(10, theirs)];
  if (10 * other <= own) return 'smaller';
  if (other >= 10 * own) return 'larger';
  if (1.5 * other < own) return 'fewer';
  return other > 1.5 * own ? 'more' : 'alike';
}
