import { isRead } from '#domain/scan/finding';
import type { SubmitJob } from '#domain/scan/scan-job';
import type { Subject } from '#domain/subject/subject';
import { isSameHandle } from '../same-account.ts';
import type { Found } from '../look.ts';
import { namesBeside } from './given-names.ts';

/**
 * Their accounts, the one that they compared it with under the name that they say it shows. What its platform told us stands, and the
 * other names that they give count beside it.
 */
export const withOwnName = (
  own: readonly Found[],
  { ownAccount, ownName }: Pick<SubmitJob['submitted'], 'ownAccount' | 'ownName'>,
  subject: Pick<Subject, 'name' | 'otherNames'>,
): readonly Found[] =>
  ownAccount && ownName
    ? own.map((one) =>
        isSameHandle(one.profile, ownAccount) && !isRead(one.profile)
          ? {
              ...one,
              profile: { ...one.profile, name: ownName },
              otherNames: namesBeside(ownName, subject),
            }
          : one,
      )
    : own;
