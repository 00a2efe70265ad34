import { businessOfSubject, userSubject } from '../keys.ts';

/** Whose a case is stands in its `userId`: a person's plain id, or `B#` and the id of a business. */
export type Owned = { userId: string };

/** By what the findings of a case's owner are keyed. */
export const subjectOfOwner = (owner: string): string =>
  businessOfSubject(owner) === undefined ? userSubject(owner) : owner;

/** The business whose case it is; undefined of a person's. */
export const businessOfCase = ({ userId }: Owned): string | undefined => businessOfSubject(userId);

/** The list of a business's cases, and each below it; its address names the business. */
const ofBusiness = (businessId: string, below = ''): string =>
  `/business-dashboard/cases${below}?businessId=${encodeURIComponent(businessId)}`;

/** The page of all cases of a case's owner. */
export function casesPath(one: Owned): string {
  const businessId = businessOfCase(one);
  return businessId === undefined ? '/cases' : ofBusiness(businessId);
}

/** The page of a case, or `part` of it: `/kept#kept-1`. */
export function casePath({ userId, caseId }: Owned & { caseId: string }, part = ''): string {
  const businessId = businessOfCase({ userId });
  const [page, hash] = part.split('#');
  const below = `/${caseId}${page}`;
  const address = businessId === undefined ? `/cases${below}` : ofBusiness(businessId, below);
  return hash === undefined ? address : `${address}#${hash}`;
}
