import { type Finding, isRead, type SeenProfile } from '#domain/scan/finding';
import type { Subject } from '#domain/subject/subject';
import { isSameHandle } from '../same-account.ts';
import type { Found } from '../look.ts';
import { namesBeside } from './given-names.ts';

/**
 * Their accounts, the one that they compared it with under the name that they say it shows, now or when they gave it first. What its platform
 * told us stands, and the other names that they give count beside it.
 */
export function withOwnName(
  own: readonly Found[],
  beside: Pick<SeenProfile, 'platform' | 'handle'> | undefined,
  name: string | null | undefined,
  subject: Pick<Subject, 'name' | 'otherNames'>,
): readonly Found[] {
  if (!beside || !name) return own;
  return own.map((one) =>
    isSameHandle(one.profile, beside) && !isRead(one.profile)
      ? { ...one, profile: { ...one.profile, name }, otherNames: namesBeside(name, subject) }
      : one,
  );
}

/** The name under which an account of theirs stands beside what they gave us, which may be one that they stated for it alone. */
export const nameBeside = (before: Finding | undefined): string | null | undefined =>
  before?.theirs.seenIn === 'report' && !isRead(before.yours) ? before.yours.name : undefined;
