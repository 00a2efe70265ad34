import { displayName } from '#domain/account/user';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { asShared, isShareable, type SharedFinding, withSharing } from '#domain/business/shared-finding';
import { userSubject } from '#domain/keys';
import type { Retry } from '../runtime/retry.ts';
import { editFinding } from '../scan/edit-finding.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { FindingStore } from '../store/finding.ts';
import type { UserStore } from '../store/user.ts';

/** Members whose findings are read at once. */
const together = 10;

/**
 * What members share with a business, the newest first. Read by way of the seats, so that a share ends with the seat of who
 * shared it: however somebody goes, nothing of theirs stays in sight.
 */
export async function sharedFindings(
  businessId: string,
  services: {
    seats: Pick<SeatStore, 'seatsIn'>;
    findings: Pick<FindingStore, 'sharedWith'>;
    users: Pick<UserStore, 'get'>;
  },
): Promise<SharedFinding[]> {
  const joined = (await services.seats.seatsIn(businessId)).filter(({ invitedUntil }) => !invitedUntil);
  const shared: SharedFinding[] = [];
  for (let at = 0; at < joined.length; at += together) {
    const some = joined.slice(at, at + together);
    shared.push(...(await Promise.all(some.map((seat) => sharedBy(seat, services)))).flat());
  }
  return shared.sort((a, b) => b.firstSeen.localeCompare(a.firstSeen));
}

async function sharedBy(
  { businessId, userId, userEmailAddress }: BusinessAccountUsers,
  { findings, users }: { findings: Pick<FindingStore, 'sharedWith'>; users: Pick<UserStore, 'get'> },
): Promise<SharedFinding[]> {
  if (!userId) return [];
  const theirs = (await findings.sharedWith(userSubject(userId), businessId)).filter(isShareable);
  if (theirs.length === 0) return [];
  const user = await users.get(userId);
  const name = (user && displayName(user)) ?? userEmailAddress;
  return theirs.map((finding) => asShared(finding, name));
}

/** Ends what somebody shared with a business in an earlier time there: who joins begins with nothing in sight. */
export async function endSharing(
  businessId: string,
  userId: string,
  services: { findings: Pick<FindingStore, 'sharedWith' | 'get' | 'write'>; retry: Retry },
): Promise<void> {
  const subjectId = userSubject(userId);
  for (const { id } of await services.findings.sharedWith(subjectId, businessId))
    await editFinding({ subjectId, id }, services, (before) => withSharing(before, businessId, false));
}
