import type { ImpersonationDetection } from '#domain/account/user';
import { businessAsSubject } from '#domain/business/as-subject';
import { personAsSubject, type Subject } from '#domain/subject/subject';
import type { BusinessStore } from '../../store/business/business.ts';
import type { UserStore } from '../../store/user.ts';

/** Whom a job searches for, and what their record says was found; undefined when they are gone. */
export async function loadSubject(
  job: { userId: string } | { businessId: string },
  { users, businesses }: { users: Pick<UserStore, 'get'>; businesses: Pick<BusinessStore, 'get'> },
): Promise<{ subject: Subject; counted: ImpersonationDetection | null | undefined } | undefined> {
  if ('businessId' in job) {
    const business = await businesses.get(job.businessId);
    return business && { subject: businessAsSubject(business), counted: undefined };
  }
  const user = await users.get(job.userId);
  return user && { subject: personAsSubject(user), counted: user.impersonationDetection };
}
