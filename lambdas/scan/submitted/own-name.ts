import { platformTable } from '#domain/platform/platform-table';
import { isRead, type SeenProfile } from '#domain/scan/finding';
import type { Subject } from '#domain/subject/subject';
import type { Compared } from '../compare.ts';
import { isSameHandle } from '../same-account.ts';
import type { Found } from '../look.ts';
import { namesBeside } from '../known/given-names.ts';

type Beside = Pick<SeenProfile, 'platform' | 'handle'> | undefined;

/**
 * Their accounts, the one that they compared it with under the name that they say it shows, now or when they gave it first. What its platform
 * told us stands, and the other names that they give count beside it.
 */
export function withOwnName(
  own: readonly Found[],
  beside: Beside,
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

/** Who entered another name for their account than its platform shows reads which one counts. */
export function sayShownName(
  compared: Compared,
  own: readonly Found[],
  beside: Beside,
  name: string | undefined,
): Compared {
  const { yours, judgement } = compared;
  const isIt = (profile: SeenProfile) => !!beside && isSameHandle(profile, beside);
  const shown = own.find(({ profile }) => isIt(profile) && isRead(profile))?.profile.name;
  if (!isIt(yours) || !name || !shown || shown.trim().toLowerCase() === name.trim().toLowerCase())
    return compared;
  const says = `On ${platformTable[yours.platform].name}, ${yours.handle} is called “${shown}”.`;
  const evidence = judgement.evidence.map((one) =>
    one.signal === 'name' && one.side !== 'for' ? { ...one, reason: `${one.reason} ${says}` } : one,
  );
  return { ...compared, judgement: { ...judgement, evidence } };
}
