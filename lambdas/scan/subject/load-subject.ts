import { businessAsSubject } from '#domain/business/as-subject';
import { personAsSubject, type Subject } from '#domain/subject/subject';
import type { BusinessStore } from '../../store/business/business.ts';
import type { UserStore } from '../../store/user.ts';

/** Whom a job searches for; undefined when they are gone. */
export async function loadSubject(
  job: { userId: string } | { businessId: string },
  { users, businesses }: { users: Pick<UserStore, 'get'>; businesses: Pick<BusinessStore, 'get'> },
): Promise<Subject | undefined> {
  if ('businessId' in job) {
    const business = await businesses.get(job.businessId);
    return business && businessAsSubject(business);
  }
  const user = await users.get(job.userId);
  return user && personAsSubject(user);
}
