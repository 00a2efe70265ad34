import { businessOfCase, subjectOfOwner } from '#domain/case/owner';
import { businessSubject } from '#domain/keys';
import { seatAllowed } from '../business/seat-allowed.ts';
import type { OwnSeatStore } from '../store/business/own-seats.ts';

/** Whose cases a call is about, and who makes it. */
export interface CaseOwner {
  /** As cases are keyed: a person's plain id, or `B#` and that of a business. */
  id: string;
  /** As their findings are keyed. */
  subjectId: string;
  /** Undefined: the caller's own cases. */
  businessId: string | undefined;
  writer: string;
}

/** The caller, or a business in which their role keeps cases. Throws FORBIDDEN, the same where there is no such business. */
export async function caseOwner(
  caller: { sub: string },
  { businessId }: { businessId?: string | undefined },
  services: { seats: Pick<OwnSeatStore, 'seatOf'> },
): Promise<CaseOwner> {
  if (businessId === undefined) return ownerOf(caller.sub, caller.sub);
  await seatAllowed(businessId, caller, 'keep cases', services);
  return ownerOf(businessSubject(businessId), caller.sub);
}

const ownerOf = (id: string, writer: string): CaseOwner => ({
  ...{ id, writer, subjectId: subjectOfOwner(id), businessId: businessOfCase({ userId: id }) },
});
