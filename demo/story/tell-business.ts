import { newUser } from '#domain/account/user';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { invitationLasts } from '#domain/business/seat';
import { businessPlans } from '#domain/plan/business-plan';
import { withSharing } from '#domain/business/shared-finding';
import { userSubject } from '#domain/keys';
import { ulid } from 'ulid';
import { runRound } from '../../lambdas/domain-watch/round/run-round.ts';
import { editFinding } from '../../lambdas/scan/edit-finding.ts';
import { findingId } from '../../lambdas/scan/same-account.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { seeded } from '../../platforms/seeded.ts';
import { colleagues, ferrowBay, ferrowBeginnings, invited } from './ferrow-bay.ts';
import { ferrowInternet } from './ferrow-internet.ts';
import { openStores } from './stores.ts';

const day = 86_400_000;
/** The days on which the look-alikes of the domain were looked at, before the demonstration began. */
const looks = [28, 21, 14, 10, 7, 3, 0.1].map((days) => days * day);
/** Maya shares this one. */
const shared = findingId('GITHUB', 'maya-hollimund-official');

export interface Named {
  sub: string;
  email: string;
}

/**
 * Tells the month of Ferrow Bay Ceramics: nine people and an invitation, look-alike domains found by the product's own rounds,
 * and a copy that Maya shares. Comes after Maya's own story; told again it writes the same.
 */
export async function tellBusiness(
  database: Database,
  { owner, maya, since }: { owner: Named; maya: Named; since: number },
): Promise<void> {
  const stores = { ...openStores(database), businesses: businessStore(database), seats: seatStore(database) };
  const at = (ago: number) => new Date(since - ago).toISOString();
  const dates = (ago: number) => ({ createdAt: at(ago), updatedAt: at(ago) });
  const { id: businessId } = ferrowBay;
  const seat = (
    { sub, email }: Named,
    role: BusinessAccountUsers['role'],
    ago: number,
  ): BusinessAccountUsers => ({
    ...{ businessId, userEmailAddress: email, userId: sub, role, adminUserId: owner.sub },
    ...dates(ago),
  });

  if (!(await stores.users.get(owner.sub)))
    await stores.users.create({
      ...newUser(owner, at(ferrowBeginnings.made)),
      ...{ firstName: 'Rosalind', lastName: 'Ferrow', tourEnabled: false, devices: null },
    });
  if (!(await stores.businesses.get(businessId)))
    await stores.businesses.create(
      {
        ...ferrowBay,
        adminId: owner.sub,
        totalAvailableSeats: businessPlans.STARTER.seats,
        ...dates(ferrowBeginnings.made),
      },
      seat(owner, 'ADMIN', ferrowBeginnings.made),
    );
  for (const { role, ago, firstName, lastName, ...who } of colleagues) {
    if (!(await stores.users.get(who.sub)))
      await stores.users.create({
        ...newUser(who, at(ago)),
        ...{ firstName, lastName, tourEnabled: false, devices: null },
      });
    await stores.seats.takeSeat(seat(who, role, ago));
  }
  await stores.seats.takeSeat(seat(maya, 'MEMBER', ferrowBeginnings.mayaJoined));
  await stores.seats.takeSeat({
    ...{ businessId, userEmailAddress: invited.email, role: 'MEMBER', adminUserId: owner.sub },
    ...dates(invited.ago),
    invitedUntil: new Date(since - invited.ago + invitationLasts).toISOString(),
  });
  await editFinding({ subjectId: userSubject(maya.sub), id: shared }, stores, (finding) =>
    withSharing(finding, businessId, true),
  );
  await lookAtDomains(database, stores, since);
}

/** The daily rounds of a month, a few of them: each sees what was there on its day. */
async function lookAtDomains(
  database: Database,
  {
    businesses,
    seats,
    notifications,
    retry,
  }: ReturnType<typeof openStores> & {
    businesses: ReturnType<typeof businessStore>;
    seats: ReturnType<typeof seatStore>;
  },
  since: number,
): Promise<void> {
  let now = since;
  const domains = domainWatchStore(database, () => now);
  const { id: businessId } = ferrowBay;
  const last = await domains.round(businessId);
  for (const ago of looks) {
    now = since - ago;
    if (last && Date.parse(last.startedAt) >= now) continue;
    await runRound(
      { businessId, round: ulid(now, seeded('round', ago)) },
      {
        ...{ businesses, seats, domains, retry, now: () => now },
        ...ferrowInternet(since, () => now),
        // The story has no case about a domain.
        cases: { heads: async () => [], get: async () => undefined, write: async () => false },
        notifications: {
          add: (told) => notifications.add({ ...told, deliveredAt: told.createdAt, readAt: told.createdAt }),
        },
        // No program of theirs is told.
        integrations: { webhook: async () => undefined },
        hook: async () => {},
        again: async () => {},
        budget: () => new AbortController().signal,
      },
    );
  }
}
