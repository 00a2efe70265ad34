import { type Finding, isRead, type SeenProfile } from '#domain/scan/finding';
import type { Subject } from '#domain/subject/subject';
import { isSameHandle } from '../same-account.ts';
import type { Found } from '../look.ts';
import { namesBeside } from './given-names.ts';

/**
 * Their accounts, the one that they compared it with under the name that they say it shows, now or when they gave it first. Where its platform
 * told us another, both count, as the other names that they give do.
 */
export function withOwnName(
  own: readonly Found[],
  beside: Pick<SeenProfile, 'platform' | 'handle'> | undefined,
  name: string | null | undefined,
  subject: Pick<Subject, 'name' | 'otherNames'>,
): readonly Found[] {
  if (!beside || !name) return own;
  return own.map((one) => {
    if (!isSameHandle(one.profile, beside)) return one;
    return isRead(one.profile)
      ? { ...one, otherNames: [...(one.otherNames ?? []), name] }
      : { ...one, profile: { ...one.profile, name }, otherNames: namesBeside(name, subject) };
  });
}

/** The name under which an account of theirs stands beside what they gave us, which may be one that they stated for it alone. */
export const nameBeside = (before: Finding | undefined): string | null | undefined =>
  before?.theirs.seenIn === 'report' ? before.yours.name : undefined;
